import type { Metadata } from "next";
import type { ReactNode } from "react";
import { FileScene } from "@/components/site/file-scene";
import { Breadcrumbs } from "@/components/site/breadcrumbs";
import { JsonLd } from "@/components/site/json-ld";
import { organization, organizationId } from "@/components/site/organization";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";
import { absolute } from "@/lib/addresses/absolute";

export const ensureStatic = "navigation";

const DESCRIPTION = `How ${site.name} works for students: sources on every figure, the price said first, no false hurry, and papers that stay yours.`;

export const metadata: Metadata = {
  title: "Culture: how we work for students",
  description: DESCRIPTION,
  alternates: { canonical: routes.culture },
};

export default function CulturePage() {
  const url = absolute(routes.culture);
  return (
    <>
      <JsonLd
        data={{
          "@context": "https://schema.org",
          "@graph": [
            organization(),
            {
              "@type": "AboutPage",
              name: "Culture",
              description: DESCRIPTION,
              url,
              inLanguage: "en-IN",
              about: { "@id": organizationId() },
              publisher: { "@id": organizationId() },
            },
          ],
        }}
      />
      <div className="band-deep">
        <div className="wrap grid items-center gap-x-16 gap-y-8 pt-4 pb-10 md:pt-6 md:pb-16 lg:grid-cols-[1.15fr_1fr]">
          <div>
            <Breadcrumbs
              trail={[{ name: "Culture", path: routes.culture }]}
              className="mb-6 md:mb-10 [&_*]:text-on-deep-2"
            />
            <h1>Culture</h1>
            <p className="mt-5 max-w-[34em] text-lg text-on-deep-2">
              An education loan is often the first large debt of a family. These are the habits by which we want to
              deserve a part in it.
            </p>
          </div>
          <FileScene className="mx-auto w-full max-w-md max-lg:hidden" />
        </div>
      </div>
      <div className="wrap section grid gap-x-16 gap-y-12 md:grid-cols-2">
        <Habit title="Facts come with their source">
          <p>
            Rates move, and old ones go on standing on websites for years. So a lender&apos;s figures have the place
            they come from beside them, and its date. A page without a date is called undated: how old it is, we do not
            know. When sources disagree, we show that they do. When we find nothing, you see a dash and not a guess.
          </p>
        </Habit>
        <Habit title="The price is said first">
          <p>
            You should know what we earn before you give us your name. On a loan from a bank, an NBFC or another
            financial institution you pay us nothing. If we are ever paid, the lender pays. {site.agreements} The whole
            rule stands in <Link href={`${routes.terms}#fee`}>the terms</Link>, in words that fit on a phone.
          </p>
        </Habit>
        <Habit title="No hurry that is not real">
          <p>
            Where the dashboard shows a day to aim for, it also says that you can still finish after it. We do not count
            seconds down and do not say that an offer is about to go. The dates that matter are your university&apos;s
            and your visa&apos;s.
          </p>
        </Habit>
        <Habit title="Your papers stay yours">
          <p>
            We ask for what a loan file needs and no more. A masked Aadhaar is fine. Each file is encrypted before it is
            stored. Others open it only by a link that you make, or at our desk for a reason that is named, and you see
            each time. The rest is in the <Link href={routes.privacy}>Privacy Policy</Link>.
          </p>
        </Habit>
        <Habit title="A no is worth explaining">
          <p>
            Being told &ldquo;not eligible&rdquo; helps nobody. The{" "}
            <Link href={routes.eligibility}>eligibility check</Link> names the lenders that do not fit as well, with the
            rule that stands in the way and what would change it.
          </p>
        </Habit>
        <Habit title="The expensive part is shown too">
          <p>
            Interest runs while you study, and a calculator that leaves that out shows far too little.{" "}
            <Link href={routes.emiCalculator}>Ours</Link> can count the course and the months after it, and sets the
            ways of paying side by side.
          </p>
        </Habit>
        <Habit title="Made for the phone in your hand">
          <p>
            A loan file may well be filled in on a phone, between other things. So each section is saved when you go on
            to the next, amounts can be typed the way you say them (&ldquo;20 lakh&rdquo;), and every page can be read
            with large letters, by keyboard alone, or by a screen reader.
          </p>
        </Habit>
        <Habit title="Somebody answers">
          <p>
            Our grievance office is open {site.grievance.hours}. Write to{" "}
            <a href={`mailto:${site.grievance.email}`}>{site.grievance.email}</a>, call{" "}
            <a href={`tel:${site.phone.tel}`}>{site.phone.shown}</a>
            <span>{`, or ask in our offices in ${site.offices.map(({ city }) => city).join(" and ")}.`}</span>
          </p>
        </Habit>
      </div>
      <div className="border-t border-line bg-surface">
        <div className="wrap section">
          <h2>See whether we keep to it</h2>
          <p className="mt-3 mb-6 max-w-[60ch] text-ink-2">
            Pick any lender, and check one of its figures against the source we name.
          </p>
          <Link href={routes.lenders} className={buttonClass()}>
            See all lenders
          </Link>
        </div>
      </div>
    </>
  );
}

function Habit({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t-3 border-peacock pt-4">
      <h2 className="text-h3">{title}</h2>
      <div className="reading mt-2 text-ink-2">{children}</div>
    </section>
  );
}
