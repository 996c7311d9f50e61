import { t } from "@/lib/messages/text";
import type { Fact, SharedFile, SharedPerson } from "@/lib/shared-file/shared-file";

/** What an officer decides on, on one screen: the loan, and whose income stands behind it. */
export function CaseSummary({ facts, people, notShared }: Pick<SharedFile, "facts" | "people" | "notShared">) {
  const shown = people.filter((person) => person.facts.length > 0 || person.income);
  return (
    <section aria-labelledby="case" className="card">
      <h2 id="case" className="text-h3">
        {t("pack.case", "The case")}
      </h2>
      <Facts facts={facts} />
      {shown.map((person) => (
        <Person key={person.id} person={person} />
      ))}
      {notShared.length > 0 && (
        <p className="mt-3 text-sm text-ink-2">
          {t("pack.notShared", "Not given by this link: {{parts}}.", { parts: notShared.join("; ") })}
        </p>
      )}
    </section>
  );
}

function Person({ person: { name, facts, income } }: { person: SharedPerson }) {
  return (
    <div className="mt-3 border-t border-line pt-3">
      <h3 className="text-h4 wrap-anywhere">{name}</h3>
      <Facts facts={facts} />
      {income && (
        <p className="mt-1 text-sm wrap-anywhere">
          <span>
            {income.there.length > 0
              ? t("pack.incomeThere", "Papers of income: {{papers}}.", { papers: income.there.join(", ") })
              : t("pack.noIncome", "No papers of income are there.")}
          </span>
          {income.missing.length > 0 && (
            <span className="text-ink-2">
              {` ${t("pack.incomeMissing", "Usual, and not there: {{papers}}.", { papers: income.missing.join(", ") })}`}
            </span>
          )}
        </p>
      )}
    </div>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-1.5 sm:grid-cols-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="leading-snug font-bold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
