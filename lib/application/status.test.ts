import { fromStored } from "@/lib/loan-form/record";
import { type SectionKey, SECTION_KEYS } from "@/lib/loan-form/registry";
import { sampleSection } from "@/tests/samples/sections";
import { needsMet, type SectionState, sectionState, welcome } from "./status";
import { stateOf, tasksOf } from "./tasks";

const url = () => "/api/files/0123456789abcdef0123456789abcdef";
const having = (...keys: SectionKey[]) =>
  fromStored(Object.fromEntries(keys.map((key) => [key, sampleSection(key, url, ["a", "b"])])));
const taskOf = (form: ReturnType<typeof having>, key: SectionKey) => tasksOf(form).find((task) => task.key === key)!;

const wrongLoan = () => {
  const form = having("loanDetails");
  form.loanDetails = { ...form.loanDetails!, loanAmount: "700000" };
  return form;
};
/** Papers of two co-applicants, and one more who was named afterwards. */
const onePersonMore = () => {
  const form = having("coApplicantDetails", "coApplicantKycDetails");
  return fromStored({
    ...form,
    coApplicantDetails: [...form.coApplicantDetails!, { ...form.coApplicantDetails![0]!, id: "c" }],
  });
};
const wrongPerson = () => {
  const form = having("coApplicantDetails");
  form.coApplicantDetails![1]!.phoneNumber = "12";
  return form;
};

// What the rail, the home and the step marks say: with nothing unsaved, with a draft in this browser, and once sent.
test.each<[string, ReturnType<typeof having>, SectionKey, SectionState, SectionState]>([
  ["nothing saved", having(), "generalDetails", "untouched", "started"],
  ["saved and right", having("generalDetails"), "generalDetails", "completed", "started"],
  ["saved, and an answer is refused today", wrongLoan(), "loanDetails", "problem", "problem"],
  ["nobody named", having(), "coApplicantDetails", "untouched", "started"],
  ["people named", having("coApplicantDetails"), "coApplicantDetails", "completed", "started"],
  ["an answer about one of the people is refused", wrongPerson(), "coApplicantDetails", "problem", "problem"],
  ["papers of people, and nobody is named", having(), "coApplicantKycDetails", "waits", "waits"],
  ["papers of named people, none yet", having("coApplicantDetails"), "coApplicantKycDetails", "untouched", "started"],
  ["papers of all but one", onePersonMore(), "coApplicantKycDetails", "started", "started"],
])("%s", (_when, form, key, plainly, withDraft) => {
  const task = taskOf(form, key);
  expect([sectionState(task, false, false), sectionState(task, false, true)]).toEqual([plainly, withDraft]);
  const states = [false, true].map((hasDraft) => stateOf({ ...form, complete: false }, key, hasDraft));
  expect(states).toEqual([plainly, withDraft]);
  // Nothing can be mended any more, whatever the rules have become since.
  expect([false, true].map((hasDraft) => sectionState(task, true, hasDraft))).toEqual(["completed", "completed"]);
});

test("every combination has one state, and only complete and saved ones are completed", () => {
  const both = [false, true];
  for (const done of both)
    for (const started of both)
      for (const problem of both)
        for (const waits of both)
          for (const hasDraft of both) {
            const state = sectionState({ done, started, problem, waits }, false, hasDraft);
            expect([state, state === "completed"]).toEqual([state, done && !hasDraft]);
            if (!done) expect(state === "waits").toBe(waits);
            if (!done && !waits) expect(state === "problem").toBe(problem);
          }
});

test("what a section needs is counted in what is saved and in the draft", () => {
  const draft = { firstName: "Asha", lastName: "", city: "Surat" };
  expect(needsMet(taskOf(having(), "generalDetails"), draft)).toBe(2);
  expect(needsMet(taskOf(having("generalDetails"), "generalDetails"), draft)).toBe(9);
  expect(
    needsMet(taskOf(having("coApplicantDetails"), "coApplicantKycDetails"), { 0: { panCard: url() }, 1: {} }),
  ).toBe(1);
  const more = taskOf(onePersonMore(), "coApplicantKycDetails");
  expect([needsMet(more), more.needs.length]).toEqual([6, 9]);
  const wrong = taskOf(wrongLoan(), "loanDetails");
  expect([needsMet(wrong), wrong.needs.length]).toEqual([4, 5]);
});

test.each<[string, SectionKey[], boolean, string]>([
  ["the first visit", [], false, "9 tasks left. Everything you save stays, so you can stop at any time."],
  ["back with a draft only", [], true, "Welcome back, 9 tasks left."],
  ["back", ["generalDetails", "kycDetails"], false, "Welcome back, 7 tasks left."],
  [
    "back for the last one",
    SECTION_KEYS.filter((key) => key !== "academicDetails"),
    false,
    "Welcome back, 1 task left.",
  ],
  ["all done", [...SECTION_KEYS], false, "All tasks are done. Your application is ready to be sent."],
])("%s", (_when, keys, hasDrafts, says) => {
  expect(welcome({ tasks: tasksOf(having(...keys)) }, hasDrafts)).toBe(says);
});
