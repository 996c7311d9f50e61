import { fromStored } from "@/lib/loan-form/record";
import { type SectionKey, SECTION_KEYS } from "@/lib/loan-form/registry";
import { sampleSection } from "@/tests/samples/sections";
import { notificationsOf, openItems } from "./notifications";
import { tasksOf } from "@/lib/application/tasks";
import type { Stage } from "./timeline";

const url = () => "/api/files/0123456789abcdef0123456789abcdef";
const overview = (keys: readonly SectionKey[], more: { complete?: boolean; stage?: Stage } = {}) => ({
  complete: false,
  stage: "application" as Stage,
  startDate: "2026-11-21T05:00:00.000Z",
  deadline: "2026-11-26",
  tasks: tasksOf(fromStored(Object.fromEntries(keys.map((key) => [key, sampleSection(key, url, ["a"])])))),
  ...more,
});
const SENT = { complete: true, stage: "underReview" } as const;

test("type 1 names the open step's slots, open ones first, then the other sections that are missing", () => {
  const saved = overview(SECTION_KEYS.filter((key) => key !== "academicDetails" && key !== "financialDetails"));
  expect(notificationsOf("/dashboard/loanform/academic", saved).items).toEqual([
    {
      title: "10th Grade",
      done: false,
      href: "/dashboard/loanform/academic#doc-tenthGrade",
      group: "This step: Academic Details",
    },
    {
      title: "12th Grade/Diploma",
      done: false,
      href: "/dashboard/loanform/academic#doc-twelfthGrade",
      group: "This step: Academic Details",
    },
    { title: "Financial Details", done: false, href: "/dashboard/loanform/financial", group: "Also missing" },
  ]);
  const kyc = notificationsOf("/dashboard/loanform/kyc", saved).items;
  expect(kyc.filter(({ done }) => done).map(({ title }) => title)).toEqual([
    "PAN Card",
    "Passport",
    "Aadhaar Card Front",
    "Aadhaar Card Back",
    "Photo/Selfie",
  ]);
  expect(openItems(kyc)).toBe(2);
});

test("type 1 between the steps lists every missing section, and nothing once it was sent", () => {
  expect(
    notificationsOf("/dashboard/loanform/nowhere", overview(["generalDetails"])).items.map(({ title }) => title),
  ).toEqual([
    "Admission Details",
    "Loan Details",
    "Co-Applicant Details",
    "KYC Details",
    "Co-Applicant KYC Details",
    "Academic Details",
    "Financial Details",
    "Co-Applicant Financial Details",
  ]);
  expect(notificationsOf("/dashboard/loanform/kyc", overview(SECTION_KEYS, SENT)).items).toEqual([]);
});

test("type 2 is the to-do of phase 1 with its dates; sending joins when it is all that is left", () => {
  const some = notificationsOf("/dashboard", overview(["academicDetails"]));
  expect(some.items.map(({ title, date, done }) => `${date} ${title} ${done}`)).toEqual([
    "2026-11-21 Basic Details false",
    "2026-11-22 KYC Details false",
    "2026-11-23 Academic Details true",
    "2026-11-24 Financial Details false",
  ]);
  expect(openItems(some.items)).toBe(3);
  const all = notificationsOf("/dashboard", overview(SECTION_KEYS));
  expect(all.items.at(-1)).toEqual({
    title: "Submit your application",
    done: false,
    date: "2026-11-26",
    href: "/dashboard/loanform/review",
  });
  expect(openItems(all.items)).toBe(1);
});

test("type 3 is bank selection, three and four days after the start, until a lender works on it", () => {
  const sent = notificationsOf("/dashboard", overview(SECTION_KEYS, SENT));
  expect(sent.items.map(({ title, date }) => `${date} ${title}`)).toEqual([
    "2026-11-24 Compare the lenders",
    "2026-11-25 Choose a Partner",
  ]);
  expect(openItems(sent.items)).toBe(2);
  expect(
    openItems(notificationsOf("/dashboard", overview(SECTION_KEYS, { complete: true, stage: "processing" })).items),
  ).toBe(0);
});
