import { SourceLink } from "@/components/lender/source-link";
import { icon } from "@/components/ui/icon";
import { Cross, Tick } from "@/components/ui/icons";
import type { Finding } from "@/lib/eligibility/finding";
import type { Checked } from "@/lib/eligibility/matches";
import type { Rulebook } from "@/lib/eligibility/schema";
import { sourcesOf } from "@/lib/eligibility/sources";
import { ageInWords } from "@/lib/lenders/age";

const Question = icon(
  "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.7.3-1.1.9-1.1 1.7M12 15.5v2",
);

const MARKS = {
  holds: { Icon: Tick, tone: "text-ok", word: "Holds:" },
  asks: { Icon: Question, tone: "text-marigold-ink", word: "To ask:" },
  fails: { Icon: Cross, tone: "text-bad", word: "Does not hold:" },
} as const;
const ORDER: readonly Finding["outcome"][] = ["fails", "asks", "holds"];

/**
 * What was compared, what stands against it first. A tick stands only beside what the student's answers settle; a
 * question mark beside what nobody but the lender can say.
 */
export function Findings({ checked: { scheme, findings }, rulebook }: { checked: Checked; rulebook: Rulebook }) {
  const sorted = [...findings].sort((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome));
  return (
    <ul className="grid gap-3">
      {sorted.map((finding, index) => {
        const { Icon, tone, word } = MARKS[finding.outcome];
        return (
          <li key={index} className="flex gap-2">
            <Icon size={18} className={`mt-0.5 shrink-0 ${tone}`} />
            <div className="min-w-0">
              <p>
                <span className="sr-only">{`${word} `}</span>
                {finding.difference && <strong>{`${finding.difference} `}</strong>}
                <span>{finding.words}</span>
              </p>
              {finding.remedy && <p className="text-ink-2">{finding.remedy}</p>}
              <Origin finding={finding} checked={{ scheme }} rulebook={rulebook} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Where a finding's fact was read: quiet, and always there. */
function Origin({
  finding: { source, fact },
  checked: { scheme },
  rulebook,
}: {
  finding: Finding;
  checked: Pick<Checked, "scheme">;
  rulebook: Rulebook;
}) {
  const [first] = sourcesOf(rulebook, scheme, fact);
  const named = source ?? first?.source;
  if (!named) return null;
  return (
    <p className="text-xs text-ink-3">
      <SourceLink source={named} />
      {!source && first && <span>{`. ${ageInWords(first)}`}</span>}
    </p>
  );
}
