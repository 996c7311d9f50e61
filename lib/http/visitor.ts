import "server-only";
import type { NextRequest } from "next/server";
import { SHARE_LINK_HEADER } from "@/lib/session/cookie";
import { staffSession, lenderSession } from "@/lib/session/link-session";
import { sessionUser } from "@/lib/session/session-user";
import { LOG_IN_FIRST, OPEN_BACK_OFFICE_FIRST, OPEN_LINK_FIRST } from "./envelope";
import { Refusal } from "./refusal";

/** Who may send a request: a session, an officer by the header `pass`, a day at the desk. Each throws a Refusal 401. */
export const VISITORS = {
  student: async (request: NextRequest, isQuiet = false) => {
    const user = await sessionUser(request, isQuiet);
    if (!user) throw new Refusal(401, "logInFirst", LOG_IN_FIRST);
    return user;
  },
  lender: async (request: NextRequest, passId: string | null = request.headers.get(SHARE_LINK_HEADER)) => {
    const session = await lenderSession(request, passId);
    if (!session) throw new Refusal(401, "openPassFirst", OPEN_LINK_FIRST);
    return session;
  },
  staff: async (request: NextRequest) => {
    const session = await staffSession(request);
    if (!session) throw new Refusal(401, "openDeskFirst", OPEN_BACK_OFFICE_FIRST);
    return session;
  },
  anyone: async () => null,
} as const;

export type Access = keyof typeof VISITORS;
export type VisitorOf<By extends Access> = Awaited<ReturnType<(typeof VISITORS)[By]>>;
