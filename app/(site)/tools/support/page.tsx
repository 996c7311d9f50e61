import type { Metadata } from "next";
import { Breadcrumbs } from "@/components/site/breadcrumbs";
import { JsonLd } from "@/components/site/json-ld";
import { SupportDesk } from "@/components/support/support-desk";
import { Link } from "@/components/ui/link";
import { absolute } from "@/lib/addresses/absolute";
import { dayOf } from "@/lib/dates/calendar";
import { calculatorStructuredData } from "@/lib/emi/structured-data";
import { STATES } from "@/lib/lenders/for-whom";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { supportSchemes } from "@/lib/support/data";

export const ensureStatic = "navigation";

const title = "Scholarships and interest subsidies for study: who may ask";
const description =
  "Scholarships, interest subsidies and loans of the centre and the states, by where you study, your state and the family’s income: which you may ask for, which not and why, and which are closed. Nothing is sent.";

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: routes.support },
};

export default async function SupportPage() {
  const { schemes, readAt } = await supportSchemes();
  return (
    <div className="wrap py-4 md:py-10">
      <JsonLd data={calculatorStructuredData(title, description, absolute(routes.support))} />
      <Breadcrumbs
        trail={[
          {
            name: t("support.name", "Scholarships and subsidies"),
            path: routes.support,
          },
        ]}
      />
      <h1 className="mt-2 text-h2 md:text-h1">{t("support.heading", "Help of the state for your study")}</h1>
      <p className="mt-2 mb-5 max-w-[64ch] text-sm text-ink-2">
        {t(
          "support.intro",
          "Each with its source and date. “May ask” is no promise: whoever gives it checks, and places are few. Count on it once the letter is here.",
        )}
      </p>
      <SupportDesk
        schemes={schemes}
        states={Object.entries(STATES).map(([value, label]) => ({
          value,
          label,
        }))}
        day={dayOf(new Date(readAt))}
      >
        <p>
          <Link href={routes.moneyPlan} className="link inline-flex min-h-11 items-center">
            {t("support.toPlan", "Put it into your money plan")}
          </Link>
        </p>
      </SupportDesk>
    </div>
  );
}
