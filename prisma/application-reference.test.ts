import { createHash } from "node:crypto";
import { admin, db } from "@/tests/factories/database";
import { undone } from "@/tests/factories/undone";

const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const ACCOUNT = "0b9f6a52-6a55-4d5e-9a53-0d0f6f1b7c11";

const checkLetters = async (spoken: string[]) => {
  const rows = await db.$queryRaw<{ letter: string }[]>`
    SELECT check_letter(spoken) AS letter FROM unnest(${spoken}::text[]) WITH ORDINALITY given (spoken, place) ORDER BY place`;
  return rows.map(({ letter }) => letter);
};

/** The first nine letters, reckoned once more without the database. */
const nineOf = (account: string) =>
  [...createHash("sha256").update(`application ${account}`).digest().subarray(0, 9)]
    .map((byte) => LETTERS[byte & 31])
    .join("");

it("stands in the row from the start, and nothing changes it", async () => {
  const found = await undone(async (tx) => {
    await tx.user.create({ data: { id: ACCOUNT, name: "Asha Iyer", email: "reference@student.example" } });
    const { reference } = await tx.loanForm.create({ data: { userId: ACCOUNT, reference: "DK-MINE" } });
    const { reference: later } = await tx.loanForm.update({
      where: { userId: ACCOUNT },
      data: { reference: "DK-OTHER", complete: true },
    });
    return { reference, later, byNumber: (await tx.loanForm.findUnique({ where: { reference } }))?.userId };
  });
  const nine = nineOf(ACCOUNT);
  const [check] = await checkLetters([nine]);
  const reference = `DK-${nine.slice(0, 3)}-${nine.slice(3, 6)}-${nine.slice(6)}${check}`;
  expect(found).toEqual({ reference, later: reference, byNumber: ACCOUNT });
});

it("gives a second account with the same letters others", async () => {
  const [first, again] = await db.$queryRaw<{ reference: string }[]>`
    SELECT application_reference(${ACCOUNT}::uuid, attempt) AS reference FROM generate_series(0, 1) attempt ORDER BY attempt`;
  expect(again).not.toEqual(first);
  const taken = await undone(async (tx) => {
    const other = "0b9f6a52-6a55-4d5e-9a53-0d0f6f1b7c12";
    for (const [id, email] of [
      [other, "other@student.example"],
      [ACCOUNT, "reference@student.example"],
    ] as const)
      await tx.user.create({ data: { id, name: "Asha Iyer", email } });
    await tx.loanForm.create({ data: { userId: other } });
    // As if the other's hash began with the same letters.
    await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
    await tx.loanForm.update({ where: { userId: other }, data: { reference: first!.reference } });
    await tx.$executeRaw`SET LOCAL session_replication_role = origin`;
    return (await tx.loanForm.create({ data: { userId: ACCOUNT } })).reference;
  }, admin.db);
  expect(taken).toBe(again!.reference);
});

it("shows every wrong letter, and all but a few swapped ones", async () => {
  const nine = nineOf(ACCOUNT);
  const wrong = [...nine].flatMap((own, place) =>
    [...LETTERS]
      .filter((letter) => letter !== own)
      .map((letter) => nine.slice(0, place) + letter + nine.slice(place + 1)),
  );
  const [right, ...others] = await checkLetters([nine, ...wrong]);
  expect(others.filter((letter) => letter === right)).toEqual([]);

  const swapped = [...LETTERS].flatMap((one) =>
    [...LETTERS]
      .filter((two) => two !== one)
      .map((two) => [`${nine.slice(0, 7)}${one}${two}`, `${nine.slice(0, 7)}${two}${one}`]),
  );
  const before = await checkLetters(swapped.map(([text]) => text!));
  const after = await checkLetters(swapped.map(([, text]) => text!));
  expect(before.filter((letter, index) => letter === after[index]).length / swapped.length).toBeLessThan(0.05);
});
