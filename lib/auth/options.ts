import "server-only";
import type { NextRequest } from "next/server";
import type { AuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { recordEvent } from "@/lib/events/mutations";
import { env } from "@/lib/env";
import { Refusal } from "@/lib/http/refusal";
import { safeErrorFields, log } from "@/lib/log";
import { routes } from "@/lib/routes";
import { CALLBACK_COOKIE, CSRF_COOKIE, SESSION_COOKIE } from "@/lib/session/cookie";
import { ABSOLUTE_HOURS } from "@/lib/session/limits";
import { sessionIdOf } from "@/lib/session/session-user";
import { ownerOf } from "./data";
import { verifyIdentityToken } from "./identity-token";
import { takeProof } from "./kept-proof";
import { closeSession, createSession } from "./mutations";
import type { SignInRefusal } from "./sign-in-refusal";

// Browsers accept Secure on a loopback address over http.
const sealed = { httpOnly: true, sameSite: "lax", path: "/", secure: true } as const;

const MAX_AGE = ABSOLUTE_HOURS * 60 * 60;

/** next-auth's own rule would accept more. */
const DESTINATIONS: readonly string[] = [routes.home, routes.dashboard];

/** next-auth for one request: the only way to a session (docs/decisions/025-sessions.md). */
export function authOptions(request: NextRequest): AuthOptions {
  let owner: ReturnType<typeof ownerOf> | undefined;
  const ownerOnce = (sessionId: unknown) => (owner ??= ownerOf(sessionId));
  return {
    secret: env.NEXTAUTH_SECRET,
    providers: [
      CredentialsProvider({
        id: "identity",
        name: "Identity",
        credentials: { idToken: {}, email: {} },
        authorize: (credentials) => signIn(request, credentials?.idToken, credentials?.email),
      }),
    ],
    session: { strategy: "jwt", maxAge: MAX_AGE },
    useSecureCookies: true,
    cookies: {
      sessionToken: { name: SESSION_COOKIE, options: sealed },
      csrfToken: { name: CSRF_COOKIE, options: sealed },
      callbackUrl: { name: CALLBACK_COOKIE, options: sealed },
    },
    pages: { signIn: routes.home, signOut: routes.home, error: routes.home },
    callbacks: {
      async jwt({ token, user, trigger }) {
        if (trigger === "signIn") return { sessionId: user.sessionId };
        // Throwing makes next-auth remove the cookie of a row that is gone.
        if (!(await sessionIdOf(request)) || !(await ownerOnce(token.sessionId)))
          throw new Error("The session has ended.");
        return { sessionId: token.sessionId };
      },
      async session({ session, token }) {
        const found = await ownerOnce(token.sessionId);
        return { expires: session.expires, ...(found && { user: found }) };
      },
      redirect: ({ url, baseUrl }) =>
        baseUrl + (DESTINATIONS.find((path) => url === path || url === baseUrl + path) ?? routes.home),
    },
    events: { signOut: ({ token }) => closeSession(token?.sessionId) },
    logger: {
      error: (code) => log.warn({ code: codeOf(code) }, "next-auth"),
      warn: (code) => log.debug({ code: codeOf(code) }, "next-auth"),
      debug: () => {},
    },
  };
}

const codeOf = (code: unknown) => (/^[A-Z_]{1,60}$/.test(String(code)) ? code : undefined);

/** next-auth passes the message, which is the code, to the browser. */
class LoginRefused extends Error {
  constructor(code: SignInRefusal) {
    super(code);
  }
}

async function signIn(request: NextRequest, idToken: unknown, email: unknown) {
  try {
    const isKept = idToken === undefined;
    const identity =
      typeof idToken === "string"
        ? await verifyIdentityToken(idToken)
        : isKept
          ? await takeProof(request, email)
          : null;
    if (!identity) {
      await recordEvent("login.refused", null, { reason: "not proven" });
      throw new LoginRefused("notProven");
    }
    const opened = await createSession(identity, {
      email: typeof email === "string" ? email : undefined,
      replaces: await sessionIdOf(request),
      browser: request.cookies.get(CSRF_COOKIE)?.value,
      userAgent: request.headers.get("user-agent"),
      isKept,
    });
    if (!opened) throw new LoginRefused("noAccount");
    return { id: opened.userId, sessionId: opened.sessionId };
  } catch (error) {
    if (error instanceof Refusal) throw new LoginRefused(error.code === "notProven" ? error.code : "serverFailed");
    if (error instanceof LoginRefused) throw error;
    log.error(safeErrorFields(error), "login failed");
    throw new LoginRefused("serverFailed");
  }
}
