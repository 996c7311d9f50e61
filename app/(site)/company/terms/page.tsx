import type { Metadata } from "next";
import Link from "next/link";
import { LegalPage } from "@/components/site/legal-page";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";

export const ensureStatic = "navigation";

export const metadata: Metadata = {
  title: "Terms and Conditions",
  description: `What ${site.name} is and is not, who may use it, what it charges, and where to complain.`,
  alternates: { canonical: routes.terms },
};

export default function TermsPage() {
  return (
    <LegalPage title="Terms and Conditions" changed={{ shown: "21 November 2026", iso: "2026-11-21" }}>
      <h2>What {site.name} is</h2>
      <p>
        {site.name} brings together people who want an education loan and those who lend. We are a facilitator. We are not a bank, not a lender and not a credit
        agency: we do not lend money, we do not decide on loans, and we do not keep credit records.
      </p>

      <h2>Words we use</h2>
      <ul>
        <li>
          <strong>Intending Borrower</strong>: a person who is looking for an education loan, for themselves or for a student in the family.
        </li>
        <li>
          <strong>Intending Lender</strong>: a bank, another financial institution or a person who is looking to lend.
        </li>
        <li>
          <strong>User</strong>: anybody who visits this website, with or without an account.
        </li>
      </ul>

      <h2>Who may use it</h2>
      <p>
        You must be able to form a binding contract under Indian law. If you are not, for example because of your age, a parent or guardian who is must act for
        you. By using this website you agree to these terms.
      </p>

      <h2>What you tell us</h2>
      <p>
        Give details that are true and papers that are your own, and give a co-applicant&apos;s details and papers only when that person has agreed. A lender may
        refuse or recall a loan when what it was told was false. After you submit your application it is locked, so that what the lenders see is what you sent.
      </p>

      <h2 id="fee">Our fee</h2>
      <p>Our fee is 2% of the money that passes between two Users: 1% is paid by the lender and 1% by the borrower.</p>
      <p>
        When the lender is a financial institution, the borrower pays us nothing. The lender pays us a commission. That is why, for a loan from a bank or an NBFC,
        we call our service free for students.
      </p>
      <p>
        The fee may change without notice. A lender&apos;s own charges, such as its processing fee, are the lender&apos;s and are not part of ours: each lender&apos;s
        page shows what we know of them.
      </p>

      <h2>Lenders on this website</h2>
      <p>
        We describe lenders from what they and others publish, and we show the source and the date. That a lender is listed does not mean that it has an agreement
        with us. Rates, limits and charges change; only the offer that the lender makes to you in writing counts. No loan is promised by anything on this website.
      </p>

      <h2>Complaints</h2>
      <p>
        Our grievance office is open {site.grievance.hours}. Write to <a href={`mailto:${site.grievance.email}`}>{site.grievance.email}</a> or call{" "}
        <a href={`tel:${site.phone.tel}`}>{site.phone.shown}</a>.
      </p>

      <h2>Your data</h2>
      <p>
        How we handle it is written in the <Link href={routes.privacy}>Privacy Policy</Link>.
      </p>
    </LegalPage>
  );
}
