import type { Access } from "@/lib/http/visitor";
import { SHARE_CONSENT_VERSION } from "@/lib/share-links/parts";

/**
 * What everybody may get from every address of the app: the one table that the campaigns and `routes.test.ts` read. A
 * route or page without an entry fails the unit tests.
 */

export type TargetData = {
  userId: string;
  email: string;
  caseId: string;
  reference: string;
  fileId: string;
  leadId: string;
  /** The share link that the sender names. */
  passId: string;
};

/**
 * The student (owner); another student; the officer of the student's share link; another's officer; staff who opened no
 * file; staff who opened this one; anybody else.
 */
export type SenderKind = "owner" | "student" | "officer" | "otherOfficer" | "staff" | "opened" | "nobody";

const VISITS: Record<Access, readonly SenderKind[]> = {
  anyone: ["owner", "student", "officer", "otherOfficer", "staff", "opened", "nobody"],
  student: ["owner", "student"],
  lender: ["officer", "otherOfficer"],
  staff: ["staff", "opened"],
};

export type Call = {
  access: Access;
  methods: readonly ("GET" | "HEAD" | "OPTIONS" | "POST")[];
  /** Below /api; left out, the route's name. Several where one file answers many addresses. */
  paths?: (of: TargetData) => readonly string[];
  /** A body that names something of the student, from everybody who is not told of them. */
  body?: (of: TargetData) => object;
  /** The body of those who may do here what would change the student's rows: one that does nothing. */
  harmless?: object;
  /** Whom its answer may tell of the student. */
  tells: readonly SenderKind[];
  /** That those are told in words: the proof that the search for them finds them. */
  isPlain?: boolean;
  /** What those may be answered who are let in and are not told. */
  answers: readonly number[];
  /** That it ends the visit of who calls it, so that it is tried without those whose it is. */
  isEnd?: boolean;
};
type More = Partial<Omit<Call, "access">>;

const NONE: readonly SenderKind[] = [];
const NOT_HERE = [403, 404] as const;

const student = (more: More = {}): Call => ({
  access: "student",
  methods: ["POST"],
  tells: ["owner"],
  body: ({ email }) => ({ email }),
  answers: [403],
  ...more,
});
const officer = (more: More = {}): Call => ({
  access: "lender",
  methods: ["POST"],
  tells: ["officer"],
  answers: [200],
  ...more,
});
const colleague = (more: More = {}): Call => ({
  access: "staff",
  methods: ["POST"],
  tells: ["opened"],
  answers: [200],
  ...more,
});
const anyone = (more: More = {}): Call => ({
  access: "anyone",
  methods: ["POST"],
  tells: NONE,
  answers: [200],
  ...more,
});
/** Next itself answers HEAD and OPTIONS of a file that has no more than a GET. */
const READ = ["GET", "HEAD"] as const;
const BARE = ["GET", "HEAD", "OPTIONS"] as const;
const AT_DESK: readonly SenderKind[] = ["staff", "opened"];

