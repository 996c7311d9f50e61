import { newerWords } from "./newer-words";

test.each([
  ["financialDetails.savingAccountStatement", /must have all of the latest 6 months\.$/],
  ["coApplicantFinancialDetails.0.currentAccountStatement", /must have all of the latest 6 months\.$/],
  ["coApplicantFinancialDetails.1.paySlips", /must have all of the latest 3 months\.$/],
  ["financialDetails.itr", /must have both of the latest 2 years\.$/],
  ["coApplicantFinancialDetails.0.form16", /must have both of the latest 2 years\.$/],
  ["kycDetails.utilityBill", /all of its pages must be in it\.$/],
])("what a newer paper in %s must hold is said", (slot, says) => {
  expect(newerWords(slot)).toMatch(/^It takes the place of the old one, so /);
  expect(newerWords(slot)).toMatch(says);
});
