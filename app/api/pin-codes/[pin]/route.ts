import { TRY_AGAIN } from "@/lib/http/envelope";
import { refusalAnswer } from "@/lib/http/refusal";
import { safeErrorFields, log } from "@/lib/log";
import { isPin, placesOf } from "@/lib/pin-codes/data";

/**
 * Suggestions for city and state, outside the POST contract: a public fact that browsers may keep for a day.
 * Answers a bare list of `{ city, state }`, empty for a PIN code that we do not know.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ pin: string }> }) {
  const { pin } = await params;
  if (!isPin(pin)) return refusalAnswer({ http: 404, code: "pinCodeInvalid", message: "A PIN code has six digits." });
  try {
    return Response.json(await placesOf(pin), { headers: { "cache-control": "public, max-age=86400" } });
  } catch (error) {
    log.error(safeErrorFields(error), "PIN code could not be looked up");
    return refusalAnswer({ http: 503, code: "serverFailed", message: TRY_AGAIN });
  }
}
