import * as z from "zod";
import { Refusal } from "@/lib/http/refusal";
import { route } from "@/lib/http/route";
import { readLender } from "@/lib/lenders/data";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "anyone", body: z.strictObject({}) },
  async ({ params }) => {
    const partner = await readLender(params.id ?? "");
    if (!partner) throw new Refusal(404, "lenderNotFound", "We do not list such a lender.");
    return { data: partner };
  },
);
