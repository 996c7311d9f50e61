import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { SECTION_KEYS } from "@/lib/loan-form/registry";
import { sampleSection } from "@/lib/loan-form/samples";
import { rows } from "./database";
import { somebody } from "./people";

/**
 * Makes an account and gives the browser its session, without the screens of signup, which have journeys of their own.
 * The cookie is opened by next-auth's own code with the secret of the app under test.
 */
export async function loggedInStudent(context: BrowserContext, baseURL: string, name = "Asha Iyer") {
  const person = somebody(name);
  const [userId, sessionId] = [randomUUID(), randomUUID()];
  await rows(
    `INSERT INTO "User" (id, name, email, phone, "phoneVerifiedAt", "updatedAt") VALUES ($1, $2, $3, $4, now(), now())`,
    userId,
    person.name,
    person.email,
    `+91${person.digits}`,
  );
  await rows(`INSERT INTO "Session" (id, "userId") VALUES ($1, $2)`, sessionId, userId);
  const { encode } = await import("next-auth/jwt");
  const value = await encode({ token: { sessionId }, secret: process.env.E2E_NEXTAUTH_SECRET! });
  await setSession(context, baseURL, value);
  await context.addInitScript(
    (data) => {
      localStorage.setItem("login", "true");
      localStorage.setItem("userData", JSON.stringify(data));
    },
    { name: person.name, email: person.email },
  );
  return { ...person, id: userId };
}

/** Puts a session cookie into the browser, true or made up. A Secure one can only be set as if over https. */
export async function setSession(context: BrowserContext, baseURL: string, value: string) {
  await context.addCookies([
    {
      name: "__Host-dakhila.session",
      value,
      url: baseURL.replace("http:", "https:"),
      secure: true,
      httpOnly: true,
      sameSite: "Lax",
    },
  ]);
}

/** Ends every session of a student, as the idle limit does. */
export const endSessions = (studentId: string) => rows(`DELETE FROM "Session" WHERE "userId" = $1`, studentId);

/**
 * Stores a whole application, with a document for every slot, as the wizard would have saved it; `complete` hands it
 * in.
 */
export async function wholeApplication(studentId: string, complete = false) {
  const stored = Object.fromEntries(
    SECTION_KEYS.map((key) => {
      const value = sampleSection(key, () => `/api/files/${randomUUID().replaceAll("-", "")}`, [studentId]);
      // The samples leave the ids to the server; here there is none.
      return [key, Array.isArray(value) ? value.map((row: object) => ({ ...row, id: studentId })) : value];
    }),
  );
  for (const [, id] of JSON.stringify(stored).matchAll(/\/api\/files\/([0-9a-f]{32})/g)) {
    await rows(
      `INSERT INTO "StoredFile" (id, "ownerId", name, mime, size, sha256, "keyId", driver, "storeKey") VALUES ($1, $2, 'paper.pdf', 'application/pdf', 9, '', 'k1', 'local', $1)`,
      id,
      studentId,
    );
  }
  const columns = SECTION_KEYS.map((key) => `"${key}"`).join(", ");
  const places = SECTION_KEYS.map((_key, index) => `$${index + 2}::jsonb`).join(", ");
  await rows(
    `INSERT INTO "LoanForm" ("userId", ${columns}, "updatedAt") VALUES ($1, ${places}, now())`,
    studentId,
    ...SECTION_KEYS.map((key) => JSON.stringify(stored[key])),
  );
  if (complete)
    await rows(
      `UPDATE "LoanForm" SET complete = true, stage = 'underReview', "submittedAt" = now() WHERE "userId" = $1`,
      studentId,
    );
}
