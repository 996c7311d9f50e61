import { execFileSync } from "node:child_process";

// A lint rule that does not fire is silent, so each direction is broken once here.
const REFUSED: [string, string, string][] = [
  [
    "a button reaches into the business",
    "components/ui/sample.tsx",
    'import { routes } from "@/lib/routes"; export const a = routes;',
  ],
  [
    "a page brings Next's own link",
    "app/(site)/sample/page.tsx",
    'import Link from "next/link"; export const a = Link;',
  ],
  [
    "a screen opens the database",
    "components/lender/sample.tsx",
    'import { db } from "@/lib/db"; export const a = db;',
  ],
  [
    "a screen writes",
    "components/loan-form/sample.tsx",
    'import { saveSection } from "@/lib/loan-form/mutations"; export const a = saveSection;',
  ],
  ["a screen reads by itself", "components/faq/sample.tsx", 'import { x } from "@/lib/faqs/data"; export const a = x;'],
  [
    "a screen uses the server's wrapper",
    "components/auth/sample.tsx",
    'import { route } from "@/lib/http/route"; export const a = route;',
  ],
  [
    "a screen asks for the session",
    "components/auth/sample.tsx",
    'import { sessionUser } from "@/lib/session/session-user"; export const a = sessionUser;',
  ],
  [
    "a screen reads files by itself",
    "components/uploads/sample.tsx",
    'import { readOwnFile } from "@/lib/uploads/server/data"; export const a = readOwnFile;',
  ],
  [
    "a screen knows of a type of the server",
    "components/uploads/sample.tsx",
    'import type { FileSummary } from "@/lib/uploads/server/data"; export type A = FileSummary;',
  ],
  [
    "a screen knows where files are kept",
    "components/uploads/sample.tsx",
    'import { localStore } from "@/lib/uploads/store/local"; export const a = localStore;',
  ],
  [
    "the browser's half of the uploads opens the database",
    "lib/uploads/client/sample.ts",
    'import { db } from "@/lib/db"; export const a = db;',
  ],
  [
    "the browser's half reaches into the server's",
    "lib/uploads/client/sample.ts",
    'import { inspect } from "@/lib/uploads/server/inspect"; export const a = inspect;',
  ],
  [
    "the server's half reaches into the browser's",
    "lib/uploads/server/sample.ts",
    'import { sendFile } from "@/lib/uploads/client/send"; export const a = sendFile;',
  ],
  [
    "a store reaches into the browser's half",
    "lib/uploads/store/sample.ts",
    'import { sendFile } from "@/lib/uploads/client/send"; export const a = sendFile;',
  ],
  [
    "a check that both sides make is the server's alone",
    "lib/uploads/checks/sample.ts",
    'import sharp from "sharp"; export const a = sharp;',
  ],
  [
    "a page speaks to the database",
    "app/(site)/sample/page.tsx",
    'import { db } from "@/lib/db"; export const a = db;',
  ],
  ["a page writes", "app/(site)/sample/page.tsx", 'import { x } from "@/lib/leads/mutations"; export const a = x;'],
  [
    "a page removes files",
    "app/(site)/sample/page.tsx",
    'import { removeUploads } from "@/lib/uploads/server/mutations"; export const a = removeUploads;',
  ],
  [
    "private files in the dashboard's HTML",
    "app/dashboard/sample/page.tsx",
    'import { ownFiles } from "@/lib/uploads/server/data"; export const a = ownFiles;',
  ],
  [
    "private data in the dashboard's HTML",
    "app/dashboard/sample/page.tsx",
    'import { loanFormRecord } from "@/lib/loan-form/data"; export const a = loanFormRecord;',
  ],
  [
    "a call draws",
    "app/api/sample/route.ts",
    'import { Button } from "@/components/ui/button"; export const a = Button;',
  ],
  ["a call speaks SQL", "app/api/sample/route.ts", 'import { db } from "@/lib/db"; export const a = db;'],
  ["lib draws", "lib/lenders/sample.ts", 'import { Button } from "@/components/ui/button"; export const a = Button;'],
  [
    "lib leans on app",
    "lib/lenders/sample.ts",
    'import { POST } from "@/app/api/faqs/read/route"; export const a = POST;',
  ],
  [
    "a page uses a factory of the tests",
    "app/(site)/sample/page.tsx",
    'import { newUser } from "@/tests/factories/users"; export const a = newUser;',
  ],
  [
    "a screen uses a sample of the tests",
    "components/loan-form/sample.tsx",
    'import { sampleSection } from "@/tests/samples/sections"; export const a = sampleSection;',
  ],
  [
    "lib uses a factory of the tests",
    "lib/leads/mutations.ts",
    'import { newLead } from "@/tests/factories/leads"; export const a = newLead;',
  ],
  ["the guard opens the database", "middleware.ts", 'import { db } from "@/lib/db"; export const a = db;'],
  ["a folder above is named by dots", "lib/lenders/sample.ts", 'import { db } from "../db"; export const a = db;'],
  ["a setting is read in passing", "lib/lenders/sample.ts", "export const a = process.env.DATABASE_URL;"],
  ["a Server Action", "app/(site)/sample/actions.ts", '"use server"; export async function a() {}'],
  [
    "raw HTML",
    "components/lender/sample.tsx",
    'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
  ],
  [
    "unbound SQL",
    "lib/lenders/data.ts",
    'import { db } from "@/lib/db"; export const a = () => db.$queryRawUnsafe("select 1");',
  ],
  [
    "a switch for the whole process in passing",
    "lib/uploads/server/inspect.ts",
    'import sharp from "sharp"; sharp.block({ operation: ["VipsForeignLoad"] });',
  ],
  [
    "a test that turns it for the tests beside it",
    "lib/uploads/sample.test.ts",
    'import sharp from "sharp"; sharp.unblock({ operation: ["VipsForeignLoad"] });',
  ],
  [
    "a decision by a sentence",
    "components/lender/sample.tsx",
    'export const a = (error: Error) => error.message === "No account";',
  ],
  [
    "a decision by a sentence that stands first",
    "lib/lenders/sample.ts",
    'const GONE = "x"; export const a = (error: Error) => GONE != error.message;',
  ],
  ["a browser alert", "components/lender/sample.tsx", 'export const a = () => window.alert("x");'],
  [
    "state that stands over what a box holds",
    "components/lender/sample.tsx",
    "export const a = (value: string, set: () => void) => <input value={value} onChange={set} />;",
  ],
  [
    "the same of a tick",
    "components/emi/sample.tsx",
    'export const a = (on: boolean, set: () => void) => <input type="checkbox" checked={on} onChange={set} />;',
  ],
];
const ALLOWED: [string, string][] = [
  [
    "components/lender/sample.tsx",
    'import type { LoanFormRecord } from "@/lib/loan-form/data"; export type A = LoanFormRecord;',
  ],
  ["components/lender/sample.tsx", 'export const a = (error: Error) => error.message || "Please try again.";'],
  ["components/lender/sample.tsx", 'export const a = (set: () => void) => <input defaultValue="" onChange={set} />;'],
  ["components/lender/sample.tsx", 'export const a = <input type="radio" value="a" defaultChecked />;'],
  ["components/lender/sample.tsx", 'import { post } from "@/lib/browser/post"; export const a = post;'],
  ["app/(site)/sample/page.tsx", 'import { x } from "@/lib/lenders/data"; export const a = x;'],
  [
    "lib/uploads/server/picture-formats.ts",
    'import sharp from "sharp"; export const start = () => sharp.block({ operation: ["VipsForeignLoad"] });',
  ],
  ["lib/lenders/data.ts", 'import { db } from "@/lib/db"; export const a = db;'],
  ["components/uploads/sample.tsx", 'import { sendFile } from "@/lib/uploads/client/send"; export const a = sendFile;'],
  ["lib/uploads/client/sample.ts", 'import { KINDS } from "@/lib/uploads/policy"; export const a = KINDS;'],
  ["lib/uploads/server/sample.ts", 'import { db } from "@/lib/db"; export const a = db;'],
  ["lib/leads/sample.test.ts", 'import { newLead } from "@/tests/factories/leads"; export const a = newLead;'],
  [
    "tests/security/sample.test.ts",
    'import { POST } from "@/app/api/faqs/read/route"; import { db } from "@/lib/db"; export const a = [POST, db];',
  ],
];

// ESLint loads its configuration with import(), which jest's own module system does not have: it runs beside.
const LINT = `
  import { ESLint } from "eslint";
  const eslint = new ESLint();
  const samples = JSON.parse(process.argv[1]);
  const counts = [];
  for (const [filePath, code] of samples) {
    const [{ messages }] = await eslint.lintText(code, { filePath });
    counts.push(messages.filter(({ severity, ruleId }) => severity === 2 && ruleId?.includes("restricted")).length);
  }
  console.log(JSON.stringify(counts));
`;
let counts: number[];
beforeAll(() => {
  const samples = [...REFUSED.map(([, path, code]) => [path, code]), ...ALLOWED];
  counts = JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "-e", LINT, JSON.stringify(samples)], { encoding: "utf8" }),
  ) as number[];
});

test.each(REFUSED.map(([what], index) => [what, index] as const))("lint refuses: %s", (_what, index) => {
  expect(counts[index]).toBeGreaterThan(0);
});

test.each(ALLOWED.map(([path, code], index) => [path, code, index] as const))(
  "lint allows %s: %s",
  (_path, _code, index) => {
    expect(counts[REFUSED.length + index]).toBe(0);
  },
);
