import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Figures } from "@/components/ui/figures";
import { Tag } from "@/components/ui/tag";
import { copyText } from "@/lib/browser/copy";
import { type Finding, type Verdict, verdictWords } from "@/lib/offers/finding";
import { plural, t } from "@/lib/messages/text";
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

/** A sentence ready for the lender, which is copied or sent by hand: this page sends nothing. */
function Ask({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  const copy = async () =>
    setSaid(
      (await copyText(text))
        ? t("offerPage.copied", "Copied.")
        : t("offerPage.notCopied", "Your browser does not let us copy. Mark the sentence and copy it."),
    );
  return (
    <div className="rounded-sm bg-sunk p-3">
      <p className="text-sm font-bold">{t("offerPage.askLender", "To send to the lender")}</p>
      <p className="mt-1">
        <Figures text={text} />
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button variant="quiet" size="sm" onClick={() => void copy()}>
          {t("offerPage.copy", "Copy the sentence")}
        </Button>
        <p role="status" className="text-sm text-ink-2">
          {said}
        </p>
      </div>
    </div>
  );
}
