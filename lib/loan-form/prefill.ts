import { ADMISSION_FROM_PROFILE } from "@/lib/admission";
import type { LoanForm } from "./registry";

export type Profile = {
  name: string;
  email: string;
  phone: string | null;
  loanAmount: string;
  city: string;
  countryOfStudy: string;
  admissionStatus: string;
  targetIntake: Date | null;
};

export type Prefill = { [K in keyof LoanForm]?: Partial<NonNullable<LoanForm[K]>> };

/** Until a section is first saved. */
export function prefillFrom(profile: Profile): Prefill {
  const [firstName = "", ...rest] = profile.name.trim().split(/\s+/);
  return {
    generalDetails: {
      firstName,
      lastName: rest.join(" "),
      emailId: profile.email,
      mobileNumber: profile.phone?.slice(-10) ?? "",
      city: profile.city,
    },
    admissionDetails: {
      admissionStatus: ADMISSION_FROM_PROFILE[profile.admissionStatus] ?? "",
      countryOfUniversity: profile.countryOfStudy,
      intakePeriod: profile.targetIntake ? `${profile.targetIntake.toISOString().slice(0, 7)}-01` : "",
    },
    loanDetails: { loanAmount: /^\d+$/.test(profile.loanAmount) ? profile.loanAmount : "" },
  };
}
