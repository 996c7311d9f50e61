import type { Metadata } from "next";
import { FaqBlock } from "@/components/faq/faq-block";
import { HowItIsChecked } from "@/components/offers/how-it-is-checked";
import { OfferDesk } from "@/components/offers/offer-desk";
import { Breadcrumbs } from "@/components/site/breadcrumbs";
import { JsonLd } from "@/components/site/json-ld";
import { calculatorStructuredData } from "@/lib/emi/structured-data";
import { activeFaqs } from "@/lib/faqs/data";
import { offerRules } from "@/lib/law/data";
import { publishedLoans } from "@/lib/lenders/data";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { absolute } from "@/lib/addresses/absolute";

export const ensureStatic = "navigation";

const title = "Loan offer check: your Key Facts Statement, row by row";
const description =
  "Type the Key Facts Statement of an education loan as it stands on the paper. You see what in it fits, what does not, what it really costs, and what to ask the lender. No login.";

export const metadata: Metadata = { title, description, alternates: { canonical: routes.loanOffer } };

export default async function LoanOfferPage() {
  const [rules, published, faqs] = await Promise.all([offerRules(), publishedLoans(), activeFaqs()]);
  return (
    <>
      <JsonLd data={calculatorStructuredData(title, description, absolute(routes.loanOffer))} />
      <div className="wrap py-6 md:py-10 print:py-0">
        <div className="no-print">
          <Breadcrumbs trail={[{ name: "Loan offer check", path: routes.loanOffer }]} />
          <h1 className="mt-4">{t("offerPage.heading", "Check a loan offer")}</h1>
        </div>
        <OfferDesk rules={rules} published={published}>
          <HowItIsChecked />
        </OfferDesk>
      </div>
      <FaqBlock faqs={faqs} className="no-print wrap section" />
    </>
  );
}
