import { execFile } from "node:child_process";
import { readFileSync, statfsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { ownInstance, type OwnInstance } from "@/e2e/support/own-instance";
import { DRAFT_DAYS } from "@/lib/drafts/draft";
import { type SectionKey, SECTION_KEYS } from "@/lib/loan-form/registry";
import { fileUrl } from "@/lib/uploads/policy";
import { CONSENT_VERSION } from "@/lib/users/consent";
import { dropDatabase } from "@/tests/drop-database";
import { FROM_OUR_PAGE, Sender } from "@/tools/attack/send";
import { db } from "@/tests/factories/database";
import { newStaffSession } from "@/tests/factories/staff";
import { newSession } from "@/tests/factories/sessions";
import { sampleSection } from "@/tests/samples/sections";
import { cpuOf, type Line, type MeasuredWork } from "./measure";

const FEW = 1000;
const MANY = Number(process.env.FORMS ?? 1_000_000);
/** Bytes on the disk for a form with its account, session, events and files. */
const BYTES_EACH = 8000;
/** Rows filled in by one statement. */
const BATCH = 50_000;
/** Applications that were handed in and wait, in both databases: a site of any age has about as much work. */
const OPEN = 200;
/** One of so many applications is over: paid out, its lender's case closed, its callback request called. */
const OVER = 10;
const STUDENTS = 40;
/** Rows that become old between two sweeps. */
const OLD = 200;
/** What gives way must not hang on how busy the machine is. */
const PATIENT = { DATABASE_PATIENCE_SECONDS: "20" };
/** Times that a call may cost with many forms what it costs with few. */
const AT_MOST = 1.3;

/** What calls and sweeps cost with a thousand applications, and with a million. */
export async function growth(): Promise<Line[]> {
  const { bavail, bsize } = statfsSync(process.cwd());
  if (bavail * bsize < MANY * BYTES_EACH * 2)
    throw new Error("Too little room on the disk: set FORMS to a smaller number.");
  const [few, many] = [await ownInstance(PATIENT), await ownInstance(PATIENT)];
  try {
    // As on a site that has swept every day: what a first sweep looks at is not what is measured here.
    for (const own of [few, many])
      await own.db.$executeRaw`INSERT INTO "Sweep" (name, at) VALUES ('recent', now()), ('everything', now())`;
    await fill(few, FEW);
    await fill(many, MANY);
    return [...(await calls(few, many)), ...(await sweeps(few, many))];
  } finally {
    for (const own of [few, many]) {
      await own.end();
      await dropDatabase(new URL(own.adminUrl).pathname.slice(1), (sql) => db.$executeRawUnsafe(sql));
    }
  }
}

const idOf = (number: number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, "0")}`;
const ID = "('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid";

/** A section as the sample has it, with two documents in turn, of which FILEA and FILEB stand for the ids. */
function sampled(key: SectionKey) {
  let at = 0;
  return sampleSection(key, () => fileUrl((at += 1) % 2 ? "FILEA" : "FILEB"), ["a"]);
}

async function fill(own: OwnInstance, count: number) {
  const from = performance.now();
  const run = (sql: string, ...values: unknown[]) => own.db.$executeRawUnsafe(sql, ...values);
  const sections = SECTION_KEYS.map((key) => JSON.stringify(sampled(key)));
  for (let at = 1; at <= count; at += BATCH) {
    const to = Math.min(count, at + BATCH - 1);
    const rows = `generate_series(${at}, ${to}) n`;
    // Spread over a year, so that a sweep has no more to do than the rows that are made old for it.
    const day = `now() - (20 + n % 280) * interval '1 day'`;
    await run(
      `INSERT INTO "User" (id, name, email, phone, "phoneVerifiedAt", "consentVersion", "consentAt", "readsPapers",
         "createdAt", "updatedAt")
       SELECT ${ID}, 'Asha Iyer', 'bench' || n || '@example.com', '+918' || lpad(n::text, 9, '0'), now(), $1, now(), true,
         ${day}, now()
       FROM ${rows}`,
      CONSENT_VERSION,
    );
    await run(
      `INSERT INTO "Session" (id, "userId", "createdAt", "lastSeenAt")
       SELECT gen_random_uuid(), ${ID}, now() - interval '1 hour', now() FROM ${rows}`,
    );
    await run(
      `INSERT INTO "StoredFile" (id, "ownerId", name, mime, size, sha256, "keyId", driver, "storeKey", "createdAt")
       SELECT md5(side || n), ${ID}, 'paper.pdf', 'application/pdf', 421888, repeat('0', 64), 'k1', 'local', md5(side || n), ${day}
       FROM ${rows}, unnest(ARRAY['a', 'b']) side`,
    );
    await run(
      `INSERT INTO "Event" (kind, "userId", detail, at)
       SELECT kind, ${ID}, detail::jsonb, ${day} FROM ${rows}, (VALUES
         ('file.stored', '{"size":421888}'), ('file.stored', '{"size":421888}'), ('section.saved', '{"section":"kycDetails"}')
       ) AS of(kind, detail)`,
    );
    const columns = SECTION_KEYS.map((key) => `"${key}"`).join(", ");
    const values = SECTION_KEYS.map(
      (_, index) => `replace(replace($${index + 1}, 'FILEA', md5('a' || n)), 'FILEB', md5('b' || n))::jsonb`,
    ).join(", ");
    const isOver = `n % ${OVER} = 0 AND n > ${OPEN}`;
    await run(
      `INSERT INTO "LoanForm" ("userId", ${columns}, complete, stage, "submittedAt", "startDate", "updatedAt")
       SELECT ${ID}, ${values}, n <= ${OPEN} OR ${isOver},
         (CASE WHEN n <= ${OPEN} THEN 'underReview' WHEN ${isOver} THEN 'disbursed' ELSE 'application' END)::"Stage",
         CASE WHEN n <= ${OPEN} OR ${isOver} THEN ${day} END, ${day}, now() FROM ${rows}`,
      ...sections,
    );
    const held = SECTION_KEYS.flatMap((key, index) =>
      ["a", "b"]
        .filter((side) => sections[index]!.includes(`FILE${side.toUpperCase()}`))
        .map((side) => `('${key}', '${side}')`),
    );
    await run(
      `INSERT INTO "FileReference" ("userId", section, "fileId")
       SELECT ${ID}, section, md5(side || n) FROM ${rows}, (VALUES ${held.join(", ")}) AS of(section, side)`,
    );
    await run(
      `INSERT INTO "LenderCase" ("userId", "lenderName", "openedAt", "needsAction")
       SELECT ${ID}, 'Village Co-operative Bank', ${day}, n <= ${OPEN} FROM ${rows} WHERE n <= ${OPEN} OR ${isOver}`,
    );
    await run(
      `INSERT INTO "CaseEvent" (a0_case, a1_what, b4_writer)
       SELECT c.id, 'withdrawn', 'student' FROM "LenderCase" c JOIN ${rows} ON c."userId" = ${ID} WHERE ${isOver}`,
    );
    await run(
      `INSERT INTO "Lead" (id, name, email, phone, "loanAmount", city, "countryOfStudy", "admissionStatus", "targetIntake", "phoneVerified", "createdAt", "callState", "callAt")
       SELECT ${ID}, 'Asha Iyer', 'lead' || n || '@example.com', '+917' || lpad(n::text, 9, '0'), '2000000', 'Surat', 'CA', 'Applied',
         current_date, true, ${day} - interval '1 hour', (CASE WHEN ${isOver} THEN 'called' ELSE 'waiting' END)::"CallState",
         ${day} - interval '1 hour' FROM ${rows} WHERE n <= ${OPEN} OR n % ${OVER} = 0`,
    );
    await run(
      `INSERT INTO "Colleague" (id, name, phone) SELECT $1::uuid, 'Meera Joshi', '+919000000000' ON CONFLICT DO NOTHING`,
      idOf(0),
    );
    await run(
      `INSERT INTO "LeadCall" ("leadId", outcome, "colleagueId", at)
       SELECT ${ID}, 'reached', $1::uuid, ${day} FROM ${rows} WHERE ${isOver}`,
      idOf(0),
    );
  }
  await run("VACUUM ANALYZE");
  const [{ size }] = await own.db.$queryRaw<[{ size: bigint }]>`SELECT pg_database_size(current_database()) AS size`;
  console.log(
    `  ${count} applications: ${(Number(size) / 1e9).toFixed(2)} GB, filled in ${((performance.now() - from) / 1000).toFixed(0)} s`,
  );
}

/** Each call of a student and of staff, in turn on both. */
async function calls(few: OwnInstance, many: OwnInstance): Promise<Line[]> {
  const sides = await Promise.all(
    (
      [
        [few, FEW],
        [many, MANY],
      ] as const
    ).map(async ([own, count]) => ({
      own,
      students: await Promise.all(
        Array.from({ length: STUDENTS }, async (_, at) => {
          // All over the table, and of those that were not handed in.
          const number = 1 + OVER * Math.floor((OPEN + ((count - OPEN) * at) / STUDENTS) / OVER);
          const { cookie } = await newSession(idOf(number), own.db);
          const [a, b] = await own.db.storedFile.findMany({ where: { ownerId: idOf(number) }, select: { id: true } });
          return { cookie, files: [a!.id, b!.id], sender: new Sender(new URL(own.address)) };
        }),
      ),
      desk: await newStaffSession(idOf(0), own.db),
    })),
  );
  type Side = (typeof sides)[number];
  const post = (side: Side, turn: number, path: string, body: object, cookie?: string) => {
    const student = side.students[turn % STUDENTS]!;
    return student.sender
      .send({
        method: "POST",
        path: `/api/${path}`,
        headers: { ...FROM_OUR_PAGE, "content-type": "application/json", cookie: cookie ?? student.cookie },
        body: JSON.stringify(body),
      })
      .then(({ status, body: said }) => {
        if (status === 200) return;
        console.error(side.own.failures().slice(-3).join("\n"));
        throw new Error(`${path} was answered with ${status}: ${said.toString().slice(0, 300)}`);
      });
  };
  let number = 0;
  const times = new Map<string, number>();
  /** Something new each time: what is stored already is not saved again. */
  const save = (key: SectionKey) => (side: Side, turn: number) => {
    const { cookie, files } = side.students[turn % STUDENTS]!;
    const time = times.get(key + cookie) ?? 0;
    times.set(key + cookie, time + 1);
    const [a, b] = time % 2 === 0 ? files.toReversed() : files;
    number += 1;
    const text = JSON.stringify(sampled(key))
      .replaceAll("FILEA", a!)
      .replaceAll("FILEB", b!)
      .replaceAll('"Surat"', `"City ${number}"`)
      .replaceAll('"Data Science"', `"Data Science ${number}"`)
      .replaceAll('"2000000"', `"${2_000_000 + number}"`);
    return post(side, turn, "loanform/add", { [key]: JSON.parse(text) as object });
  };
  const profile = {
    loanAmount: "2000000",
    countryOfStudy: "Canada",
    admissionStatus: "Applied",
    targetIntake: "2027-09-01",
  };
  type Once = (side: Side, turn: number) => Promise<void>;
  const asked: [name: string, once: Once][] = [
    ["users/webdashboard", (side, turn) => post(side, turn, "users/webdashboard", {})],
    ["loanform/read", (side, turn) => post(side, turn, "loanform/read", {})],
    ["cases/read", (side, turn) => post(side, turn, "cases/read", {})],
    [
      "users/profile/update",
      (side, turn) => post(side, turn, "users/profile/update", { ...profile, city: `City ${(number += 1)}` }),
    ],
    ...SECTION_KEYS.map((key): [string, Once] => [`loanform/add, ${key}`, save(key)]),
    ...["desk/counts", "desk/files", "desk/cases", "desk/calls"].map((path): [string, Once] => [
      path,
      (side, turn) => post(side, turn, path, {}, side.desk.cookie),
    ]),
  ];
  const [{ parent }] = (await db.$queryRaw`SELECT pg_backend_pid() AS parent`) as [{ parent: number }];
  const postmaster = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${parent}/status`, "utf8"))![1]);
  const backends = () =>
    readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8").trim().split(" ").map(Number);
  const works = asked.flatMap(([name, once]) =>
    sides.map((side): MeasuredWork => ({
      name,
      pids: () => [side.own.pid, ...backends()],
      times: name.startsWith("desk") ? 8 : 80,
      once: (turn) => once(side, turn),
    })),
  );
  const took = await cpuOf(works);
  const read: number[][] = [];
  for (const [, once] of asked) {
    const rows: number[] = [];
    for (const side of sides) {
      const before = await rowsOfTables(side.own);
      await once(side, 0);
      rows.push((await rowsOfTables(side.own)) - before);
    }
    read.push(rows);
  }
  for (const { students } of sides) for (const { sender } of students) sender.leave();
  return asked.flatMap(([name], at): Line[] => {
    const [base, now] = [took[2 * at]!, took[2 * at + 1]!];
    return [
      { name: `${name}, of ${FEW}`, value: base, unit: "ms", ratio: 1 },
      { name: `  of ${MANY}`, value: now, unit: "ms", ratio: now / base, goal: { of: "ratio", atMost: AT_MOST } },
      { name: `  rows that the database reads, of ${FEW}`, value: read[at]![0]!, unit: "", ratio: 1 },
      { name: `  of ${MANY}`, value: read[at]![1]!, unit: "", ratio: read[at]![1]! / read[at]![0]! },
    ];
  });
}

