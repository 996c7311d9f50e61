import { Figures } from "@/components/ui/figures";
import { Link } from "@/components/ui/link";
import type { LenderThere } from "@/lib/lenders/abroad";
import { plural, t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";

const FIRST = 6;

/** Which lenders publish that they lend for a country, and up to what without security; the rest below a fold. */
export function LendersThere({
  name,
  lenders,
  eligibility,
}: {
  name: string;
  lenders: readonly LenderThere[];
  /** The check's address with the country. */
  eligibility: string;
}) {
  const rest = lenders.slice(FIRST);
  return (
    <section aria-labelledby="study-lenders" className="mt-10">
      <h2 id="study-lenders" className="text-h3">
        {t("countries.lenders", "Who publishes that they lend for {{name}}", { name })}
      </h2>
      <p className="mt-2 max-w-[64ch] text-sm text-ink-2">
        {t(
          "countries.lendersText",
          "By what each lends without security, as far as we read it. Whether a lender pays before the visa is not in this list: ask it. Being listed here is no agreement with us.",
        )}
      </p>
      {lenders.length === 0 ? (
        <p className="mt-3">{t("countries.noLenders", "No lender of our list publishes it. Ask yours.")}</p>
      ) : (
        <Rows lenders={lenders.slice(0, FIRST)} />
      )}
      {rest.length > 0 && (
        <details className="fold">
          <summary>
            <h3 className="text-base">
              {plural("countries.moreLenders", rest.length, {
                one: "{{count}} more lender",
                other: "{{count}} more lenders",
              })}
            </h3>
          </summary>
          <div className="fold-body">
            <Rows lenders={rest} />
          </div>
        </details>
      )}
      <p className="mt-3">
        <Link href={eligibility} className="link inline-flex min-h-11 items-center">
          {t("countries.toCheck", "See which of them fit you")}
        </Link>
      </p>
    </section>
  );
}

const Rows = ({ lenders }: { lenders: readonly LenderThere[] }) => (
  <ul className="mt-2 border-t border-line">
    {lenders.map(({ id, name, isNamed, loan }) => (
      <li
        key={id}
        className="grid gap-x-6 border-b border-line py-2 text-sm sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
      >
        <Link href={routes.lender(id)} className="link inline-flex min-h-11 items-center font-semibold">
          {name}
        </Link>
        <div>
          <p>
            {loan.unsecured === null ? (
              <span>{t("countries.noSum", "Sum without security not published")}</span>
            ) : (
              <Figures text={t("countries.unsecured", "Without security: {{sum}}", { sum: loan.unsecured })} />
            )}
          </p>
          <p className="text-xs text-ink-3">
            {[
              isNamed
                ? t("countries.named", "Names this country")
                : t("countries.anywhere", "Lends abroad, without a list of countries"),
              loan.dated,
            ]
              .filter(Boolean)
              .join(". ")}
          </p>
        </div>
      </li>
    ))}
  </ul>
);
