import { site } from "@/lib/site";
import type { Paper } from "./paper";

/**
 * The checklist as a message for the family: what is still open, per person by role. Names, numbers and answers stay
 * out of it, because a message travels further than it was meant to.
 */
export function checklistMessage({ sections }: Pick<Paper, "sections">) {
  const open = sections
    .map(({ title, rows }) => ({ title: title.replace(/ \(.*\):/, ":"), rows: rows.filter(({ done }) => !done) }))
    .filter(({ rows }) => rows.length > 0);
  if (open.length === 0) return `All documents for my education loan are uploaded. Thank you! (${site.name})`;
  return [
    "Documents for my education loan that are still to be collected:",
    ...open.flatMap(({ title, rows }) => [
      "",
      title,
      ...rows.map(({ label, value }) => `- ${label} (${value.toLowerCase()})`),
    ]),
    "",
    "JPEG, PNG or PDF, up to 10 MB each. A masked Aadhaar copy, with only the last 4 digits showing, is fine.",
  ].join("\n");
}
