import { fromStored } from "@/lib/loan-form/record";
import { type SectionKey, SECTION_KEYS } from "@/lib/loan-form/registry";
import { sampleSection } from "@/lib/loan-form/samples";
import { standingOf, welcome } from "./standing";
import { tasksOf } from "./tasks";

const url = () => "/api/files/0123456789abcdef0123456789abcdef";
const having = (...keys: SectionKey[]) =>
  fromStored(Object.fromEntries(keys.map((key) => [key, sampleSection(key, url, ["a", "b"])])));
const taskOf = (form: ReturnType<typeof having>, key: SectionKey) => tasksOf(form).find((task) => task.key === key)!;

test("untouched, completed, and not to be started before somebody is named", () => {
  expect(standingOf(taskOf(having(), "generalDetails"), false)).toEqual({ state: "untouched" });
  expect(standingOf(taskOf(having("generalDetails"), "generalDetails"), false)).toEqual({ state: "completed" });
  expect(standingOf(taskOf(having(), "coApplicantKycDetails"), false)).toEqual({ state: "waits" });
  expect(standingOf(taskOf(having("coApplicantDetails"), "coApplicantKycDetails"), true)).toEqual({
    state: "untouched",
  });
});

test("a draft makes it in progress, and counts what is filled in", () => {
  const draft = { firstName: "Asha", lastName: "", city: "Surat" };
  expect(standingOf(taskOf(having(), "generalDetails"), false, draft)).toEqual({ state: "started", done: 2, of: 9 });
  expect(standingOf(taskOf(having("generalDetails"), "generalDetails"), false, draft)).toMatchObject({
    state: "started",
    done: 9,
  });
  expect(
    standingOf(taskOf(having("coApplicantDetails"), "coApplicantKycDetails"), true, { 0: { panCard: url() }, 1: {} }),
  ).toEqual({ state: "started", done: 1, of: 6 });
});

test("a person added later leaves their papers in progress; a wrong answer is a problem", () => {
  const more = having("coApplicantDetails", "coApplicantKycDetails");
  const added = fromStored({
    ...more,
    coApplicantDetails: [...more.coApplicantDetails!, { ...more.coApplicantDetails![0]!, id: "c" }],
  });
  expect(standingOf(taskOf(added, "coApplicantKycDetails"), true)).toEqual({ state: "started", done: 6, of: 9 });
  const wrong = having("loanDetails");
  wrong.loanDetails = { ...wrong.loanDetails!, loanAmount: "700000" };
  expect(standingOf(taskOf(wrong, "loanDetails"), false)).toEqual({ state: "problem", done: 4, of: 5 });
});

test.each<[string, SectionKey[], boolean, boolean, string]>([
  ["the first visit", [], false, false, "9 tasks left. Everything you save stays, so you can stop at any time."],
  ["back with a draft only", [], false, true, "Welcome back, 9 tasks left."],
  ["back", ["generalDetails", "kycDetails"], false, false, "Welcome back, 7 tasks left."],
  [
    "back for the last one",
    SECTION_KEYS.filter((key) => key !== "academicDetails"),
    false,
    false,
    "Welcome back, 1 task left.",
  ],
  ["all done", [...SECTION_KEYS], false, false, "All tasks are done. Your application is ready to be sent."],
  ["sent", [...SECTION_KEYS], true, false, "Nothing is left for you to fill in."],
])("%s", (_when, keys, complete, hasDrafts, says) => {
  expect(welcome({ complete, tasks: tasksOf(having(...keys)) }, hasDrafts)).toBe(says);
});