/** The calls, by the folder of their route file. */
export const CALLS: Record<string, Call> = {
  "auth/[...nextauth]": anyone({
    methods: ["GET", "HEAD", "OPTIONS", "POST"],
    paths: () =>
      ["csrf", "session", "callback/identity", "callback/google", "signout", "signin", "error", "_log"].map(
        (action) => `auth/${action}`,
      ),
    tells: ["owner"],
    answers: [200, 204, 404, 415],
  }),
  "cases/add": student({
    body: ({ fileId }) => ({ slot: "financialDetails.paySlips", file: `/api/files/${fileId}` }),
    harmless: {},
    answers: NOT_HERE,
  }),
  "cases/choose": student({ body: ({ email }) => ({ email, lenderName: "Surat Nagrik Bank" }), harmless: {} }),
  "cases/dates": student({ body: ({ email }) => ({ email, kind: "deposit", day: "2027-01-15" }), harmless: {} }),
  "cases/guidance": student({ body: ({ caseId }) => ({ caseId }), answers: NOT_HERE }),
  "cases/letter": student({
    body: ({ caseId }) => ({ caseId, act: "ask", text: "Please tell me where my application stands." }),
    harmless: {},
    answers: NOT_HERE,
  }),
  "cases/read": student({ isPlain: true }),
  "cases/write": student({
    body: ({ caseId }) => ({ caseId, kind: "spoke", happenedOn: "2026-11-03", note: "They asked for papers." }),
    harmless: {},
    answers: NOT_HERE,
  }),
  "countries/read": anyone(),
  "desk/called": colleague({
    body: ({ leadId }) => ({ leadId, outcome: "noAnswer" }),
    harmless: {},
    tells: AT_DESK,
    answers: [200, 422],
  }),
  "desk/calls": colleague({ tells: AT_DESK, isPlain: true }),
  // Who waits where, before any file is opened: a line of a case, no answer and no paper.
  "desk/case": colleague({ body: ({ caseId }) => ({ caseId }), tells: AT_DESK }),
  "desk/cases": colleague({ tells: AT_DESK }),
  "desk/check": colleague({
    body: ({ reference, fileId }) => ({
      reference,
      fileId,
      slot: "kycDetails.panCard",
      verdict: "unreadable",
      words: "Dark",
    }),
    harmless: {},
    answers: NOT_HERE,
  }),
  "desk/counts": colleague(),
  "desk/details": colleague({
    body: ({ caseId }) => ({ caseId, branch: "Adajan", lenderReference: "EL-77" }),
    harmless: {},
    answers: NOT_HERE,
  }),
  "desk/enter": anyone({ answers: [401] }),
  "desk/file": colleague({ body: ({ reference }) => ({ reference }), answers: NOT_HERE, isPlain: true }),
  "desk/files": colleague({ tells: AT_DESK }),
  "desk/files/[id]": colleague({
    methods: READ,
    paths: ({ fileId }) => [`desk/files/${fileId}`],
    answers: NOT_HERE,
    isPlain: true,
  }),
  "desk/leave": colleague({ isEnd: true }),
  "desk/me": colleague(),
  "desk/open": colleague({
    body: ({ userId }) => ({ reference: userId, purpose: "checkPapers" }),
    answers: NOT_HERE,
    harmless: {},
  }),
  "desk/stage": colleague({
    body: ({ reference, caseId }) => ({ reference, caseId, stage: "disbursed", note: "The money is on its way." }),
    harmless: {},
    answers: NOT_HERE,
  }),
  // All staff may write into every case: the student is told of it, with the name.
  "desk/write": colleague({
    body: ({ caseId }) => ({ caseId, kind: "spoke", happenedOn: "2026-11-03", note: "They asked for papers." }),
    harmless: {},
    tells: AT_DESK,
    answers: [422],
  }),
  "faqs/read": anyone(),
  "files/[id]": student({
    methods: READ,
    paths: ({ fileId }) => [`files/${fileId}`],
    answers: [404],
    isPlain: true,
  }),
  "health/alive": anyone({ methods: BARE, answers: [200, 204] }),
  "health/ready": anyone({ methods: BARE, answers: [200, 204] }),
  "leads/stop": anyone({ body: () => ({ secret: "x".repeat(24) }), answers: [200, 404] }),
  "loanform/add": student({ body: ({ email }) => ({ email, complete: true }), harmless: {} }),
  "loanform/read": student({ isPlain: true }),
  // Reads no JSON: whose it is, the session alone says.
  "loanform/upload": student({ harmless: {}, answers: [415] }),
  "drafts/drop": student({
    body: ({ email }) => ({ email, drafts: [{ section: "kycDetails", at: 4e12 }] }),
    harmless: {},
  }),
  "drafts/keep": student({
    body: ({ email }) => ({ email, drafts: [{ section: "kycDetails", version: "", values: {} }] }),
    harmless: {},
  }),
  // Nothing once the application is submitted, as that of the campaigns is.
  "drafts/read": student(),
  "eligibility/candidates": anyone({ body: () => ({ search: "?country=US" }) }),
  "loanpartners/compare": anyone({ body: () => ({ schemes: ["state-bank-of-india"] }) }),
  "loanpartners/changes": anyone({ body: () => ({ since: 1 }) }),
  "loanpartners/names": anyone({ body: () => ({ name: "bank" }) }),
  "loanpartners/read": anyone(),
  "loanpartners/web/[id]": anyone({ paths: () => ["loanpartners/web/state-bank-of-india"] }),
  "pack/[pass]/application": officer({ methods: READ, paths: ({ passId }) => [`pack/${passId}/application`] }),
  "pack/[pass]/files/[id]": officer({
    methods: READ,
    paths: ({ passId, fileId }) => [`pack/${passId}/files/${fileId}`],
    answers: NOT_HERE,
    isPlain: true,
  }),
  "pack/[pass]/papers": officer({
    methods: ["GET"],
    paths: ({ passId }) => [`pack/${passId}/papers`],
    answers: [200, 404],
  }),
  "pack/leave": officer({ isEnd: true }),
  "pack/open": anyone({
    body: ({ passId }) => ({ passId, secret: "x".repeat(24), code: "000000" }),
    answers: [403, 404],
  }),
  "pack/read": officer({ isPlain: true }),
  "pack/reply": officer({ body: ({ caseId }) => ({ kind: "received", caseId }), harmless: {}, answers: [422] }),
  // Reads no JSON: whose it is, the session alone says.
  "pack/upload": officer({ harmless: {}, answers: [415] }),
  "papers/application": student({ methods: [...READ, "POST"], answers: [200], isPlain: true }),
  "papers/checklist": student({ methods: [...READ, "POST"], answers: [200] }),
  "passes/make": student({
    body: ({ caseId }) => ({
      ...{ caseId, name: "A. Shah", parts: ["you"], days: 7 },
      consentVersion: SHARE_CONSENT_VERSION,
    }),
    harmless: {},
    answers: NOT_HERE,
  }),
  "passes/read": student(),
  "passes/stop": student({ body: ({ passId }) => ({ passId }), harmless: {}, answers: NOT_HERE }),
  "passes/stop-case": student({ body: ({ caseId }) => ({ caseId }), harmless: {}, answers: NOT_HERE }),
  "pin-codes/[pin]": anyone({ methods: BARE, paths: () => ["pin-codes/395007"], answers: [200, 204] }),
  revalidate: anyone({ body: () => ({ changed: ["content"] }), answers: [404] }),
  settings: anyone({ methods: BARE, answers: [200, 204] }),
  // It takes nothing, so that what is too much keeps the owner's row as it is.
  "readings/aged-told": student({ harmless: { tooMuch: true } }),
  "readings/list": student(),
  // What was read of an own file is kept beside it.
  "readings/read": student({
    body: ({ fileId }) => ({ url: `/api/files/${fileId}`, slot: "itr" }),
    harmless: {},
    answers: [404],
  }),
  "readings/switch": student({ body: ({ email }) => ({ email, readsPapers: false }), harmless: {} }),
  "sessions/end": student({ body: ({ email }) => ({ email, others: true }), harmless: {} }),
  "sessions/read": student(),
  "users/applynow": anyone({ body: ({ email }) => ({ email }), answers: [422] }),
  // 401 where a proof is sent that is none.
  "users/consent": student({ body: ({ email }) => ({ email, consentVersion: "2026-11" }), harmless: {} }),
  "users/login": anyone({ body: ({ email }) => ({ email, phone: "9000000000" }), answers: [200, 401] }),
  "users/loginwithgoogle": anyone({ body: ({ email }) => ({ email, name: "Asha" }), answers: [401] }),
  "users/profile/update": student({
    body: ({ email }) => ({ email, city: "Surat" }),
    harmless: {},
  }),
  "users/signup": anyone({ body: ({ email }) => ({ email }), answers: [422] }),
  "users/webdashboard": student({ isPlain: true }),
  vitals: anyone({ body: () => ({ page: "/", connection: "4g", device: "phone", vitals: { LCP: 900 } }) }),
};

