import { callNextAuth, FORGERIES, googleClaims, phoneClaims, signed } from "./firebase-project";
import { randomUUID } from "node:crypto";
import { POST as nextAuth, GET as nextAuthGet } from "@/app/api/auth/[...nextauth]/route";
import { POST as applynow } from "@/app/api/users/applynow/route";
import { POST as login } from "@/app/api/users/login/route";
import { POST as loginWithGoogle } from "@/app/api/users/loginwithgoogle/route";
import { SESSION_COOKIE } from "@/lib/session/cookie";
import { forgetCounts } from "@/lib/http/rate-limit";
import { bearer } from "@/tests/identity-tokens";
import { db } from "@/lib/db";
import { newLead } from "@/tests/factories/leads";
import { newStudent } from "@/tests/factories/sessions";
import { newPhone } from "@/tests/factories/users";
import { call, requestTo } from "@/tests/requests";

// Every proof with every account at every call that logs in. Only what belongs together passes.

type Someone = { id: string; name: string; email: string; phone: string; sub: string };
type Cast = { A: Someone; B: Someone; nobody: Someone };
type Who = keyof Cast;
type Proof = {
  name: string;
  by: "phone" | "google" | "none";
  of: Who;
  valid: boolean;
  token(cast: Cast): Promise<string> | string | null;
};

async function newSomeone(name: string): Promise<Someone> {
  const sub = randomUUID();
  const { id, email, phone } = await newStudent({ name, googleSub: sub, emailVerifiedAt: new Date() });
  return { id, name, email, phone: phone!, sub };
}
const newNobody = (): Someone => ({
  id: "",
  name: "Nobody Canary",
  email: `${randomUUID()}@example.com`,
  phone: newPhone(),
  sub: randomUUID(),
});

const WHO: Who[] = ["A", "B", "nobody"];
const PROOFS: Proof[] = [
  { name: "no proof", by: "none", of: "nobody", valid: false, token: () => null },
  ...WHO.flatMap((of): Proof[] => [
    { name: `${of}'s phone`, by: "phone", of, valid: true, token: (cast) => signed(phoneClaims(cast[of].phone)) },
    {
      name: `${of}'s Google account`,
      by: "google",
      of,
      valid: true,
      token: (cast) => signed(googleClaims(cast[of].email, cast[of].sub)),
    },
  ]),
  {
    name: "another Google account with A's e-mail",
    by: "google",
    of: "nobody",
    valid: true,
    token: ({ A }) => signed(googleClaims(A.email, randomUUID())),
  },
  {
    name: "another Google account with A's e-mail, not verified",
    by: "google",
    of: "nobody",
    valid: true,
    token: ({ A }) => signed(googleClaims(A.email, randomUUID(), false)),
  },
  ...Object.entries(FORGERIES).flatMap(([name, forge]): Proof[] => [
    { name: `A's phone, ${name}`, by: "phone", of: "A", valid: false, token: ({ A }) => forge(phoneClaims(A.phone)) },
    {
      name: `A's Google account, ${name}`,
      by: "google",
      of: "A",
      valid: false,
      token: ({ A }) => forge(googleClaims(A.email, A.sub)),
    },
  ]),
];
const CELLS = `${PROOFS.length} proofs × ${WHO.length} accounts = ${PROOFS.length * WHO.length} cells`;

let cast: Cast;
beforeAll(async () => {
  cast = { A: await newSomeone("Asha Canary"), B: await newSomeone("Ravi Canary"), nobody: newNobody() };
});

/** Runs all cells of one door and says which did not end as they must; `nobody` is another person each time. */
async function everyCell(
  door: (proof: Proof, account: Who, token: string | null) => Promise<unknown>,
  expected: (proof: Proof, account: Who) => unknown,
) {
  const wrong: unknown[] = [];
  for (const proof of PROOFS) {
    for (const account of WHO) {
      cast.nobody = newNobody();
      const [is, must] = [await door(proof, account, await proof.token(cast)), expected(proof, account)];
      if (JSON.stringify(is) !== JSON.stringify(must)) wrong.push([proof.name, `account: ${account}`, { is, must }]);
    }
  }
  expect(wrong).toEqual([]);
}
const belongs = ({ valid, of }: Proof, account: Who) => valid && of === account && account !== "nobody";
const headers = (token: string | null) => (token === null ? {} : bearer(token));
const full = ({ id, name, email, phone }: Someone) => ({ userId: id, name, email, phone });

test(`T04 users/login, ${CELLS}: only the owner's proof opens the user object`, async () => {
  await everyCell(
    async (_proof, account, token) => {
      const { email, phone } = cast[account];
      // What does not prove this phone counts against it; that limit has tests of its own.
      await forgetCounts([phone], db);
      const {
        http,
        body,
        headers: answered,
      } = await call(login, requestTo("users/login", { email, phone }, { headers: headers(token) }));
      return [http, body.status, body.data, answered.get("set-cookie")];
    },
    (proof, account) => {
      const person = cast[account];
      if (belongs(proof, account)) return [200, 1, full(person), null];
      if (proof.by === "none")
        return account === "nobody"
          ? [200, 0, null, null]
          : [200, 1, { email: person.email, phone: person.phone }, null];
      if (!proof.valid) return [401, 0, null, null];
      // A stranger who proves the very phone that they typed may hear that nobody has it.
      if (proof.by === "phone" && proof.of === "nobody" && account === "nobody") return [200, 0, null, null];
      return [403, 0, null, null];
    },
  );
});

