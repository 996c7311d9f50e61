import { CHOICES, type Answers } from "@/lib/eligibility/answers";
import { compactRupees } from "@/lib/text/format";

/** The answered form as one line, which opens it: the summary of its details. */
export function CaseLine({
  answers,
  countries,
}: {
  answers: Answers | undefined;
  countries: readonly { code: string; name: string }[];
}) {
  return (
    <summary>
      {/* Two lines high from the start: the answers are known only when the page works. */}
      <span className="flex min-h-[2lh] items-center text-sm">
        <span>
          <strong>{answers ? caseWords(answers, countries) : "Your answers"}</strong> ·{" "}
          <span className="link font-semibold">Change</span>
        </span>
      </span>
    </summary>
  );
}

/** "Postgraduate in Canada, ₹20 lakh, without security". */
function caseWords(
  { country, level, amount, security }: Answers,
  countries: readonly { code: string; name: string }[],
) {
  const where = countries.find(({ code }) => code === country)?.name ?? "another country";
  const what = CHOICES.level.find(({ value }) => value === level)?.label;
  return `${what} in ${where}, ${compactRupees(amount)}, ${security ? "with" : "without"} security`;
}
