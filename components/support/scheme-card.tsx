import { Figures } from "@/components/ui/figures";
import { formatDate } from "@/lib/dates/dates";
import { ageInWords } from "@/lib/lenders/age";
import { t } from "@/lib/messages/text";
import type { SupportReason } from "@/lib/support/judge";
import { shownSupport, type SupportScheme } from "@/lib/support/schemes";

const reasonWords = (reason: SupportReason): string =>
  ({
    state: t("support.reason.state", "the state"),
    place: t("support.reason.place", "where you study"),
    income: t("support.reason.income", "the family’s income"),
    unconfirmed: t("support.reason.unconfirmed", "whether it takes students this year: ask the office that gives it"),
  })[reason];

/** A scheme as it may be shown on a day: for whom, what it gives, how it stands, and its source with its age. */
export function SchemeCard({
  scheme,
  reasons,
  today,
}: {
  scheme: SupportScheme;
  reasons: readonly SupportReason[];
  today: string;
}) {
  const { name, forWhom, benefit, how, statusText, conflict, source, sourceUrl, readOn, ...dating } = shownSupport(
    scheme,
    today,
  );
  return (
    <li className="grid gap-1 border-t border-line py-3 text-sm">
      <h3 className="text-base" lang="en">
        {name}
      </h3>
      {reasons.length > 0 && (
        <p>
          <strong>{t("support.because", "Because of: ")}</strong>
          <span>{reasons.map(reasonWords).join("; ")}</span>
        </p>
      )}
      {[forWhom, benefit, how, statusText].map(
        (words, index) =>
          words && (
            <p key={index} lang="en">
              <Figures text={words} />
            </p>
          ),
      )}
      {conflict && (
        <p className="text-ink-2">
          <span>{t("countries.conflict", "Not all pages agree: ")}</span>
          <span lang="en">{conflict}</span>
        </p>
      )}
      <p className="text-xs wrap-anywhere text-ink-3">
        {sourceUrl ? (
          <a href={sourceUrl} className="link" rel="nofollow noopener noreferrer" target="_blank" lang="en">
            <span>{source}</span>
            <span className="sr-only">{t("countries.newTab", " (opens in a new tab)")}</span>
          </a>
        ) : (
          <span lang="en">{source}</span>
        )}
        <span>
          {t("countries.age", ". {{page}}; read on {{day}}.", {
            page: ageInWords({ ...dating, readOn }),
            day: formatDate(readOn),
          })}
        </span>
      </p>
    </li>
  );
}