export type PageAccess = {
  path: string;
  /** That it is the picture which this page names for whoever shares it; Next gives it an address of its own. */
  isPicture?: boolean;
  /** That it is shown to who has a cookie that we wrote; to others, home. Nothing of anybody stands in it. */
  isDashboard?: boolean;
  status?: number;
};

/** The pages and what lies beside them, by their file below app. */
export const PAGES: Record<string, PageAccess> = {
  "(site)/company/privacy-policy/page.tsx": { path: "/company/privacy-policy" },
  "(site)/company/terms/page.tsx": { path: "/company/terms" },
  "(site)/asked/education-loan/page.tsx": { path: "/education-loan?part=2" },
  "(site)/culture/page.tsx": { path: "/culture" },
  "(site)/education-loan/[id]/opengraph-image.tsx": { path: "/education-loan/state-bank-of-india", isPicture: true },
  "(site)/education-loan/[id]/page.tsx": { path: "/education-loan/state-bank-of-india" },
  "(site)/education-loan/compare/opengraph-image.tsx": { path: "/education-loan/compare", isPicture: true },
  "(site)/education-loan/compare/page.tsx": { path: "/education-loan/compare" },
  "(site)/education-loan/page.tsx": { path: "/education-loan" },
  "(site)/page.tsx": { path: "/" },
  "(site)/stop-calls/page.tsx": { path: "/stop-calls" },
  "(site)/study/[country]/page.tsx": { path: "/study/germany" },
  "(site)/tools/education-loan-eligibility/page.tsx": { path: "/tools/education-loan-eligibility" },
  "(site)/tools/education-loan-emi-calculator/opengraph-image.tsx": {
    path: "/tools/education-loan-emi-calculator",
    isPicture: true,
  },
  "(site)/tools/education-loan-emi-calculator/page.tsx": { path: "/tools/education-loan-emi-calculator" },
  "(site)/tools/loan-offer/page.tsx": { path: "/tools/loan-offer" },
  "(site)/tools/money-plan/page.tsx": { path: "/tools/money-plan" },
  "(site)/tools/support/page.tsx": { path: "/tools/support" },
  ".well-known/security.txt/route.ts": { path: "/.well-known/security.txt" },
  "404/page.tsx": { path: "/404", status: 404 },
  "dashboard/application/page.tsx": { path: "/dashboard/application", isDashboard: true },
  "dashboard/checklist/page.tsx": { path: "/dashboard/checklist", isDashboard: true },
  "dashboard/company/faqs/page.tsx": { path: "/dashboard/company/faqs", isDashboard: true },
  "dashboard/lenders/page.tsx": { path: "/dashboard/lenders", isDashboard: true },
  "dashboard/loanform/[section]/page.tsx": { path: "/dashboard/loanform/kyc", isDashboard: true },
  "dashboard/loanform/page.tsx": { path: "/dashboard/loanform", isDashboard: true },
  "dashboard/loanform/review/page.tsx": { path: "/dashboard/loanform/review", isDashboard: true },
  "dashboard/logins/page.tsx": { path: "/dashboard/logins", isDashboard: true },
  "dashboard/page.tsx": { path: "/dashboard", isDashboard: true },
  "dashboard/tools/page.tsx": { path: "/dashboard/tools", isDashboard: true },
  "desk/calls/page.tsx": { path: "/desk/calls" },
  "desk/cases/page.tsx": { path: "/desk/cases" },
  "desk/files/page.tsx": { path: "/desk/files" },
  "desk/page.tsx": { path: "/desk" },
  "manifest.ts": { path: "/manifest.webmanifest" },
  "pack/page.tsx": { path: "/pack" },
  "robots.ts": { path: "/robots.txt" },
  "sitemap.ts": { path: "/sitemap.xml" },
};

export const isLetIn = ({ access }: Call, kind: SenderKind) => VISITS[access].includes(kind);
