import { t } from "@/lib/messages/text";
import type { Fact, SharedFile, SharedPerson } from "@/lib/shared-file/shared-file";

export function CaseSummary({ facts, people, notShared }: Pick<SharedFile, "facts" | "people" | "notShared">) {
  const [student, ...coApplicants] = people;
  return (
    <section aria-labelledby="case" className="card">
      <h2 id="case" className="sr-only">
        {t("pack.case", "The case")}
      </h2>
      <Facts facts={facts} columns="grid-cols-2 sm:grid-cols-3" />
      {student?.income && <Income income={student.income} of={student.name} />}
      {coApplicants.map((person) => (
        <div key={person.id} className="mt-2 border-t border-line pt-2">
          <h3 className="text-base wrap-anywhere">{person.name}</h3>
          <Facts facts={person.facts} columns="grid-cols-3" />
          {person.income && <Income income={person.income} />}
        </div>
      ))}
      {notShared.length > 0 && (
        <p className="mt-3 text-sm text-ink-2">
          {t("pack.notShared", "Not given by this link: {{parts}}.", { parts: notShared.join("; ") })}
        </p>
      )}
    </section>
  );
}

/** @param of whose they are, where no heading says it */
function Income({ income: { there, missing }, of }: { income: NonNullable<SharedPerson["income"]>; of?: string }) {
  return (
    <p className="mt-1.5 text-sm wrap-anywhere">
      {of && <span className="font-bold">{`${of}. `}</span>}
      <span>
        {there.length > 0
          ? t("pack.incomeThere", "Papers of income: {{papers}}.", { papers: there.join(", ") })
          : t("pack.noIncome", "No papers of income are there.")}
      </span>
      {missing.length > 0 && (
        <span className="text-ink-2">
          {` ${t("pack.incomeMissing", "Usual, and not there: {{papers}}.", { papers: missing.join(", ") })}`}
        </span>
      )}
    </p>
  );
}

function Facts({ facts, columns }: { facts: readonly Fact[]; columns: string }) {
  if (facts.length === 0) return null;
  return (
    <dl className={`grid gap-x-4 gap-y-1 ${columns}`}>
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="text-sm leading-snug font-bold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
