import * as z from "zod";
import { route } from "@/lib/http/route";
import { readLenders } from "@/lib/lenders/data";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "anyone", body: z.strictObject({}) },
  async () => ({
    data: await readLenders(),
  }),
);
