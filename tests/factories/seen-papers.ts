import { fromStored, uploadsIn } from "@/lib/loan-form/record";
import type { SectionKey } from "@/lib/loan-form/registry";
import { readField } from "@/lib/papers/read/fields";
import type { StoredSeen } from "@/lib/papers/read/stored";
import { lookedForIn } from "@/lib/papers/read/whose";
import { fileIdOf } from "@/lib/uploads/policy";
import { db } from "@/tests/factories/database";
import { storedLoanForm } from "@/tests/factories/loan-forms";

/** Leaves beside the paper of a slot what was seen of it. @param more of its row @returns the file's id */
export async function seePaper(
  userId: string,
  key: SectionKey,
  path: string,
  seen: StoredSeen,
  more: { saidRightOn?: Date; createdAt?: Date } = {},
) {
  const form = fromStored(await storedLoanForm(userId));
  const { url } = uploadsIn(key, form[key]).find((upload) => upload.path === path)!;
  const { names } = lookedForIn(form, `${key}.${path}`, readField(path)!);
  const row = { seenKind: seen.kind, seen: { ...seen, names }, ...more };
  return (await db.storedFile.update({ where: { id: fileIdOf(url)! }, data: row })).id;
}