/** Rows that the database reads for one sweep, with as many old rows on both sides. */
async function sweeps(few: OwnInstance, many: OwnInstance): Promise<Line[]> {
  const read: number[] = [];
  for (const [own, count] of [
    [few, FEW],
    [many, MANY],
  ] as const) {
    const made = Math.min(OLD, count);
    await own.db.$executeRawUnsafe(
      `INSERT INTO "StoredFile" (id, "ownerId", name, mime, size, sha256, "keyId", driver, "storeKey", "createdAt")
       SELECT md5('old' || n), ${ID}, 'old.pdf', 'application/pdf', 1, repeat('0', 64), 'k1', 'local', md5('old' || n),
         now() - interval '${DRAFT_DAYS + 1} days' - interval '1 hour' FROM generate_series(1, ${made}) n`,
    );
    await own.db.$executeRawUnsafe(
      `INSERT INTO "Session" (id, "userId", "createdAt", "lastSeenAt")
       SELECT gen_random_uuid(), ${ID}, now() - interval '13 hours', now() - interval '13 hours' FROM generate_series(1, ${made}) n`,
    );
    const before = await rowsRead(own);
    const env = JSON.parse(process.env.E2E_APP_ENV!) as Record<string, string>;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--conditions=react-server", "--import", "tsx", "tools/bench/sweep-once.ts"],
      { env: { ...env, NODE_ENV: "production", DATABASE_URL: own.adminUrl } },
    );
    read.push((await rowsRead(own)) - before);
    console.log(`  swept of ${count}: ${stdout.trim()}`);
  }
  return [
    { name: `rows read by a sweep of ${OLD} old files and logins, of ${FEW}`, value: read[0]!, unit: "", ratio: 1 },
    {
      name: `  of ${MANY}`,
      value: read[1]!,
      unit: "",
      ratio: read[1]! / read[0]!,
      goal: { of: "ratio", atMost: AT_MOST },
    },
  ];
}

async function rowsOfTables(own: OwnInstance) {
  // A connection tells what it has read when it ends; the app then opens another one.
  await own.db.$queryRaw`
    SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE datname = current_database() AND usename <> current_user AND state = 'idle' AND query NOT ILIKE 'LISTEN%'`;
  await pause(200);
  const [{ rows }] = await own.db.$queryRaw<[{ rows: bigint }]>`
    SELECT (SELECT sum(seq_tup_read) FROM pg_stat_user_tables) + (SELECT sum(idx_tup_read) FROM pg_stat_user_indexes) AS rows`;
  return Number(rows);
}

/** Rows that were read in this database since it was made, as PostgreSQL counts them. */
async function rowsRead(own: OwnInstance) {
  await own.db.$queryRaw`SELECT 1 FROM pg_stat_force_next_flush()`;
  const [{ rows }] = await own.db.$queryRaw<[{ rows: bigint }]>`
    SELECT tup_returned + tup_fetched AS rows FROM pg_stat_database WHERE datname = current_database()`;
  return Number(rows);
}
