import { t } from "@/lib/messages/text";
import type { Deduction } from "@/lib/offers/rule-checks";
import { Ask } from "./ask";
import { RuleSource } from "./rule-source";

/** Whether the interest can be taken off a taxable income: no verdict on the paper, so it is not counted with them. */
export function TaxNote({ deduction: { words, ask, rule }, level = 3 }: { deduction: Deduction; level?: 3 | 4 }) {
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby="tax" className="card mt-4 grid gap-2">
      <Heading id="tax" className="text-h4">
        {t("offerPage.tax", "Interest and your tax")}
      </Heading>
      <p>{words}</p>
      {ask && <Ask text={ask} />}
      {rule && (
        <details className="text-sm text-ink-2">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            {t("cases.rules", "The rule, and its source")}
          </summary>
          <RuleSource rule={rule} />
        </details>
      )}
    </section>
  );
}
