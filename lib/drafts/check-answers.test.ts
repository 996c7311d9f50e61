import { MAIN_DEFAULTS } from "@/lib/emi/main-inputs";
import { forgetAnswers, loadAnswers, rememberAnswers } from "./answer-store";
import { recallCheck, rememberLoan } from "./check-answers";

beforeEach(forgetAnswers);
afterEach(forgetAnswers);

const loan = (change: Partial<typeof MAIN_DEFAULTS>) => rememberLoan({ ...MAIN_DEFAULTS, ...change });

test("the eligibility check begins with the loan that was worked out in the calculator", () => {
  loan({ amount: "25 lakh", tenure: "10" });
  expect(recallCheck([])).toMatchObject({ amount: "2500000", course: "24", years: "10" });
});

test("what the calculator begins with was said by nobody, whatever its rate", () => {
  loan({ rate: "9.15" });
  expect(loadAnswers()).toEqual({});
});

test("a time that the check's lists do not have, or a box that says nothing, changes nothing that was told", () => {
  rememberAnswers(() => ({ loanAmount: "2500000", course: "36", years: "5", country: "Canada" }));
  loan({ amount: "", course: "25", tenure: "7.5" });
  expect(loadAnswers()).toEqual({ loanAmount: "2500000", course: "36", years: "5", country: "Canada" });
});
