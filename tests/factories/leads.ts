import { lockPhones, refreshCallList } from "@/lib/leads/call-list";
import type { Prisma } from "@/lib/generated/prisma/client";
import { db } from "@/tests/factories/database";
import { newPerson } from "@/tests/factories/users";

/** What the apply form sends, of a person whom no other test knows. */
export function leadAnswers() {
  const { digits, ...person } = newPerson();
  return {
    ...person,
    phone: `+91${digits}`,
    reference: "",
    loanAmount: "2000000",
    city: "Surat",
    countryOfStudy: "Canada",
    admissionStatus: "Applied",
    targetIntake: "2027-09-01",
  };
}

export const newLead = (overrides: Partial<Prisma.LeadUncheckedCreateInput> = {}) =>
  db.$transaction(async (tx) => {
    const data = { ...leadAnswers(), targetIntake: new Date("2027-09-01"), ...overrides };
    await lockPhones(tx, [data.phone]);
    const lead = await tx.lead.create({ data });
    await refreshCallList(tx, [data.phone]);
    return lead;
  });

export const newLeadCall = (phone: string, call: Prisma.LeadCallUncheckedCreateInput) =>
  db.$transaction(async (tx) => {
    await lockPhones(tx, [phone]);
    await tx.leadCall.create({ data: call });
    await refreshCallList(tx, [phone]);
  });
