import { SECTIONS } from "@/lib/loan-form/registry";
import { guard } from "./guard";

const home = { go: "/", remember: true };
const missing = { go: "/404" };

test.each<[string, ReturnType<typeof guard>, ReturnType<typeof guard>]>([
  // path                                          visitor  logged in
  ["/dashboard", home, null],
  ["/dashboard/loanform", home, null],
  ["/dashboard/loanform/general", home, null],
  ["/dashboard/loanform/co-applicant-financial", home, null],
  ["/dashboard/loanform/review", home, null],
  ["/dashboard/loanform/completed", home, missing],
  ["/dashboard/lenders", home, null],
  ["/dashboard/lenders/more", home, missing],
  ["/dashboard/tools", home, null],
  ["/dashboard/company/faqs", home, null],
  ["/dashboard/logins", home, null],
  ["/dashboard/checklist", home, null],
  ["/dashboard/application", home, null],
  ["/dashboard/application/more", home, missing],
  ["/dashboard/company", home, missing],
  ["/dashboard/nothing", home, missing],
  ["/dashboard/loanform/nothing", home, missing],
  ["/dashboard/loanform/general/more", home, missing],
  ["/dashboard/Tools", home, missing],
  ["/dashboard/%74ools", home, missing],
  ["/dashboard//tools", home, missing],
  ["/dashboard/__proto__", home, missing],
  ["/", null, null],
  ["/404", null, null],
  ["/culture", null, null],
  ["/dashboards", null, null],
  ["/education-loan/dashboard", null, null],
])("%s", (path, visitor, student) => {
  expect(guard(path, false)).toEqual(visitor);
  expect(guard(path, true)).toEqual(student);
});

test.each(SECTIONS.map(({ slug }) => slug))("knows the section %s", (slug) => {
  expect(guard(`/dashboard/loanform/${slug}`, true)).toBeNull();
});
