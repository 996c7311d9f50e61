import { ADMISSION_STATUS, LEAD_ADMISSION, PROFILE_ADMISSION, valuesOf } from "@/lib/admission";
import { QUESTIONS, readDraft } from "@/lib/eligibility/answers";
import { leadForm } from "@/lib/leads/schema";
import { prefillFrom } from "@/lib/loan-form/prefill";
import { sectionOf } from "@/lib/loan-form/registry";
import { profileSchema } from "@/lib/users/schema";
import {
  checkOf,
  fromCheck,
  fromLead,
  fromProfile,
  leadOf,
  profileOf,
  type SharedAnswers,
  withAnswers,
} from "./shared-answers";

const countries = [
  { code: "CA", name: "Canada" },
  { code: "US", name: "United States" },
];
const checked = {
  country: "CA",
  level: "postgraduate",
  amount: "2000000",
  security: "no",
  admission: "received_offer",
  coApplicant: "earning",
  course: "24",
  years: "10",
  premier: "unknown",
};
const lead = {
  name: "Asha Rao",
  email: "asha@example.com",
  phone: "9876543210",
  loanAmount: "2000000",
  city: "Surat",
  countryOfStudy: "Canada",
  admissionStatus: "Confirmed",
  targetIntake: "2027-09-01",
};
const profile = {
  loanAmount: "2000000",
  city: "Surat",
  countryOfStudy: "Canada",
  admissionStatus: "Admitted",
  targetIntake: "2027-09-01",
};
const account = (profileAdmission: string) =>
  prefillFrom({
    name: "Asha Rao",
    email: "asha@example.com",
    phone: "+919876543210",
    loanAmount: "",
    city: "",
    countryOfStudy: "",
    admissionStatus: profileAdmission,
    targetIntake: null,
  });

test("what the eligibility check was told stands in the apply form", () => {
  expect(leadOf(fromCheck(checked, countries, {}))).toEqual({
    ...{ name: "", email: "", phone: "", city: "", targetIntake: "" },
    ...{ loanAmount: "2000000", countryOfStudy: "Canada", admissionStatus: "Confirmed" },
  });
});

test("what the apply form was told fills the whole profile, in the profile's own list", () => {
  expect(profileOf(fromLead(lead, {}))).toEqual(profile);
  expect(profileSchema.safeParse(profileOf(fromLead(lead, {}))).success).toBe(true);
});

test("a second apply form starts with everything that the first was told", () => {
  const { consent: _, ...asked } = leadForm.shape;
  const given = leadOf(fromLead(lead, {}));
  expect(given).toEqual(lead);
  // Of the form's questions only those about the call itself have no answer yet.
  expect(Object.keys(asked).filter((name) => !(name in given))).toEqual(["reference", "callTime", "callLanguage"]);
});

test("what the apply form and the profile were told stands in the eligibility check", () => {
  for (const answers of [fromLead(lead, {}), fromProfile(profile, {})]) {
    expect(checkOf(answers, countries)).toMatchObject({
      country: "CA",
      amount: "2000000",
      admission: "confirmed_admission",
      level: "",
    });
  }
});

test("the eligibility check finds all its answers again, and they are complete", () => {
  const again = checkOf(fromCheck(checked, countries, {}), countries);
  expect(again).toEqual(checked);
  expect(Object.keys(again).sort()).toEqual([...QUESTIONS].sort());
  expect(readDraft({ ...again, order: "", exchange: {} }, countries).problems).toEqual({});
});

test("a country that the check does not list has to be chosen there, and keeps its name elsewhere", () => {
  const known = fromLead({ ...lead, countryOfStudy: "Malta" }, {});
  expect(checkOf(known, countries).country).toBe("");
  expect(fromCheck({ ...checked, country: "other" }, countries, known).country).toBe("Malta");
  expect(fromCheck({ ...checked, country: "other" }, countries, fromLead(lead, {})).country).toBe("");
});

