import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { rows } from "./database";
import { somebody } from "./people";

/**
 * Makes an account and gives the browser its session, without the screens of signup, which have journeys of their own.
 * The cookie is opened by next-auth's own code with the secret of the app under test.
 */
export async function loggedInStudent(context: BrowserContext, baseURL: string, name = "Asha Iyer") {
  const person = somebody(name);
  const [userId, sessionId] = [randomUUID(), randomUUID()];
  await rows(`INSERT INTO "User" (id, name, email, phone, "phoneVerifiedAt", "updatedAt") VALUES ($1, $2, $3, $4, now(), now())`, userId, person.name, person.email, `+91${person.digits}`);
  await rows(`INSERT INTO "Session" (id, "userId") VALUES ($1, $2)`, sessionId, userId);
  const { encode } = await import("next-auth/jwt");
  const value = await encode({ token: { sessionId }, secret: process.env.E2E_NEXTAUTH_SECRET! });
  await setSession(context, baseURL, value);
  await context.addInitScript((data) => {
    localStorage.setItem("login", "true");
    localStorage.setItem("userData", JSON.stringify(data));
  }, { name: person.name, email: person.email });
  return { ...person, id: userId };
}

/** Puts a session cookie into the browser, true or made up. A Secure one can only be set as if over https. */
export async function setSession(context: BrowserContext, baseURL: string, value: string) {
  await context.addCookies([{ name: "__Host-dakhila.session", value, url: baseURL.replace("http:", "https:"), secure: true, httpOnly: true, sameSite: "Lax" }]);
}
