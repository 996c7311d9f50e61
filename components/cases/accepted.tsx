"use client";

import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { LoadedCases } from "@/lib/cases/data";
import type { Guidance } from "@/lib/cases/guidance";
import { dayNames, KEY_DATES } from "@/lib/cases/key-dates";
import { pageRow } from "@/lib/cases/page-table";
import { formatDate } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { openBlock } from "./case-fold";
import { Cost } from "./first-block";
import { Rules } from "./rules";

export function Accepted({
  lender,
  dates,
  today,
  guidance,
}: {
  lender: string;
  dates: LoadedCases["dates"];
  today: string;
  guidance: Guidance | null;
}) {
  const coming = KEY_DATES.flatMap((kind) => {
    const day = dates[kind];
    return day && day >= today ? [{ kind, day }] : [];
  });
  const steps = [
    t("cases.accepted.paper", "The lender's own agreement and its Key Facts Statement: read both, then sign."),
    t("cases.accepted.coApplicant", "Who signs with you: your co-applicant, and the owner of any security."),
    t("cases.accepted.demand", "The college's letter that says what is due, to whom, and when: ask for it early."),
    t("cases.accepted.payout", "The payment, often straight to the college and in parts. Ask {{lender}} for the day.", {
      lender,
    }),
  ];
  return (
    <>
      <ol className="mt-2 grid list-decimal gap-1.5 ps-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3 className="mt-4 text-h4">{t("cases.myDates", "My dates")}</h3>
      {coming.length > 0 ? (
        <ul className="mt-1">
          {coming.map(({ kind, day }) => (
            <li key={kind}>{`${dayNames(kind)}: ${formatDate(day)}`}</li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-ink-2">{t("cases.accepted.noDates", "None is written down for the days to come.")}</p>
      )}
      <p>
        <Link href={routes.myLenders} className="link inline-block py-1">
          {t("cases.accepted.setDates", "Set your dates")}
        </Link>
      </p>
      <div className="no-print mt-3">
        <Button onClick={() => openBlock("write")}>{pageRow("accepted").button!()}</Button>
        <Cost state="accepted" />
      </div>
      <Rules rules={guidance?.about ?? []} />
    </>
  );
}
