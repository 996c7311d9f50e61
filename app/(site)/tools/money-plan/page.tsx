import type { Metadata } from "next";
import { OtherCountries } from "@/components/countries/other-countries";
import { FaqBlock } from "@/components/faq/faq-block";
import { PlanDesk } from "@/components/money-plan/plan-desk";
import { Breadcrumbs } from "@/components/site/breadcrumbs";
import { JsonLd } from "@/components/site/json-ld";
import { absolute } from "@/lib/addresses/absolute";
import { studyPages } from "@/lib/countries/data";
import { calculatorStructuredData } from "@/lib/emi/structured-data";
import { activeFaqs } from "@/lib/faqs/data";
import { planRules } from "@/lib/law/data";
import { lendersAbroad } from "@/lib/lenders/data";
import { t } from "@/lib/messages/text";
import { planCountries } from "@/lib/money-plan/data";
import { routes } from "@/lib/routes";

export const ensureStatic = "navigation";

const title = "Money plan for study abroad: costs, who pays, by when";
const description =
  "From the admission letter to the money: costs by year in rupees at your own rate and a tenth dearer, who pays, what is missing, the visa’s money, TCS, and the last safe day at each lender. No login.";

export const metadata: Metadata = { title, description, alternates: { canonical: routes.moneyPlan } };

/** Topics of the rules that the page reckons with in the browser. */
const TOPICS = ["tcs", "kfs"];

export default async function MoneyPlanPage() {
  const [{ countries, today }, pages, rules, lenders, faqs] = await Promise.all([
    planCountries(),
    studyPages(),
    planRules(),
    lendersAbroad(),
    activeFaqs(),
  ]);
  return (
    <>
      <JsonLd data={calculatorStructuredData(title, description, absolute(routes.moneyPlan))} />
      <div className="wrap py-4 md:py-10 print:py-0">
        <div className="no-print">
          <Breadcrumbs trail={[{ name: t("moneyPlan.name", "Money plan"), path: routes.moneyPlan }]} />
          <h1 className="mt-2 text-h2 md:text-h1">{t("moneyPlan.heading", "Money plan for your study abroad")}</h1>
        </div>
        <PlanDesk
          countries={countries}
          rules={rules.filter(({ topic }) => TOPICS.includes(topic))}
          lenders={lenders}
          day={today}
        >
          <OtherCountries pages={pages} />
        </PlanDesk>
      </div>
      <FaqBlock faqs={faqs} className="no-print wrap section" />
    </>
  );
}
