import { randomBytes } from "node:crypto";
import type { Prisma } from "@/lib/generated/prisma/client";
import { fileUrl } from "@/lib/uploads/policy";
import { db } from "@/tests/factories/database";

/** The row of a document, as the upload call leaves it; its bytes are nowhere. */
export function storedFileRow(ownerId: string, overrides: Partial<Prisma.StoredFileCreateManyInput> = {}) {
  const id = randomBytes(16).toString("hex");
  return {
    id,
    ownerId,
    name: "paper.pdf",
    mime: "application/pdf",
    size: 421_888,
    sha256: "0".repeat(64),
    keyId: "k1",
    driver: "local",
    storeKey: id,
    ...overrides,
  };
}

/** Stores the row of a document. @returns its address, as a loan form holds it */
export async function newStoredFile(ownerId: string, overrides: Partial<Prisma.StoredFileCreateManyInput> = {}) {
  const data = storedFileRow(ownerId, overrides);
  await db.storedFile.create({ data });
  return fileUrl(data.id);
}

export const storedFileNames = async (ownerId: string) =>
  (await db.storedFile.findMany({ where: { ownerId }, orderBy: { createdAt: "asc" } })).map(({ name }) => name);
