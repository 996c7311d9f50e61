import "@/tests/own-database";
import { randomBytes } from "node:crypto";
import { env } from "@/lib/env";
import { newCase } from "@/tests/factories/cases";
import { db } from "@/tests/factories/database";
import { leadAnswers } from "@/tests/factories/leads";
import { newOpenedShareLink } from "@/tests/factories/share-links";
import { newUser } from "@/tests/factories/users";
import { receiveLead } from "./mutations";
import { leadSchema } from "./schema";
import { secretProblem } from "./secret-check";

const before = env.NEXTAUTH_SECRET;
const another = randomBytes(32).toString("hex");
afterEach(() => {
  env.NEXTAUTH_SECRET = before;
  jest.restoreAllMocks();
});

/** What a start with the secret of before finds, and one with another. */
async function problems() {
  const found = [];
  for (const secret of [before, another]) {
    env.NEXTAUTH_SECRET = secret;
    found.push(await secretProblem());
  }
  env.NEXTAUTH_SECRET = before;
  return found;
}
const apply = () => receiveLead(leadSchema.parse(leadAnswers()));

test("another secret is refused while links that need the earlier one are open, as far as a lead can show it", async () => {
  await apply();
  expect(await problems()).toEqual([null, null]);
  const { id: userId } = await newUser();
  const pass = { userId, caseId: await newCase(userId) };
  const { passId: id } = await newOpenedShareLink(pass);
  // The lead is older than the link.
  expect(await problems()).toEqual([null, null]);
  await apply();
  expect(await problems()).toEqual([
    null,
    expect.stringMatching(/^NEXTAUTH_SECRET is another one than 1 links .* ends on \d+ \w{3} \d{4}\./),
  ]);
  await db.pass.update({ where: { id }, data: { revokedAt: new Date() } });
  expect(await problems()).toEqual([null, null]);
});

test("a database that does not answer ends no start", async () => {
  jest.spyOn(db.pass, "aggregate").mockRejectedValue(new Error("away"));
  expect(await secretProblem()).toBeNull();
});
