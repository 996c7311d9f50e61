import { useState } from "react";
import { ConfirmedButton } from "@/components/forms/confirmed-button";
import { Findings, NoRules, verdictLine } from "@/components/offers/findings";
import { PublishedBeside } from "@/components/offers/published-beside";
import { TaxNote } from "@/components/offers/tax-note";
import { formatDate } from "@/lib/dates/dates";
import type { KeptOffers, KeptVersion } from "@/lib/kept-offers/data";
import { t } from "@/lib/messages/text";
import { checkOffer, countVerdicts, interestDeduction } from "@/lib/offers/check";
import { differences } from "@/lib/offers/differences";
import { CompareKept } from "./compare-kept";
import { EventFile } from "./event-file";
import { KeptSanction, type OfCase } from "./kept-sanction";

/** A kept offer: what is found in its newest version, worked out here and now, and what each version changes. */
export function KeptOfferView({
  kept: { versions, others, rules, today, published, loans },
  newest,
  of,
  onTakeBack,
  onSanctioned,
}: {
  kept: KeptOffers;
  newest: KeptVersion;
  of: OfCase;
  onTakeBack: (version: KeptVersion) => Promise<unknown>;
  onSanctioned: () => Promise<unknown>;
}) {
  const findings = checkOffer(newest.offer, today, { rules, published: published ?? undefined });
  const [isShown, setShown] = useState(false);
  return (
    <>
      <p role="status" className="rounded-md bg-peacock-soft p-3 font-display font-bold">
        {verdictLine(countVerdicts(findings))}
      </p>
      <p className="mt-2 text-sm text-ink-2">
        {t("offerPage.typedOnly", "Read from what you typed, not checked with the lender.")}
      </p>
      <details className="mt-2" onToggle={(event) => setShown(event.currentTarget.open)}>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          {t("keptOffers.findings", "See each finding, with its rule and a sentence to send")}
        </summary>
        {isShown && (
          <>
            <NoRules findings={findings} />
            <Findings findings={findings} />
            <TaxNote deduction={interestDeduction(newest.offer, today, { rules })} />
          </>
        )}
      </details>
      <h3 className="mt-4 text-h4">{t("keptOffers.versions", "What you keep")}</h3>
      <ol className="mt-1 grid gap-3">
        {versions.map((version, at) => (
          <li key={version.id} className="border-b border-line pb-3">
            <Version version={version} before={versions[at + 1] ?? null} onTakeBack={() => onTakeBack(version)} />
          </li>
        ))}
      </ol>
      <KeptSanction offer={newest.offer} of={of} today={today} onWritten={onSanctioned} />
      <CompareKept lender={of.lender} offer={newest.offer} others={others} today={today} />
      <PublishedBeside level={3} offer={newest.offer} name={of.lender} published={{ loans, isWhole: true }} />
    </>
  );
}

function Version({
  version: { version, keptAt, letter, offer },
  before,
  onTakeBack,
}: {
  version: KeptVersion;
  before: KeptVersion | null;
  onTakeBack: () => Promise<unknown>;
}) {
  const changed = before ? differences(before.offer, offer) : [];
  const names = { number: version, date: formatDate(keptAt) };
  return (
    <>
      <p className="font-bold">{t("keptOffers.version", "Version {{number}}, kept on {{date}}", names)}</p>
      <EventFile file={letter} />
      {before && changed.length === 0 && (
        <p className="text-sm text-ink-2">
          {t("keptOffers.same", "It says the same as version {{number}}.", { number: before.version })}
        </p>
      )}
      {before && changed.length > 0 && (
        <>
          <p className="mt-1 text-sm text-ink-2">
            {t("keptOffers.changed", "Changed since version {{number}}:", { number: before.version })}
          </p>
          <dl className="mt-1 grid gap-2">
            {changed.map((row) => (
              <div key={row.key} className="min-w-0">
                <dt className="text-sm text-ink-2">{row.label}</dt>
                <dd className="wrap-anywhere">
                  {t("keptOffers.wasAndIs", "{{before}}, now {{after}}", { before: row.before, after: row.after })}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <div className="no-print mt-1 -ml-4">
        <ConfirmedButton
          label={t("keptOffers.takeBack", "Take version {{number}} back", names)}
          look={{ variant: "plain", size: "sm" }}
          title={t("keptOffers.takeBackTitle", "Take version {{number}} back?", names)}
          text={t(
            "keptOffers.takeBackText",
            "What you typed, and the letter with it, are deleted. Whoever opened it by your link may have a copy.",
          )}
          confirmLabel={t("keptOffers.takeBackYes", "Take it back")}
          cancelLabel={t("keptOffers.keepIt", "Keep it")}
          danger
          onConfirm={onTakeBack}
        />
      </div>
    </>
  );
}
