import type { CaseWriter } from "@/lib/cases/event";
import { storeEvent } from "@/lib/cases/store-event";
import type { Prisma } from "@/lib/generated/prisma/client";
import { db } from "@/tests/factories/database";

/** Opens a case of a student at a lender that we do not list, unless told otherwise. @returns its id */
export async function newCase(userId: string, overrides: Partial<Prisma.LenderCaseUncheckedCreateInput> = {}) {
  await db.loanForm.upsert({ where: { userId }, create: { userId }, update: {} });
  const { id } = await db.lenderCase.create({
    data: { userId, lenderName: "Surat Nagrik Bank", lenderKind: "privateBank", ...overrides },
  });
  return id;
}

type Line = Omit<Prisma.CaseEventUncheckedCreateInput, "writer">;

export async function newCaseEvent(writer: CaseWriter, line: Line) {
  const writerName = writer === "dakhila" ? "Meera" : writer === "lender" ? "A. Shah" : "";
  return db.$transaction(async (tx) => {
    const { id } = await storeEvent(tx, writer, { writerName, ...line });
    return tx.caseEvent.findUniqueOrThrow({ where: { id } });
  });
}
