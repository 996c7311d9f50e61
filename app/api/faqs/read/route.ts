import * as z from "zod";
import { readFaqs } from "@/lib/faqs/data";
import { route } from "@/lib/http/route";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "anyone", body: z.strictObject({}) },
  async () => ({
    data: await readFaqs(),
  }),
);
