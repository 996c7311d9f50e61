import { readFileSync } from "node:fs";
import { Client } from "pg";
import { db } from "@/tests/factories/database";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { newStudent } from "@/tests/factories/sessions";
import { fileUrl } from "@/lib/uploads/policy";
import { type SectionKey } from "@/lib/loan-form/registry";
import { sampleSection } from "@/tests/samples/sections";
import { FROM_OUR_PAGE, Sender } from "@/tools/attack/send";
import { READS, statementsOf } from "@/tests/statements";
import { type Bench, cpuOf, type Line, type MeasuredWork } from "./measure";

/** So many that nobody meets a limit. */
const STUDENTS = 60;

/** What calls cost beside an empty one of Next; the database's part stands below each. */
export async function calls({ alone, app }: Bench): Promise<Line[]> {
  const students = await Promise.all(
    Array.from({ length: STUDENTS }, async () => {
      const student = await newStudent();
      await saveLoanForm(student.id);
      const files = await db.storedFile.findMany({ where: { ownerId: student.id }, select: { id: true } });
      return { ...student, files, sender: new Sender() };
    }),
  );
  const other = new Sender(alone.site);
  const post = (turn: number, path: string, body: object) => {
    const { cookie, sender } = students[turn % STUDENTS]!;
    return sender
      .send({
        method: "POST",
        path: `/api/${path}`,
        headers: { ...FROM_OUR_PAGE, "content-type": "application/json", cookie },
        body: JSON.stringify(body),
      })
      .then(({ status }) => {
        if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
      });
  };
  const [{ parent }] = (await db.$queryRaw`SELECT pg_backend_pid() AS parent`) as [{ parent: number }];
  const postmaster = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${parent}/status`, "utf8"))![1]);
  const backends = () =>
    readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8").trim().split(" ").map(Number);

  let number = 0;
  const save = (key: SectionKey) => (turn: number) => {
    const { files } = students[turn % STUDENTS]!;
    // Its own papers in another order each time: what is stored already is not saved again.
    let at = Math.floor(turn / STUDENTS);
    const value = sampleSection(key, () => fileUrl(files[at++ % files.length]!.id), ["a"]);
    const changed = Array.isArray(value)
      ? value.map((row: object) => ({ ...row, city: `City ${(number += 1)}` }))
      : { ...(value as object), city: `City ${(number += 1)}` };
    return post(turn, "loanform/add", { [key]: key === "kycDetails" ? value : changed });
  };
  const kinds = {
    read: { atLeast: 0.5 },
    save: { atLeast: 0.4 },
    dashboard: { atLeast: 0.4 },
  } as const;
  const asked: [name: string, kind: keyof typeof kinds, once: MeasuredWork["once"]][] = [
    ["loanpartners/read", "read", (turn) => post(turn, "loanpartners/read", {})],
    ["loanpartners/web/{id}", "read", (turn) => post(turn, "loanpartners/web/state-bank-of-india", {})],
    ["faqs/read", "read", (turn) => post(turn, "faqs/read", {})],
    ["countries/read", "read", (turn) => post(turn, "countries/read", {})],
    ["loanform/read", "read", (turn) => post(turn, "loanform/read", {})],
    ["cases/read", "read", (turn) => post(turn, "cases/read", {})],
    ["users/webdashboard", "dashboard", (turn) => post(turn, "users/webdashboard", {})],
    ["loanform/add, general", "save", save("generalDetails")],
    ["loanform/add, KYC", "save", save("kycDetails")],
    ["loanform/add, co-applicants", "save", save("coApplicantDetails")],
  ];
  const empty: MeasuredWork = {
    name: "empty call, Next alone",
    pids: () => [alone.pid],
    times: 400,
    once: () =>
      other.send({ method: "POST", path: "/call", headers: { "content-type": "application/json" }, body: "{}" }),
  };
  const works = [
    empty,
    ...asked.map(([name, , once]): MeasuredWork => ({ name, pids: () => [app.pid], times: 200, once })),
  ];
  const took = await cpuOf(works);
  const line = new Client({ connectionString: process.env.DATABASE_URL });
  await line.connect();
  const [anyone] = students;
  const straight: MeasuredWork[] = [];
  for (const [name, handler] of Object.entries(READS)) {
    const statements = await statementsOf(handler, name, anyone!);
    straight.push({
      name,
      pids: () => [process.pid, ...backends()],
      times: 100,
      once: async () => {
        for (const statement of statements) await line.query(statement);
      },
    });
  }
  const byStatements = new Map((await cpuOf(straight)).map((value, at) => [straight[at]!.name, value]));
  await line.end();
  const inDatabase = await cpuOf(
    asked.map(([name, , once]): MeasuredWork => ({ name, pids: backends, times: 100, once })),
  );
  for (const { sender } of students) sender.leave();
  other.leave();
  return works.flatMap(({ name }, at): Line[] => {
    const value = took[at]!;
    const ratio = took[0]! / value;
    if (at === 0) return [{ name, value, unit: "ms", ratio }];
    const goal = { of: "ratio", ...kinds[asked[at - 1]![1]] } as const;
    return [
      { name, value, unit: "ms", ratio, goal },
      { name: "  in the database", value: inDatabase[at - 1]!, unit: "ms" },
      ...(byStatements.has(name)
        ? [
            {
              name: "  its statements straight by pg, client and database",
              value: byStatements.get(name)!,
              unit: "ms" as const,
              ratio: (value + inDatabase[at - 1]!) / byStatements.get(name)!,
            },
          ]
        : []),
    ];
  });
}