describe("how far the admission is", () => {
  const elsewhere = (admission: SharedAnswers["admission"]) => [
    leadOf({ admission }).admissionStatus,
    profileOf({ admission }).admissionStatus,
    checkOf({ admission }, countries).admission,
  ];

  test("every answer of each list has its place in the others", () => {
    expect(valuesOf(ADMISSION_STATUS).map((status) => [status, ...elsewhere(status)])).toEqual([
      ["competitive_exams", "Not Applied", "Planning", "competitive_exams"],
      ["offer_letter", "Applied", "Applied", "offer_letter"],
      ["received_offer", "Confirmed", "Admitted", "received_offer"],
      ["confirmed_admission", "Confirmed", "Admitted", "confirmed_admission"],
    ]);
    expect(elsewhere("planning")).toEqual(["Not Applied", "Planning", ""]);
    expect(elsewhere(undefined)).toEqual(["", "", ""]);
  });

  test("an answer given in one of the coarse lists comes back as itself", () => {
    for (const admissionStatus of LEAD_ADMISSION)
      expect(leadOf(fromLead({ ...lead, admissionStatus }, {})).admissionStatus).toBe(admissionStatus);
    for (const { value } of PROFILE_ADMISSION)
      expect(profileOf(fromProfile({ ...profile, admissionStatus: value }, {})).admissionStatus).toBe(value);
  });

  test("the finer answer stays until a coarser list is told something else", () => {
    const known: SharedAnswers = { admission: "received_offer" };
    expect(fromLead(lead, known).admission).toBe("received_offer");
    expect(fromProfile(profile, known).admission).toBe("received_offer");
    expect(fromLead({ ...lead, admissionStatus: "Applied" }, known).admission).toBe("offer_letter");
    expect(fromProfile({ ...profile, admissionStatus: "Planning" }, known).admission).toBe("planning");
  });
});

describe("a new loan form", () => {
  const answers = { ...fromCheck(checked, countries, {}), ...fromLead(lead, { admission: "received_offer" }) };

  test("starts with what was told on the way, in its own words", () => {
    const { generalDetails, admissionDetails, loanDetails } = withAnswers(account(""), answers);
    expect(generalDetails).toMatchObject({ firstName: "Asha", emailId: "asha@example.com", city: "Surat" });
    expect(admissionDetails).toEqual({
      admissionStatus: "received_offer",
      countryOfUniversity: "Canada",
      intakePeriod: "2027-09-01",
      educationLevel: "postgraduate",
    });
    expect(loanDetails).toEqual({ loanAmount: "2000000", loanType: "Non-Collateral" });
    // Every answer is one of its list: only what nobody was asked yet is missing.
    const asked = { abroad: true, coApplicants: [] };
    const missing = (key: "admissionDetails" | "loanDetails", values: object) =>
      sectionOf(key)
        .schema(asked)
        .safeParse({ ...sectionOf(key).empty, ...values })
        .error?.issues.map(({ path }) => path.join("."));
    expect(missing("admissionDetails", admissionDetails!)).toEqual(["areaOfStudy", "university"]);
    expect(missing("loanDetails", loanDetails!)).toEqual(["existingLoan", "employed"]);
  });

  test("keeps what the server knows where nothing else was told", () => {
    const known = account("Applied");
    expect(withAnswers(known, { email: "asha@example.com" })).toEqual(known);
    expect(withAnswers(known, { email: "asha@example.com", admission: "planning" })).toEqual(known);
    expect(withAnswers(known, { email: "asha@example.com", loanAmount: "20 lakh" })).toEqual(known);
  });

  test("takes nothing that another person told, or nobody in particular", () => {
    const known = account("Applied");
    expect(withAnswers(known, { ...answers, email: "ravi@example.com" })).toBe(known);
    expect(withAnswers(known, { ...answers, email: "" })).toBe(known);
    expect(withAnswers(known, { ...answers, email: undefined })).toBe(known);
    expect(withAnswers({}, answers)).toEqual({});
  });
});
