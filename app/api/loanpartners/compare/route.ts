import * as z from "zod";
import { route } from "@/lib/http/route";
import { MOST } from "@/lib/lenders/compare";
import { schemesSideBySide } from "@/lib/lenders/data";
import { lenderId, schemeId } from "@/lib/lenders/rows";

/** Schemes, or lenders for their first one; what is neither is nobody's. */
const asked = z.strictObject({
  schemes: z
    .array(z.union([schemeId, lenderId]).catch(""))
    .min(1)
    .max(MOST),
});

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "anyone", body: asked },
  async ({ body }) => ({ data: await schemesSideBySide(body.schemes) }),
);
