import { mailServer } from "./testing";
import { db } from "@/lib/db";
import { staffCounts } from "@/lib/back-office/data";
import { morningMail, type WaitingCounts } from "./mail";
import { sendMorningMail } from "./morning-worker";

/** A morning of its own for each test, far from any day on which somebody works. */
let year = 2100;
const at = (clock: string) => new Date(`${year}-03-04T${clock}:00+05:30`);
beforeEach(() => {
  year += 1;
});
const days = () => db.morningMail.count({ where: { day: new Date(`${year}-03-04`) } });

/** Counts what is delivered; `fails` says how many of the first tries do not go out. */
function counting(fails = 0) {
  const delivered: WaitingCounts[] = [];
  let tries = 0;
  const deliver = async (waiting: WaitingCounts) => {
    tries += 1;
    if (tries <= fails) throw new Error("The mail server is away.");
    delivered.push(waiting);
  };
  return { told: delivered, by: { name: "smtp" as const, deliver } };
}

test("nothing before eight in India, one mail after it, however many instances there are", async () => {
  const { told: delivered, by } = counting();
  await sendMorningMail(by, at("07:59"));
  expect([delivered.length, await days()]).toEqual([0, 0]);
  await Promise.all(Array.from({ length: 8 }, () => sendMorningMail(by, at("08:00"))));
  await sendMorningMail(by, at("23:59"));
  expect([delivered.length, await days()]).toEqual([1, 1]);
  expect(Object.keys(delivered[0]!).sort()).toEqual(Object.keys(await staffCounts()).sort());
});

test("a mail that could not be sent is tried again, until it went out once", async () => {
  const { told: delivered, by } = counting(2);
  for (const clock of ["08:00", "08:05"]) {
    await sendMorningMail(by, at(clock));
    expect([delivered.length, await days()]).toEqual([0, 0]);
  }
  await sendMorningMail(by, at("08:10"));
  await sendMorningMail(by, at("08:15"));
  expect(delivered).toHaveLength(1);
});

test("it goes to the whole team, with numbers and the address of the back office only", async () => {
  const { mails, stop } = await mailServer();
  await sendMorningMail(undefined, at("08:00"));
  await stop();
  expect(mails).toHaveLength(1);
  const [{ to, head, body }] = mails as [(typeof mails)[0]];
  expect(to).toEqual(["team@dakhila.example", "lead@dakhila.example"]);
  expect(head).toContain("Subject: Dakhila: this morning");
  expect(body.trim()).toMatch(
    /^What waits at the desk this morning:\n\nCalls: \d+\nFiles: \d+( \(the oldest for \d+ days?\))?\nPapers that nobody has looked at: \d+\nCases that wait on us: \d+\n\nhttps?:\/\/[^/]+\/desk$/,
  );
});

test("what it says", () => {
  const desk = "https://dakhila.example/desk";
  expect(morningMail({ calls: 3, files: 2, oldestDays: 1, papers: 41, cases: 0 }, desk).text).toContain(
    "Calls: 3\nFiles: 2 (the oldest for 1 day)\nPapers that nobody has looked at: 41\nCases that wait on us: 0",
  );
  expect(morningMail({ calls: 0, files: 0, oldestDays: 0, papers: 0, cases: 0 }, desk).text).toContain("Files: 0\n");
});
