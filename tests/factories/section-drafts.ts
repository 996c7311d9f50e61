import { sealName } from "@/lib/account-drafts/data";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { SectionKey } from "@/lib/loan-form/registry";
import { keyring } from "@/lib/uploads/server/crypt";
import { db } from "@/tests/factories/database";

type More = Partial<Pick<Prisma.SectionDraftUncheckedCreateInput, "version" | "savedAt">> & {
  files?: readonly string[];
};

/** A draft that a logout sent; the student has an application. */
export async function newSectionDraft(
  userId: string,
  section: SectionKey,
  values: Record<string, unknown>,
  { files = [], version = "", ...more }: More = {},
) {
  const { keyId, sealed } = await keyring.seal(sealName(userId, section), Buffer.from(JSON.stringify(values)));
  await db.sectionDraft.create({
    data: {
      ...{ userId, section, version, keyId, sealed: new Uint8Array(sealed), ...more },
      files: { create: files.map((fileId) => ({ fileId })) },
    },
  });
}
