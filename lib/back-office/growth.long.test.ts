import "@/tests/own-database";
import { Client } from "pg";
import { POST as calls } from "@/app/api/desk/calls/route";
import { POST as cases } from "@/app/api/desk/cases/route";
import { POST as counts } from "@/app/api/desk/counts/route";
import { POST as files } from "@/app/api/desk/files/route";
import { db } from "@/lib/db";
import { newCase } from "@/tests/factories/cases";
import { admin, adminAddress } from "@/tests/factories/database";
import { newStaffMember, newStaffSession } from "@/tests/factories/staff";
import { newLead } from "@/tests/factories/leads";
import { newUser } from "@/tests/factories/users";
import { rowsRead, statementsOf } from "@/tests/statements";

// The back office reads what waits, by the indexes of what the app stores, and nothing of the thousands that are over.

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Applications that are paid out, each with a case that its student gave up and a callback request that was called. */
async function addOver(from: number, to: number, colleagueId: string) {
  const id = "('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid";
  for (const sql of [
    `INSERT INTO "User" (id, name, email, phone, "updatedAt")
     SELECT ${id}, 'Asha Iyer', 'over' || n || '@example.com', '+918' || lpad(n::text, 9, '0'), now() FROM rows`,
    `INSERT INTO "LoanForm" ("userId", complete, stage, "submittedAt", "updatedAt")
     SELECT ${id}, true, 'disbursed', now(), now() FROM rows`,
    `INSERT INTO "LenderCase" ("userId", "lenderName", "needsAction") SELECT ${id}, 'Surat Nagrik Bank', false FROM rows`,
    `INSERT INTO "CaseEvent" (a0_case, a1_what, b4_writer)
     SELECT c.id, 'withdrawn', 'student' FROM rows JOIN "LenderCase" c ON c."userId" = ${id}`,
    `INSERT INTO "Lead" (id, name, email, phone, "loanAmount", city, "countryOfStudy", "admissionStatus", "targetIntake", "createdAt", "callState", "callAt")
     SELECT ${id}, 'Asha Iyer', 'over' || n || '@example.com', '+917' || lpad(n::text, 9, '0'), '2000000', 'Surat', 'CA',
       'Applied', current_date, now() - interval '1 hour', 'called', now() - interval '1 hour' FROM rows`,
    `INSERT INTO "LeadCall" ("leadId", outcome, "colleagueId") SELECT ${id}, 'reached', '${colleagueId}' FROM rows`,
  ])
    await admin.db.$executeRawUnsafe(sql.replace("FROM rows", `FROM generate_series(${from}, ${to}) n`));
  // As the database itself does after so many changes.
  await admin.db.$executeRaw`VACUUM ANALYZE`;
}

/** Rows that the database reads for a change with all that its triggers do, which is taken back. */
async function rowsOfChange(client: Client, sql: string) {
  const soFar = async () => {
    const { rows } = await client.query<{ read: number }>(
      "SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS read FROM pg_stat_xact_user_tables",
    );
    return rows[0]!.read;
  };
  await client.query("BEGIN");
  const before = await soFar();
  const { rowCount } = await client.query(sql);
  const after = await soFar();
  await client.query("ROLLBACK");
  expect(rowCount).toBe(1);
  return after - before;
}

test("no call of the back office, and nothing that is written, reads more rows the more there is that is over", async () => {
  const { id } = await newStaffMember();
  const day = await newStaffSession(id);
  let [caseId, lead]: [string, { id: string } | undefined] = ["", undefined];
  for (let number = 0; number < 30; number += 1) {
    const user = await newUser();
    caseId = await newCase(user.id);
    await db.loanForm.update({
      where: { userId: user.id },
      data: { complete: true, stage: "underReview", submittedAt: ago(number) },
    });
    lead = await newLead();
  }
  const changes = {
    ask: `INSERT INTO "Lead" (id, name, email, phone, "loanAmount", city, "countryOfStudy", "admissionStatus", "targetIntake")
      VALUES (gen_random_uuid(), 'Asha Iyer', 'a@example.com', '+916000000000', '1', 'Surat', 'CA', 'Applied', current_date)`,
    stop: `UPDATE "Lead" SET "stoppedAt" = now() WHERE id = '${lead!.id}'`,
    call: `INSERT INTO "LeadCall" ("leadId", outcome, "colleagueId") VALUES ('${lead!.id}', 'reached', '${id}')`,
    event: `INSERT INTO "CaseEvent" (a0_case, a1_what, b4_writer) VALUES ('${caseId}', 'withdrawn', 'student')`,
  };
  const client = new Client({ connectionString: adminAddress });
  await client.connect();
  const read = async () => {
    const rows: Record<string, number> = {};
    for (const [path, handler] of Object.entries({ calls, cases, counts, files }))
      rows[path] = await rowsRead(client, await statementsOf(handler, `desk/${path}`, day));
    for (const [name, sql] of Object.entries(changes)) rows[name] = await rowsOfChange(client, sql);
    return rows;
  };
  // More than are counted.
  await addOver(1, 1100, id);
  const before = await read();
  await addOver(1101, 6000, id);
  const after = await read();
  await client.end();
  // Which index a statement takes may change with the size of a table, and with it a few rows; here are thousands more.
  const grown = Object.keys(before).filter((path) => after[path]! > 1.3 * before[path]! + 50);
  expect({ before, after, grown }).toEqual({ before, after, grown: [] });
});
