import type { Section } from "@/lib/loan-form/registry";
import { t } from "@/lib/messages/text";

export function sharedHeading({ key, heading }: Pick<Section, "key" | "heading">): string {
  switch (key) {
    case "kycDetails":
      return t("pack.identityDocuments", "Student's identity documents");
    case "academicDetails":
      return t("pack.academicDocuments", "Student's academic documents");
    case "financialDetails":
      return t("pack.financialDocuments", "Student's financial documents");
    default:
      return heading;
  }
}

/** The text file in the ZIP that says what was seen of the documents in it. @param papers with their paths */
export function readingsNote(papers: readonly { name: string; reading: readonly string[] }[], student: string) {
  const lines = [
    t(
      "pack.readings",
      "What a machine read in these papers of {{student}}: dates, headings, names and page numbers only. Please look at the papers themselves.",
      { student },
    ),
    ...papers.flatMap(({ name, reading }) => ["", name, ...reading.map((line) => `  ${line}`)]),
    "",
  ];
  return { name: t("pack.readingsFile", "What the papers show"), text: lines.join("\r\n") };
}

/** The text file in the ZIP that names the documents which are not in it. @param names their paths */
export function missingDocumentsNote(names: readonly string[], student: string): { name: string; text: string } {
  const lines = [
    t("pack.lostPapers", "These papers of {{student}} could not be read when this ZIP was made:", { student }),
    "",
    ...names,
    "",
    t("pack.lostWhatToDo", "What you can do:"),
    t("pack.lostTryLater", "1. Open the link again later and download the paper by itself."),
    t(
      "pack.lostAskAgain",
      "2. If that fails too, ask the student to send it again: press “Need papers” in your answer.",
    ),
    "",
  ];
  // Windows line ends, which every editor knows.
  return { name: t("pack.lostFile", "Papers that could not be added"), text: lines.join("\r\n") };
}
