import { Figures } from "@/components/ui/figures";
import { Money } from "@/components/ui/money";
import { t } from "@/lib/messages/text";
import { NOTHING, sum, wholeRupees } from "@/lib/money-plan/money";
import type { MoneyPlan, planMoney } from "@/lib/money-plan/plan";
import { type Semester, semestersOf, SHARE_PARTS, type SharePart } from "@/lib/money-plan/semesters";
import { payerWords } from "@/lib/money-plan/words";
import { rupees } from "@/lib/text/format";

const FILLS: Record<SharePart, string> = {
  family: "fill-chart-1",
  scholarship: "fill-chart-2",
  loan: "fill-chart-3",
  student: "fill-chart-2",
  unpaid: "fill-edge",
};

/** A picture by half-years: who pays what is due in each, on one scale. Its figures stand beside it. */
export function Semesters({
  plan,
  result,
  start,
}: {
  plan: MoneyPlan;
  result: ReturnType<typeof planMoney>;
  start: string;
}) {
  const all = semestersOf(plan, result, start);
  const totals = all.map(({ parts }) => wholeRupees(sum(Object.values(parts))));
  const scale = Math.max(1, ...totals);
  const used = SHARE_PARTS.filter((part) => all.some(({ parts }) => parts[part] > NOTHING));
  return (
    <section aria-labelledby="plan-payers" className="mt-8">
      <h3 id="plan-payers">{t("moneyPlan.whoPays", "Who pays, by half-year")}</h3>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {used.map((part) => (
          <li key={part} className="flex items-center gap-1.5">
            <svg aria-hidden viewBox="0 0 1 1" className="chart size-2.5 shrink-0">
              <rect width="1" height="1" className={FILLS[part]} />
            </svg>
            <span>{payerWords(part)}</span>
            <Money amount={wholeRupees(sum(all.map(({ parts }) => parts[part])))} />
          </li>
        ))}
      </ul>
      <ol className="mt-3 grid gap-2">
        {all.map((semester, index) => (
          <li key={semester.half}>
            <p className="flex flex-wrap justify-between gap-x-4 text-sm">
              <span>
                {semester.half === 0
                  ? t("moneyPlan.before", "Before the course")
                  : t("moneyPlan.half", "Half-year {{half}}", { half: semester.half })}
              </span>
              <Money amount={totals[index]} />
            </p>
            <p className="text-xs text-ink-2">
              <Figures text={partsInWords(semester)} />
            </p>
            <Bar semester={semester} scale={scale} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** "Family ₹12,00,000, Loan ₹97,900": what the bar shows by colour and width. */
const partsInWords = ({ parts }: Semester) =>
  SHARE_PARTS.filter((part) => wholeRupees(parts[part]) > 0)
    .map((part) => `${payerWords(part)} ${rupees(wholeRupees(parts[part]))}`)
    .join(", ");

function Bar({ semester: { parts }, scale }: { semester: Semester; scale: number }) {
  const widths = SHARE_PARTS.map((part) => (100 * wholeRupees(parts[part])) / scale);
  return (
    <svg aria-hidden className="chart mt-1 block h-2.5 w-full">
      {SHARE_PARTS.map((part, index) => (
        <rect
          key={part}
          x={`${widths
            .slice(0, index)
            .reduce((total, width) => total + width, 0)
            .toFixed(2)}%`}
          width={`${widths[index]!.toFixed(2)}%`}
          height="100%"
          className={FILLS[part]}
        />
      ))}
    </svg>
  );
}
