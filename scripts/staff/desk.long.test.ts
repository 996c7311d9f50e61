import { spawnSync } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { refreshCallList } from "@/lib/leads/call-list";
import { dropDatabase } from "@/tests/drop-database";
import { admin, adminAddress, connect } from "@/tests/factories/database";
import { editColleagues } from "./colleagues";

// A database of its own: the command goes through all cases there are, and other tests break some.
const name = `desk_${randomUUID()}`;
const address = new URL(adminAddress);
address.pathname = `/${name}`;
const own = connect(address.href);
beforeAll(async () => {
  await admin.pool.query(`CREATE DATABASE "${name}" TEMPLATE prepared`);
});
afterAll(async () => {
  await own.db.$disconnect();
  await own.pool.end();
  await dropDatabase(name, (sql) => admin.pool.query(sql));
});

/** What `npm run desk` prints, with one blank where columns are set. */
function desk(...given: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/desk.mjs", ...given], {
    env: { ...process.env, npm_command: "", DATABASE_URL: address.href, STUDIO_DATABASE_URL: "" },
    encoding: "utf8",
  });
  return { status, said: stdout.replaceAll(/ {2,}/g, " "), complaint: stderr };
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const dayInIndia = (moment: Date) => moment.toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });

/** An application that was handed in so many days ago, with these cases. */
async function application(days: number, lenders: string[]) {
  const user = await own.db.user.create({
    data: { name: "Canary Name", email: `${randomUUID()}@canary.example`, phone: `+919${randomInt(1e8, 1e9)}` },
  });
  const form = { loanDetails: { amount: "canary answer" }, submittedAt: daysAgo(days) };
  const { reference } = await own.db.loanForm.create({ data: { userId: user.id, ...form } });
  const cases: string[] = [];
  for (const lenderName of lenders)
    cases.push((await own.db.lenderCase.create({ data: { userId: user.id, lenderName } })).id);
  return { reference, cases };
}

test("the desk counts the numbers to call today, and says since when the oldest waits", async () => {
  expect(desk().said).toMatch(/^calls waiting: 0$/m);
  const lead = (phone: string, days: number, stoppedAt?: Date) =>
    own.db.$transaction(async (tx) => {
      await tx.lead.create({
        data: {
          ...{ name: "Canary Name", email: "canary@example.com", phone, loanAmount: "1", city: "Surat", stoppedAt },
          ...{ countryOfStudy: "Canada", admissionStatus: "Applied", targetIntake: new Date() },
          createdAt: daysAgo(days),
        },
      });
      await refreshCallList(tx, [phone]);
    });
  await lead("+919000000001", 3);
  await lead("+919000000001", 2);
  await lead("+919000000002", 5);
  await lead("+919000000003", 9, new Date());
  const { said } = desk();
  expect(said).toMatch(new RegExp(`^calls waiting: 2, oldest since ${dayInIndia(daysAgo(5))}$`, "m"));
  expect(said).not.toMatch(/canary|\+91/i);
  await own.db.lead.deleteMany();
});

test("the desk names who waits, longest first, and a line that was changed behind the triggers", async () => {
  expect(desk()).toMatchObject({ status: 0, said: expect.stringContaining("0 applications, 0 cases, 0 broken lines") });

  const late = await application(2, ["Surat \u001b[2JBank", "Rander Bank"]);
  const early = await application(9, []);
  const [first, second] = late.cases as [string, string];
  const line = (caseId: string, kind: "spoke" | "acknowledged") =>
    own.db.caseEvent.create({ data: { caseId, kind, writerName: "Meera", note: "canary note" } });
  const changed = await line(first, "spoke");
  const after = await line(first, "acknowledged");

  const whole = desk();
  expect(whole.status).toBe(0);
  expect(whole.said).toContain("2 applications, 2 cases, 0 broken lines");
  expect(whole.said).toContain(
    ` ${early.reference} handed in ${dayInIndia(daysAgo(9))} 9 days ago 0 cases\n` +
      ` ${late.reference} handed in ${dayInIndia(daysAgo(2))} 2 days ago 2 cases\n`,
  );
  expect(whole.said).toContain(
    ` ${second} Rander Bank no line yet 0 days ago\n ${first} Surat Bank acknowledged (dakhila) 0 days ago\n`,
  );
  expect(whole.said).not.toMatch(/canary|\+91|\u001b/i);

  await own.db.$transaction([
    own.db.$executeRaw`SELECT set_config('session_replication_role', 'replica', true)`,
    own.db.$executeRaw`UPDATE "CaseEvent" SET a5_note = 'never said' WHERE id = ${changed.id}`,
  ]);
  const broken = desk();
  expect(broken.status).toBe(1);
  expect(broken.said).toContain(` ${first} line ${changed.id}\n`);
  expect(broken.said).not.toContain(` ${first} line ${after.id}\n`);
  expect(broken.said).toContain("2 applications, 2 cases, 1 broken line");
  expect(broken.complaint).toContain("The desk is not in order");
});

test("colleagues are added, listed, removed, and come back", async () => {
  const [phone, digits] = ["+919812345670", "9812345670"];
  // The command takes two seconds each time: once for what is done, once for what is refused.
  const said = async (...given: string[]) => (await editColleagues(own.db, given)).join("\n");
  expect(await said("list")).toBe("Nobody can enter the desk yet.");
  expect(desk("add", " Meera Joshi ", digits)).toMatchObject({
    status: 0,
    said: expect.stringContaining(`Meera Joshi (${phone}) can enter the desk.`),
  });
  const { id } = await own.db.colleague.findUniqueOrThrow({ where: { phone } });
  const pass = await own.db.pass.create({
    data: { kind: "desk", name: "Meera", colleagueId: id, expiresAt: new Date(Date.now() + 3_600_000) },
  });
  expect(desk("list").said).toMatch(/Meera Joshi \+919812345670 since 20\d\d-\d\d-\d\d/);
  expect(await said("remove", digits)).toContain(`Meera Joshi (${phone}) cannot enter the desk any more`);
  expect(await own.db.pass.findUniqueOrThrow({ where: { id: pass.id } })).toMatchObject({
    revokedAt: expect.any(Date),
  });
  expect(await said("list")).toMatch(/Meera Joshi {2}\+919812345670 {2}removed 20/);
  expect(await said("add", "Meera J", phone)).toContain("Meera J");
  expect(await own.db.colleague.findUniqueOrThrow({ where: { phone } })).toMatchObject({
    id,
    name: "Meera J",
    removedAt: null,
  });

  for (const [given, complaint] of [
    [["add", "Meera"], "Use it as"],
    [["remove", "9812345679"], "no colleague's"],
    [["dance"], "Use it as"],
  ] as const)
    await expect(said(...given)).rejects.toThrow(complaint);
  expect(desk("add", "Meera", "12345")).toMatchObject({ status: 1, complaint: expect.stringContaining("ten digits") });
});
