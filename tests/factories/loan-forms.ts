import { randomUUID } from "node:crypto";
import { Prisma } from "@/lib/generated/prisma/client";
import { fromStored, referencesIn } from "@/lib/loan-form/record";
import { type SectionKey, SECTION_KEYS } from "@/lib/loan-form/registry";
import { fileUrl } from "@/lib/uploads/policy";
import { db } from "@/tests/factories/database";
import { storedFileRow } from "@/tests/factories/stored-files";
import { sampleSection } from "@/tests/samples/sections";

type State = Pick<Prisma.LoanFormUncheckedCreateInput, "complete" | "stage" | "submittedAt" | "startDate"> & {
  change?: Partial<Record<SectionKey, object>>;
};

/** Stores an application as the wizard would have saved it, in these sections (all). `complete` hands it in. */
export async function saveLoanForm(
  userId: string,
  sections: readonly SectionKey[] = SECTION_KEYS,
  { complete = false, change = {}, ...state }: State = {},
) {
  const coApplicant = randomUUID();
  const files: ReturnType<typeof storedFileRow>[] = [];
  const upload = (path: string) => {
    const file = storedFileRow(userId, { name: `${path.replaceAll(".", "-")} ABCPR1234F.pdf` });
    files.push(file);
    return fileUrl(file.id);
  };
  const answers = Object.fromEntries(
    SECTION_KEYS.map((key) => {
      if (!sections.includes(key)) return [key, Prisma.DbNull];
      const value = sampleSection(key, upload, [coApplicant]) as object;
      return [key, Array.isArray(value) ? value : { ...value, ...change[key] }];
    }),
  );
  const data = {
    complete,
    stage: complete ? ("underReview" as const) : ("application" as const),
    submittedAt: complete ? "2026-11-21T05:12:00Z" : null,
    startDate: new Date(),
    ...state,
    ...answers,
  };
  await db.storedFile.createMany({ data: files });
  await db.loanForm.upsert({ where: { userId }, create: { userId, ...data }, update: data });
  await saveReferences(userId);
}

/** Refers to the documents that a stored application holds, and to no other, as its saves would have. */
export async function saveReferences(userId: string) {
  const held = referencesIn(fromStored(await storedLoanForm(userId)));
  const own = await db.storedFile.findMany({ where: { ownerId: userId }, select: { id: true } });
  const data = held.filter(({ fileId }) => own.some(({ id }) => id === fileId));
  await db.fileReference.deleteMany({ where: { userId } });
  await db.fileReference.createMany({ data: data.map((reference) => ({ userId, ...reference })) });
}

export const storedLoanForm = (userId: string) => db.loanForm.findUniqueOrThrow({ where: { userId } });
