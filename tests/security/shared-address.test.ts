import { randomBytes } from "node:crypto";
import { POST as enterDesk } from "@/app/api/desk/enter/route";
import { POST as stop } from "@/app/api/leads/stop/route";
import { POST as upload } from "@/app/api/loanform/upload/route";
import { POST as applynow } from "@/app/api/users/applynow/route";
import { POST as login } from "@/app/api/users/login/route";
import { POST as signup } from "@/app/api/users/signup/route";
import { perAddress } from "@/lib/auth/limits";
import { takeLogin } from "@/lib/auth/login-limit";
import { addressOf, takeOne } from "@/lib/http/rate-limit";
import { stopSecret } from "@/lib/leads/mutations";
import { secretHash } from "@/lib/session/secret-hash";
import { db } from "@/lib/db";
import { newStaffMember } from "@/tests/factories/staff";
import { leadAnswers, newLead } from "@/tests/factories/leads";
import { newStudent } from "@/tests/factories/sessions";
import { newPerson } from "@/tests/factories/users";
import { bearer, phoneToken } from "@/tests/identity-tokens";
import { call, requestTo } from "@/tests/requests";

// Thousands share one address: a campus, a branch of a bank, a mobile network. What one of them uses up of a limit by
// address must not shut out another who has shown a session, a confirmed code or a secret.

/** The headers of somebody at one address. */
const at = () => ({ "x-forwarded-for": `10.${randomBytes(3).join(".")}` });
type Limited = Parameters<typeof perAddress>[0];
/** Uses up an address's share of a call, as somebody does who sends junk. @returns the address's headers */
async function usedUp(of: Limited) {
  const headers = at();
  const request = requestTo("users/login", {}, { headers });
  for (const limit of perAddress(of))
    await Promise.all(Array.from({ length: limit.points }, () => takeOne(limit, addressOf(request))));
  return headers;
}

/** Signs up, or logs in, from an address whose share is used up: 429 without a proof, done with one. */
const person = () => {
  const { digits, ...rest } = newPerson();
  return { ...rest, phone: `+91${digits}` };
};

test("T09 a sign-up with a confirmed code; without one it waits", async () => {
  const headers = await usedUp("signup");
  const asha = person();
  expect((await call(signup, requestTo("users/signup", asha, { headers }))).http).toBe(429);
  const proof = bearer(phoneToken(asha.phone));
  expect(await call(signup, requestTo("users/signup", asha, { headers: { ...headers, ...proof } }))).toMatchObject({
    http: 200,
    body: { data: { userId: expect.any(String) } },
  });
  // The code of another phone opens no account for this one.
  const others = bearer(phoneToken(person().phone));
  expect((await call(signup, requestTo("users/signup", person(), { headers: { ...headers, ...others } }))).http).toBe(
    403,
  );
});

test("T09 a sign-up with the code that was confirmed for a callback minutes ago, and the login after it", async () => {
  const asha = person();
  const lead = { ...leadAnswers(), ...asha };
  const confirmed = await call(
    applynow,
    requestTo("users/applynow", lead, { headers: bearer(phoneToken(asha.phone)) }),
  );
  const cookie = confirmed.headers
    .getSetCookie()
    .map((set) => set.split(";")[0]!)
    .join("; ");
  const signingUp = await usedUp("signup");
  expect((await call(signup, requestTo("users/signup", asha, { headers: { ...signingUp, cookie } }))).http).toBe(200);
  const headers = await usedUp("session");
  const entering = (more: object) =>
    takeLogin(requestTo("auth/callback/identity", "", { headers: { ...headers, ...more } }), `email=${asha.email}`);
  expect((await entering({}))?.status).toBe(429);
  expect(await entering({ cookie })).toBeNull();
});

test("T09 a call of somebody who is logged in", async () => {
  const asha = await newStudent();
  const headers = await usedUp("login");
  const body = { email: asha.email, phone: asha.phone };
  expect((await call(login, requestTo("users/login", body, { headers }))).http).toBe(429);
  expect((await call(login, requestTo("users/login", body, { as: asha, headers }))).http).toBe(200);
});

test("T09 a colleague with a confirmed code enters the desk", async () => {
  const { phone } = await newStaffMember();
  const headers = await usedUp("desk");
  expect((await call(enterDesk, requestTo("desk/enter", {}, { headers }))).http).toBe(429);
  const proof = bearer(phoneToken(phone));
  expect((await call(enterDesk, requestTo("desk/enter", {}, { headers: { ...headers, ...proof } }))).http).toBe(200);
});

test("T09 a right stop link stops the calls after 120 links that belong to nothing", async () => {
  const lead = await newLead({ phoneVerified: true });
  const secret = stopSecret(lead.id);
  await db.lead.update({ where: { id: lead.id }, data: { stopHash: secretHash(secret) } });
  const headers = at();
  const press = (typed: string) => call(stop, requestTo("leads/stop", { secret: typed }, { headers }));
  const junk = await Promise.all(Array.from({ length: 121 }, () => press(randomBytes(18).toString("base64url"))));
  expect(junk.filter(({ http }) => http === 429)).toHaveLength(1);
  expect(await press(secret)).toMatchObject({ http: 200, body: { data: { stopped: "number" } } });
});

test("T09 a student uploads beside 600 calls without a session", async () => {
  const asha = await newStudent();
  const headers = at();
  const send = (as?: typeof asha) => {
    const form = new FormData();
    form.set("file", new File(["%PDF-1.4 no paper"], "a.pdf", { type: "application/pdf" }));
    return call(upload, requestTo("loanform/upload", form, { as, headers }));
  };
  const junk = await Promise.all(Array.from({ length: 601 }, () => send()));
  expect(new Set(junk.map(({ http }) => http))).toEqual(new Set([401]));
  // Looked into, and so refused for what it is.
  expect((await send(asha)).http).toBe(422);
});
