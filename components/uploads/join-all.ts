import { notLoaded } from "@/lib/browser/load-part";
import { t } from "@/lib/messages/text";
import { formatBytes } from "@/lib/text/bytes";
import { uploads } from "@/lib/uploads/client/page-uploads";
import { pdfOfPictures } from "@/lib/uploads/client/pdf-writer";
import { KINDS, UPLOAD_LIMIT } from "@/lib/uploads/policy";
import { filesToJoin, isPhoto, type Part, photoLimit } from "./parts";

/** `hasSmaller`: its photos were made smaller so that it fits. Photos alone go without a look: each was seen. */
export type Joined = { file: File; isForLook: boolean; hasSmaller: boolean };

/** One PDF of all parts, or what to say where there is none; `label` names the document. Never fails. */
export const joinAll = (parts: readonly Part[], label: string): Promise<Joined | string> =>
  join(parts, label).catch(joinFailed);

const joinFailed = () => t("uploads.joinFailed", "These files could not be joined. Add them one by one, or as photos.");

async function join(parts: readonly Part[], label: string): Promise<Joined | string> {
  if (parts.some(({ lock }) => lock))
    return t("uploads.lockedPart", "One PDF still asks for its password. Open it, or take it out of the list.");
  if (parts.some(({ isUnread }) => isUnread)) return notLoaded();
  const limit = photoLimit(parts);
  const ready = await Promise.all(
    parts.map(async (part) =>
      limit !== null && isPhoto(part)
        ? { ...part, file: (await uploads.preparePage(part.file, { limit })).file }
        : part,
    ),
  );
  // Vowel signs and the like, which belong to the letters of many scripts, stay.
  const name = `${label.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim()}.pdf`;
  if (ready.every(isPhoto)) {
    const bytes = await Promise.all(ready.map(async ({ file }) => new Uint8Array(await file.arrayBuffer())));
    const file = new File([pdfOfPictures(bytes)], name, { type: KINDS.pdf.mime });
    return { file, isForLook: false, hasSmaller: limit !== null };
  }
  const made = await uploads.joinParts(filesToJoin(ready), name);
  if (made === "notLoaded") return notLoaded();
  if (made === "failed") return joinFailed();
  if (made.file.size > UPLOAD_LIMIT)
    return t(
      "uploads.joinedTooLarge",
      "Together they take {{size}}, and one document may have 10 MB. Leave out pages that are not asked for, or download the PDFs again in a smaller size.",
      { size: formatBytes(made.file.size) },
    );
  return { file: made.file, isForLook: true, hasSmaller: made.hasSmaller || limit !== null };
}
