import { Figures } from "@/components/ui/figures";
import { Tag } from "@/components/ui/tag";
import { type Finding, type Verdict, verdictWords } from "@/lib/offers/finding";
import { plural, t } from "@/lib/messages/text";
import { Ask } from "./ask";
import { RuleSource } from "./rule-source";

/** What asks for an answer first. */
const VERDICTS = ["doesNotFit", "cannotBeSeen", "fits"] as const satisfies readonly Verdict[];
const TONES = { doesNotFit: "bad", cannotBeSeen: "todo", fits: "ok" } as const;

/** "11 fit, 2 do not fit, 3 cannot be seen" */
export const verdictLine = (counts: Record<Verdict, number>) =>
  [
    plural("offerPage.countFit", counts.fits, { one: "{{count}} fits", other: "{{count}} fit" }),
    plural("offerPage.countNot", counts.doesNotFit, {
      one: "{{count}} does not fit",
      other: "{{count}} do not fit",
    }),
    plural("offerPage.countUnseen", counts.cannotBeSeen, {
      one: "{{count}} cannot be seen",
      other: "{{count}} cannot be seen",
    }),
  ].join(", ");

/** Why a paper is held against no rule: none that we have read names its kind of lender. */
export const NoRules = ({ findings }: { findings: readonly Finding[] }) =>
  findings.every(({ id }) => id.startsWith("house-")) && (
    <p className="mt-2 max-w-[62ch] text-sm text-ink-2">
      {t(
        "offerPage.noRules",
        "No rule that we have read is for this kind of lender. So we check the sums alone. Ask the lender which rules it follows.",
      )}
    </p>
  );

/** What does not fit, then what cannot be seen; what fits stands folded below them. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const of = (verdict: Verdict) => findings.filter((finding) => finding.verdict === verdict);
  return (
    <div className="mt-4 grid gap-4">
      {VERDICTS.map((verdict) => {
        const found = of(verdict);
        if (found.length === 0) return null;
        const list = (
          <ul className="grid gap-4">
            {found.map((finding) => (
              <OneFinding key={finding.id} finding={finding} />
            ))}
          </ul>
        );
        return verdict === "fits" ? (
          <details key={verdict} className="fold">
            <summary className="font-bold">
              <span>
                {plural("offerPage.showFits", found.length, {
                  one: "See the {{count}} that fits",
                  other: "See the {{count}} that fit",
                })}
              </span>
            </summary>
            <div className="fold-body">{list}</div>
          </details>
        ) : (
          <div key={verdict}>{list}</div>
        );
      })}
    </div>
  );
}

function OneFinding({ finding: { verdict, title, words, ask, rule } }: { finding: Finding }) {
  return (
    <li className="card grid gap-2">
      <div>
        <Tag tone={TONES[verdict]}>{verdictWords(verdict)}</Tag>
      </div>
      <h3 className="text-h4">{title}</h3>
      <p>
        <Figures text={words} />
      </p>
      {ask && <Ask text={ask} />}
      {rule && (
        <details className="text-sm text-ink-2">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            {t("cases.rules", "The rule, and its source")}
          </summary>
          <RuleSource rule={rule} />
        </details>
      )}
      {!rule && (
        <p className="text-sm text-ink-2">{t("offerPage.ownSum", "Our own sum or comparison, no rule of law.")}</p>
      )}
    </li>
  );
}
