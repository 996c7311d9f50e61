import "server-only";
import type { NextRequest } from "next/server";
import * as z from "zod";
import { safeErrorFields, log } from "@/lib/log";
import { inLanguageOf } from "@/lib/messages/languages";
import { SESSION_USED } from "@/lib/session/limits";
import type { SessionUser } from "@/lib/session/session-user";
import { normalEmail } from "@/lib/contact/validation";
import { type Envelope, NOT_YOURS, TRY_AGAIN } from "./envelope";
import { noteDenied } from "./denied";
import { readJson } from "./json-body";
import { addressOf, type Limit, takeOne, takePerson } from "./rate-limit";
import { Decline, Refusal, refusalAnswer } from "./refusal";
import { isSameOrigin } from "./same-origin";
import { type Access, VISITORS, type VisitorOf } from "./visitor";

type Declaration<Schema extends z.core.$ZodType | undefined> = {
  access: Access;
  /** A strict schema of the body. Left out, the handler reads the request itself (an upload). */
  body?: Schema;
  /** Per sender's address, or as the function counts; taken before anything is read. */
  limits?: readonly Limit[] | ((request: NextRequest) => Promise<void>);
  /** A student's call that pages make by themselves: it does not move the session's idle end on. */
  isQuiet?: boolean;
};
type Input<By extends Access, Schema> = {
  request: NextRequest;
  params: Record<string, string>;
  body: Schema extends z.core.$ZodType ? z.output<Schema> : undefined;
  user: VisitorOf<By>;
};
type Answer = {
  message?: string;
  data?: unknown;
  cookie?: string;
  headers?: Record<string, string>;
  [extra: string]: unknown;
};
const wrapped = new WeakMap<object, Access>();
/** For the test that every address is made by `route()`. */
export const isWrapped = (handler: object) => wrapped.has(handler);
export const accessOf = (handler: object) => wrapped.get(handler);

type Segment = { params: Promise<Record<string, string>> };

/**
 * Order: same origin, rate limit, session, the person's own limit, body, schema, handler, envelope
 * (docs/decisions/027-calls.md). Everything thrown becomes an envelope.
 */
export function route<const By extends Access, Schema extends z.core.$ZodType | undefined = undefined>(
  declaration: Declaration<Schema> & { access: By },
  handler: (input: Input<By, Schema>) => Promise<Answer>,
) {
  const POST = (request: NextRequest, segment?: Segment) => inLanguageOf(request, () => respond(request, segment));
  async function respond(request: NextRequest, segment?: Segment): Promise<Response> {
    let session: SessionUser | null = null;
    let answer: Response;
    try {
      if (!isSameOrigin(request)) throw new Refusal(403, "otherSite", "This request came from another site.");
      await takeLimits(declaration.limits ?? [], request);
      const { access, isQuiet } = declaration;
      const user = await (access === "student" ? VISITORS.student(request, isQuiet) : VISITORS[access](request));
      session = access === "student" ? (user as SessionUser) : null;
      if (user) await takePerson("passId" in user ? user.passId : user.id);
      const body = declaration.body
        ? parse(declaration.body, refuseForeignOwner(await readJson(request), session))
        : undefined;
      const params = (await segment?.params) ?? {};
      const {
        message = "",
        data = null,
        cookie,
        headers,
        ...extra
      } = await handler({ request, params, body, user } as Input<By, Schema>);
      const envelope: Envelope = { status: 1, message, data, ...extra };
      answer = Response.json(envelope, {
        headers: { "cache-control": "no-store", ...headers, ...(cookie && { "set-cookie": cookie }) },
      });
    } catch (error) {
      answer = refuse(error);
      void noteDenied(request, error);
    }
    if (session && !declaration.isQuiet) answer.headers.set(SESSION_USED, String(session.idleSeconds));
    return answer;
  }
  wrapped.set(POST, declaration.access);
  return {
    POST,
    GET: notAllowed,
    HEAD: notAllowed,
    PUT: notAllowed,
    PATCH: notAllowed,
    DELETE: notAllowed,
    OPTIONS: notAllowed,
  };
}

async function takeLimits(limits: NonNullable<Declaration<undefined>["limits"]>, request: NextRequest) {
  if (typeof limits === "function") return limits(request);
  for (const limit of limits) await takeOne(limit, addressOf(request));
}

/** Answers any other method, with what is allowed. Reading a header keeps it from being prerendered. */
async function notAllowed(request: NextRequest) {
  const refusal = new Refusal(405, "methodNotAllowed", `${request.method} is not allowed here. Please use POST.`, {
    headers: { allow: "POST" },
  });
  return refuse(refusal);
}

function refuseForeignOwner(body: Record<string, unknown>, user: SessionUser | null) {
  if (!user) return body;
  const { email, userId, ...rest } = body;
  const claims = [
    email === undefined || (typeof email === "string" && normalEmail(email) === user.email),
    userId === undefined || userId === user.id,
  ];
  if (claims.includes(false)) throw new Refusal(403, "notYours", NOT_YOURS);
  return rest;
}

/** @throws Refusal 422 with one issue per wrong answer; the message is the first one's. */
export function parse<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  throw new Refusal(422, "answersInvalid", issues[0]?.message ?? "Please check what you entered.", { issues });
}

/** The answer to anything thrown; what is no Refusal is logged and becomes 503. */
export function refuse(error: unknown) {
  if (error instanceof Decline) return refusalAnswer({ http: 200, code: error.code, message: error.message });
  if (error instanceof Refusal) return refusalAnswer(error);
  log.error(safeErrorFields(error), "call failed");
  return refusalAnswer({ http: 503, code: "serverFailed", message: TRY_AGAIN });
}
