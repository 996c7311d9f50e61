import * as z from "zod";
import { route } from "@/lib/http/route";
import { readPartners } from "@/lib/partners/data";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "anyone", body: z.strictObject({}) },
  async () => ({
    data: await readPartners(),
  }),
);
