import "server-only";
import type { NextRequest } from "next/server";
import { PASS_HEADER } from "@/lib/session/cookie";
import { deskVisit, lenderVisit } from "@/lib/session/link-session";
import { sessionUser } from "@/lib/session/session-user";
import { LOG_IN_FIRST, OPEN_DESK_FIRST, OPEN_PASS_FIRST } from "./envelope";
import { Refusal } from "./refusal";

/**
 * Who may send a request. "student" is a session; "lender" an officer with the pass that the header `pass` names,
 * opened in this browser; "colleague" a day at the desk; "anyone" nobody in particular.
 * Each throws a Refusal 401 for whoever is not one.
 */
export const VISITORS = {
  student: async (request: NextRequest) => {
    const user = await sessionUser(request);
    if (!user) throw new Refusal(401, "logInFirst", LOG_IN_FIRST);
    return user;
  },
  /** @param passId where the address names the pass, as that of a file does */
  lender: async (request: NextRequest, passId: string | null = request.headers.get(PASS_HEADER)) => {
    const visit = await lenderVisit(request, passId);
    if (!visit) throw new Refusal(401, "openPassFirst", OPEN_PASS_FIRST);
    return visit;
  },
  colleague: async (request: NextRequest) => {
    const visit = await deskVisit(request);
    if (!visit) throw new Refusal(401, "openDeskFirst", OPEN_DESK_FIRST);
    return visit;
  },
  anyone: async () => null,
} as const;

export type Access = keyof typeof VISITORS;
export type Visitor<By extends Access> = Awaited<ReturnType<(typeof VISITORS)[By]>>;
