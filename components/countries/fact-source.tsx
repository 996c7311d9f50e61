import type { ShownFact } from "@/lib/countries/facts";
import { formatDate } from "@/lib/dates/dates";
import { ageInWords } from "@/lib/lenders/age";
import { t } from "@/lib/messages/text";

/** Whose page a fact was read on, how old that page is, and when it was read. */
export function FactSource({ fact }: { fact: ShownFact }) {
  const { source, sourceUrl, readOn } = fact;
  return (
    <p className="mt-0.5 text-xs wrap-anywhere text-ink-3">
      {sourceUrl ? (
        <a href={sourceUrl} className="link" rel="nofollow noopener noreferrer" target="_blank" lang="en">
          <span>{source}</span>
          <span className="sr-only">{t("countries.newTab", " (opens in a new tab)")}</span>
        </a>
      ) : (
        <span lang="en">{source}</span>
      )}
      <span>
        {t("countries.age", ". {{page}}; read on {{day}}.", { page: ageInWords(fact), day: formatDate(readOn) })}
      </span>
    </p>
  );
}
