import { Figures } from "@/components/ui/figures";
import { figureOf } from "@/lib/countries/figures";
import type { PageFact } from "@/lib/countries/study-page";
import { formatDate } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";
import { FactSource } from "./fact-source";

/** One dated fact: its figure where it may have one, its sentence, what other pages say instead, and its source. */
export function FactText({ fact, large = false }: { fact: PageFact; large?: boolean }) {
  const said = figureOf(fact);
  return (
    <div>
      {fact.from && (
        <p className="text-sm font-semibold">
          {t("countries.from", "If you apply from {{day}} on:", { day: formatDate(fact.from) })}
        </p>
      )}
      {said && (
        <p lang="en" className="leading-tight">
          <span className={large ? "figure" : "money"}>{said.figure}</span>
          {said.rest && (
            <span className={large ? "block text-sm text-ink-2" : "text-sm text-ink-2"}>
              {large ? said.rest : `, ${said.rest}`}
            </span>
          )}
        </p>
      )}
      <p className="text-sm">
        {fact.isHearsay && <strong>{t("countries.hearsay", "Agents say, and no official page that we read: ")}</strong>}
        <span lang={fact.isStale ? undefined : "en"}>
          <Figures text={fact.text} />
        </span>
      </p>
      {fact.conflict && (
        <p className="text-sm text-ink-2">
          <span>{t("countries.conflict", "Not all pages agree: ")}</span>
          <span lang="en">{fact.conflict}</span>
        </p>
      )}
      <FactSource fact={fact} />
    </div>
  );
}