test(`T04 the session, ${CELLS}: opens only with the owner's proof and the owner's e-mail`, async () => {
  const asked = requestTo("auth/csrf", null, { method: "GET" });
  const csrf = await callNextAuth(nextAuthGet, asked, "csrf");
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const cookie = csrf.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
  const before = await db.session.count({ where: { userId: { in: [cast.A.id, cast.B.id] } } });
  let opened = 0;
  await everyCell(
    async (_proof, account, token) => {
      const form = new URLSearchParams({
        csrfToken,
        json: "true",
        callbackUrl: "/",
        email: cast[account].email,
        ...(token !== null && { idToken: token }),
      });
      const request = requestTo("auth/callback/identity", form.toString(), {
        headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
      });
      const response = await callNextAuth(nextAuth, request, "callback/identity");
      const { url } = (await response.json()) as { url: string };
      const set = response.headers.getSetCookie().filter((text) => text.startsWith(`${SESSION_COOKIE}=`));
      opened += set.length;
      return [
        response.status,
        new URL(url).searchParams.get("error"),
        set.length,
        response.headers.get("cache-control"),
      ];
    },
    (proof, account) => {
      if (belongs(proof, account)) return [200, null, 1, "no-store"];
      return [401, proof.valid ? "noAccount" : "notProven", 0, "no-store"];
    },
  );
  expect(await db.session.count({ where: { userId: { in: [cast.A.id, cast.B.id] } } })).toBe(before + opened);
  expect(opened).toBe(4);
});

test(`T03 users/loginwithgoogle, ${CELLS}: the body's e-mail opens nothing without Google's word`, async () => {
  await everyCell(
    async (_proof, account, token) => {
      const { email, name } = cast[account];
      const {
        http,
        body,
        headers: answered,
      } = await call<{ userId: string }>(
        loginWithGoogle,
        requestTo("users/loginwithgoogle", { email, name }, { headers: headers(token) }),
      );
      return [http, body.status, body.data?.userId === cast[account].id, "token" in body, answered.get("set-cookie")];
    },
    (proof, account) => {
      const isGoogle = proof.valid && proof.by === "google" && !proof.name.includes("not verified");
      if (!isGoogle) return [401, 0, false, false, null];
      const isOther = proof.name.startsWith("another");
      if (isOther && account === "A") return [200, 0, false, false, null];
      if (isOther || proof.of !== account) return [403, 0, false, false, null];
      return [200, 1, account !== "nobody", true, null];
    },
  );
  expect(
    await db.user.findMany({
      where: { id: { in: [cast.A.id, cast.B.id] } },
      select: { id: true, googleSub: true },
      orderBy: { name: "asc" },
    }),
  ).toEqual([
    { id: cast.A.id, googleSub: cast.A.sub },
    { id: cast.B.id, googleSub: cast.B.sub },
  ]);
});

const LEAD_ANSWER = ["stopLink", "reference", "callBy"];
test(`T04 the confirmed lead, ${CELLS}: only a proof of its own phone marks it`, async () => {
  const answers = {
    name: "Asha Canary",
    reference: "",
    loanAmount: "2000000",
    city: "Surat",
    countryOfStudy: "Canada",
    admissionStatus: "Applied",
  };
  await everyCell(
    async (_proof, account, token) => {
      const { email, phone } = cast[account];
      const lead = await newLead({ ...answers, email, phone });
      const { http, body } = await call(
        applynow,
        requestTo("users/applynow", { ...answers, email, phone, targetIntake: "2027-09" }, { headers: headers(token) }),
      );
      const { phoneVerified } = await db.lead.findUniqueOrThrow({ where: { id: lead.id } });
      await db.lead.deleteMany({ where: { email } });
      // Of the request itself, and nothing of anybody.
      return [http, body.status, body.data && Object.keys(body.data), phoneVerified];
    },
    (proof, account) => {
      if (proof.by === "none") return [200, 1, LEAD_ANSWER, false];
      if (!proof.valid) return [401, 0, null, false];
      return proof.by === "phone" && proof.of === account ? [200, 1, LEAD_ANSWER, true] : [403, 0, null, false];
    },
  );
});

test("T08 without an emulator its unsigned tokens are worth nothing", async () => {
  const { email, phone } = cast.A;
  const token = await FORGERIES["alg none"]!(phoneClaims(phone));
  expect((await call(login, requestTo("users/login", { email, phone }, { headers: bearer(token) }))).http).toBe(401);
});
