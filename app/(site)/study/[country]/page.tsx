import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { FactTable } from "@/components/countries/fact-table";
import { LendersThere } from "@/components/countries/lenders-there";
import { MoneyToShow } from "@/components/countries/money-to-show";
import { OtherCountries } from "@/components/countries/other-countries";
import { YearCosts } from "@/components/countries/year-costs";
import { FaqBlock } from "@/components/faq/faq-block";
import { Breadcrumbs } from "@/components/site/breadcrumbs";
import { JsonLd } from "@/components/site/json-ld";
import { absolute } from "@/lib/addresses/absolute";
import { studyCountry, studyPages } from "@/lib/countries/data";
import { FACT_KEYS } from "@/lib/countries/fact-keys";
import { pageWords } from "@/lib/countries/page-words";
import { questionsOf } from "@/lib/countries/questions";
import { studyStructuredData } from "@/lib/countries/structured-data";
import { type FactKey, HOME, pageFacts } from "@/lib/countries/study-page";
import { formatDate } from "@/lib/dates/dates";
import { lendersThere } from "@/lib/lenders/abroad";
import { lendersAbroad } from "@/lib/lenders/data";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";

// The whole page or nothing: a shell sent early would answer 200 for a country without a page.
export const ensureStatic = "navigation";

type Props = { params: Promise<{ country: string }> };

const REST = (Object.keys(FACT_KEYS) as FactKey[]).filter((key) => !key.startsWith("funds-"));

export async function generateStaticParams() {
  return (await studyPages()).map(({ slug }) => ({ country: slug }));
}

async function pageOf({ params }: Props) {
  const { country: slug } = await params;
  const found = await studyCountry(slug);
  if (!found) notFound();
  const facts = pageFacts(found.facts, found.today);
  return { ...found, slug, facts, ...pageWords(found.code, found.name, facts, found.today) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { title, description, slug } = await pageOf(props);
  return { title, description, alternates: { canonical: routes.study(slug) } };
}

export default async function StudyPage(props: Props) {
  const [page, pages, lenders] = await Promise.all([pageOf(props), studyPages(), lendersAbroad()]);
  const { code, name, facts, heading, today, changedOn } = page;
  const path = routes.study(page.slug);
  const isHome = code === HOME;
  const eligibility = `${routes.eligibility}?country=${code}`;
  return (
    <div className="wrap pt-2 pb-8 md:py-8">
      {studyStructuredData({ ...page, url: absolute(path), changedOn }, facts, {
        name: site.name,
        url: absolute(routes.home),
      }).map((data, index) => (
        <JsonLd key={index} data={data} />
      ))}
      <Breadcrumbs trail={[{ name: heading, path }]} />
      <h1 className="mt-1 text-h2 md:mt-3 md:text-h1">{heading}</h1>
      <p className="mt-1 mb-3 max-w-[64ch] text-sm text-ink-2">
        {t(
          "countries.intro",
          "By dated rows, each with its source. Shown as of {{day}}; a figure that was not read again in time is not shown.",
          { day: formatDate(today) },
        )}
      </p>
      {!isHome && (
        <>
          <MoneyToShow
            facts={facts}
            next={{
              address: `${routes.moneyPlan}?country=${code}`,
              label: t("countries.toPlan", "Plan your money"),
            }}
          />
          <LendersThere name={name} lenders={lendersThere(code, lenders)} eligibility={eligibility} />
          <YearCosts facts={facts} />
        </>
      )}
      <section aria-labelledby="study-facts" className="mt-10">
        <h2 id="study-facts" className="mb-3 text-h3">
          {isHome
            ? t("countries.homeFacts", "Rules of sending money")
            : t("countries.facts.title", "Fees, days, work and stay")}
        </h2>
        <FactTable facts={facts} keys={REST} />
      </section>
      <FaqBlock faqs={questionsOf(name, facts)} className="mt-10" />
      <OtherCountries pages={pages.filter((other) => other.code !== code)} />
    </div>
  );
}
