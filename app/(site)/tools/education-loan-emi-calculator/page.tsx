import type { Metadata } from "next";
import { Calculator } from "@/components/emi/calculator";
import { EmiGuide } from "@/components/emi/guide";
import { NOTES } from "@/components/emi/notes";
import { PictureTabs } from "@/components/emi/picture-tabs";
import { Pictures } from "@/components/emi/pictures";
import { readPlan } from "@/components/emi/study-plan";
import { FaqBlock } from "@/components/faq/faq-block";
import { Breadcrumbs } from "@/components/site/breadcrumbs";
import { JsonLd } from "@/components/site/json-ld";
import { DEFAULTS } from "@/lib/emi/inputs";
import { calculatorStructuredData } from "@/lib/emi/structured-data";
import { activeFaqs } from "@/lib/faqs/data";
import { calculatorRates } from "@/lib/lenders/data";
import { routes } from "@/lib/routes";
import { absolute } from "@/lib/addresses/absolute";

export const ensureStatic = "navigation";

const title = "Education loan EMI calculator with moratorium";
const description =
  "Work out the EMI of an education loan to the rupee: with the months you study, grace, prepayment, a change of rate, fees and APR, and the whole repayment schedule.";

export const metadata: Metadata = {
  title,
  description,
  keywords: [
    "education loan EMI calculator",
    "student loan EMI",
    "moratorium interest",
    "education loan prepayment",
    "repayment schedule",
  ],
  alternates: { canonical: routes.emiCalculator },
};

export default async function EmiCalculatorPage() {
  const [{ readAt, ...lenders }, faqs] = await Promise.all([calculatorRates(), activeFaqs()]);
  return (
    <>
      <JsonLd data={calculatorStructuredData(title, description, absolute(routes.emiCalculator))} />
      <div className="band-deep no-print">
        <div className="wrap py-2.5 md:py-10">
          {/* On a phone the answer comes first, and the way back stands in the header. */}
          <Breadcrumbs
            trail={[{ name: "EMI calculator", path: routes.emiCalculator }]}
            className="max-md:hidden [&_*]:text-on-deep-2"
          />
          <h1 className="md:mt-3">
            <span className="block text-h3 tracking-normal">Education loan EMI</span> Calculator
          </h1>
          <p className="mt-3 max-w-[60ch] text-on-deep-2 max-md:hidden">
            The EMI to the rupee, and what most calculators leave out: the months you study, fees, a change of rate, and
            paying early.
          </p>
        </div>
      </div>
      <div className="wrap py-5 md:py-12">
        <Calculator
          lenders={lenders}
          readAt={readAt}
          tabs={<PictureTabs />}
          pictures={<Pictures plan={readPlan(DEFAULTS)} extra={DEFAULTS} />}
          notes={NOTES}
        />
        <div className="no-print mt-16">
          <EmiGuide />
          <FaqBlock faqs={faqs} className="mt-16" />
        </div>
      </div>
    </>
  );
}
