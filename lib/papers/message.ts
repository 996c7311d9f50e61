import { t } from "@/lib/messages/text";
import { site } from "@/lib/site";
import type { Paper, PaperRow } from "./paper";

/** The checklist as a message for the family, without names, numbers and answers. */
export function checklistMessage({ sections }: Pick<Paper, "sections">) {
  const byTitle = new Map<string, PaperRow[]>();
  for (const { title, plainTitle = title, rows } of sections)
    byTitle.set(plainTitle, [...(byTitle.get(plainTitle) ?? []), ...rows.filter(({ done }) => !done)]);
  const open = [...byTitle].map(([plainTitle, rows]) => ({ plainTitle, rows })).filter(({ rows }) => rows.length > 0);
  if (open.length === 0)
    return t("papers.allUploadedMessage", "All documents for my education loan are uploaded. Thank you! ({{site}})", {
      site: site.name,
    });
  return [
    t("papers.stillOpenMessage", "Documents for my education loan that are still to be collected:"),
    ...open.flatMap(({ plainTitle, rows }) => [
      "",
      plainTitle,
      ...rows.map(({ label, value }) => `- ${label} (${value.toLowerCase()})`),
    ]),
    "",
    t(
      "papers.filesMessage",
      "JPEG, PNG or PDF, up to 10 MB each. A masked Aadhaar copy, with only the last 4 digits showing, is fine.",
    ),
  ].join("\n");
}
