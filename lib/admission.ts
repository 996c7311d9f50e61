export const ADMISSION_STATUS = [
  { value: "competitive_exams", label: "Exams given, yet to apply to universities" },
  { value: "offer_letter", label: "Exams given, yet to receive offer letter" },
  { value: "received_offer", label: "Offer letter received from the desired university" },
  { value: "confirmed_admission", label: "Admit letter received" },
] as const;
export type AdmissionStatus = (typeof ADMISSION_STATUS)[number]["value"];

export const LEAD_ADMISSION = ["Not Applied", "Applied", "Confirmed"] as const;

export const PROFILE_ADMISSION = [
  { value: "Applied", label: "Applied" },
  { value: "Admitted", label: "Admitted" },
  { value: "Planning", label: "Planning to Apply" },
] as const;

export const ADMISSION_FROM_PROFILE: Readonly<Record<string, AdmissionStatus>> = {
  Applied: "offer_letter",
  Admitted: "confirmed_admission",
};

export const ADMISSION_ELSEWHERE = {
  competitive_exams: { lead: "Not Applied", profile: "Planning" },
  offer_letter: { lead: "Applied", profile: "Applied" },
  received_offer: { lead: "Confirmed", profile: "Admitted" },
  confirmed_admission: { lead: "Confirmed", profile: "Admitted" },
} as const satisfies Record<AdmissionStatus, { lead: string; profile: string }>;

export const EDUCATION_LEVELS = [
  { value: "undergraduate", label: "Undergraduate" },
  { value: "postgraduate", label: "Postgraduate" },
  { value: "postgraduate_diploma", label: "Postgraduate diploma" },
  { value: "doctorate", label: "Doctorate" },
] as const;
export type EducationLevel = (typeof EDUCATION_LEVELS)[number]["value"];

export const valuesOf = <Value extends string>(choices: readonly { value: Value }[]) =>
  choices.map(({ value }) => value);
