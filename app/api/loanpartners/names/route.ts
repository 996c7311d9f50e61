import * as z from "zod";
import { route } from "@/lib/http/route";
import { lenderNames } from "@/lib/lenders/data";

const asked = z.strictObject({ name: z.string().trim().max(100).default("") });

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "anyone", body: asked },
  async ({ body }) => ({ data: await lenderNames(body.name) }),
);
