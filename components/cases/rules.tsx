import type { ShownRule } from "@/lib/cases/guidance";
import { formatDate } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";

export function Rules({
  rules,
  title = t("cases.rules", "The rule, and its source"),
}: {
  rules: readonly ShownRule[];
  title?: string;
}) {
  if (rules.length === 0) return null;
  return (
    <details className="mt-2 text-sm text-ink-2">
      <summary className="link inline-block cursor-pointer py-1">{title}</summary>
      <ul className="mt-1 grid gap-2">
        {rules.map(({ id, text, source, sourceDate, readOn, mustReadOriginal }) => (
          <li key={id}>
            <p lang="en" className="text-ink">
              {text}
            </p>
            <p className="wrap-anywhere">
              <span lang="en">{source}</span>
              <span>{`${t("cases.ruleDates", ", {{date}}; read on {{readOn}}.", {
                date: formatDate(sourceDate),
                readOn: formatDate(readOn),
              })}${mustReadOriginal ? ` ${t("cases.notOriginal", "We have not read the original of this yet.")}` : ""}`}</span>
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
