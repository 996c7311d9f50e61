import type { Metadata } from "next";
import { LegalPage } from "@/components/site/legal-page";
import { Link } from "@/components/ui/link";
import { Money } from "@/components/ui/money";
import { Percent } from "@/components/ui/percent";
import { MIN_LOAN_AMOUNT } from "@/lib/loan-form/registry";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";

export const ensureStatic = "navigation";

const DESCRIPTION = `What ${site.name} is and is not, who may use it, what it charges, and where to complain.`;

export const metadata: Metadata = {
  title: "Terms and Conditions",
  description: DESCRIPTION,
  alternates: { canonical: routes.terms },
};

export default function TermsPage() {
  return (
    <LegalPage
      title="Terms and Conditions"
      description={DESCRIPTION}
      path={routes.terms}
      changed={{ shown: "22 November 2026", iso: "2026-11-22" }}
    >
      <p>
        These terms are an agreement between you and {site.name} (&ldquo;we&rdquo;, &ldquo;us&rdquo;) about this website
        and everything on it. By using the website you accept them. If you do not, please do not use it.
      </p>

      <h2>1. What {site.name} is</h2>
      <p>
        {site.name} is a facilitator between people who want an education loan and those who lend. We are not a bank,
        not a lender and not a credit agency: we do not lend money, we do not decide on loans, we take no deposits and
        we keep no credit records.
      </p>

      <h2>2. Words we use</h2>
      <ul>
        <li>
          <strong>Intending Borrower</strong>: a person who is looking for an education loan, for themselves or for a
          student in the family.
        </li>
        <li>
          <strong>Intending Lender</strong>: a bank, another financial institution or a person who is looking to lend.
        </li>
        <li>
          <strong>User</strong>: any visitor of this website, with or without an account. Intending Borrowers and
          Intending Lenders are Users.
        </li>
        <li>
          <strong>Financial institution</strong>: a bank, a non-banking financial company (NBFC), or another body whose
          business is lending under the law of its country.
        </li>
        <li>
          <strong>Application</strong>: the answers and papers that an Intending Borrower submits through the loan form.
        </li>
      </ul>

      <h2>3. Who may use it</h2>
      <p>
        You must be able to form a binding contract under Indian law. If you are not, for example because of your age, a
        parent or guardian who is must act for you: the account is then theirs, and so is the agreement to these terms.
      </p>

      <h2>4. Your account</h2>
      <ul>
        <li>
          You log in with a code sent to your phone, or with your Google account. Keep the code to yourself: we never
          ask for it in a call or a message.
        </li>
        <li>
          One person, one account. Give your own name, phone number and e-mail address, and tell us when they change.
        </li>
        <li>
          What is done from your account counts as done by you. If you think somebody else is in it, tell us at once.
        </li>
        <li>On a phone or computer that you share, log out when you finish.</li>
      </ul>

      <h2>5. What you tell us</h2>
      <ul>
        <li>
          Give details that are true and papers that are genuine and complete. A lender may refuse or recall a loan when
          what it was told was false.
        </li>
        <li>Give a co-applicant&apos;s details and papers only when that person knows and has agreed.</li>
        <li>After you submit your Application it is locked, so that what a lender sees is what you sent.</li>
        <li>
          The loan form starts at <Money amount={MIN_LOAN_AMOUNT} />. For less, the government portal Vidya Lakshmi
          takes applications. For study in India at a listed institute, PM-Vidyalaxmi takes them for any amount, also
          above <Money amount={MIN_LOAN_AMOUNT} />.
        </li>
      </ul>

      <h2>6. What happens to an Application</h2>
      <p>
        It goes through four stages: the loan application itself, bank selection, processing of the loan request, and
        disbursement. After you submit, it is under review before the second stage begins. The five days that the
        dashboard shows are there to help you plan. Nothing is lost when they pass: you can still finish after them.
      </p>
      <p>
        Whether a loan is granted, how much of the cost it covers, at what rate and against what security, is for the
        lender to decide. We promise none of it.
      </p>

      <h2 id="fee">7. Our fee</h2>
      <p>
        Our fee is <Percent as="strong" pct={2} /> of the money that passes between two Users:{" "}
        <Percent as="strong" pct={1} /> is paid by the lender and <Percent as="strong" pct={1} /> by the borrower.{" "}
        <strong>This is not offered today:</strong> nobody can lend to another person through this website, and we take
        no such fee.
      </p>
      <p>
        <strong>When the lender is a financial institution, the borrower pays us nothing.</strong> A commission would be
        paid by the lender, under an agreement with us. That is why, for a loan from a bank or an NBFC, we call our
        service free for students. {site.agreements} Every lender listed on this website is a financial institution.
      </p>
      <p>The fee may change without notice.</p>
      <p>
        A lender&apos;s own charges, such as its processing fee, are the lender&apos;s and are not part of ours. Each
        lender&apos;s page shows what we know of them. We take no money from you for a lender, and pass none on: pay a
        lender only by its own ways.
      </p>

      <h2>8. Lenders and figures on this website</h2>
      <ul>
        <li>
          We describe lenders from what they and others publish, and show the sources, and a date where a source has
          one. That a lender is listed does not mean that it has an agreement with us.
        </li>
        <li>
          A dash means that we do not know. Rates, limits and charges change, and we may be late: only the offer that
          the lender makes to you in writing counts.
        </li>
        <li>
          The <Link href={routes.emiCalculator}>EMI calculator</Link> and the{" "}
          <Link href={routes.eligibility}>eligibility check</Link> work from what you type and from those figures. Their
          answers are estimates, not offers, and not advice on what you should borrow.
        </li>
        <li>
          Names of lenders belong to the lenders. Links lead to websites that we do not run and do not answer for.
        </li>
      </ul>

      <h2>9. Fair use</h2>
      <p>
        Do not use the website to deceive us, a lender or anybody else; to reach another person&apos;s account or
        papers; to upload anything harmful or anything you have no right to share; or to burden it with automated
        requests. We may limit, suspend or close an account that is used so, and must follow the law where it asks us to
        keep or hand over records.
      </p>
      <p>
        The text, drawings and code of this website are ours or are used with permission. You may quote a page with a
        link to it. Your answers and papers remain yours.
      </p>

      <h2>10. What we answer for</h2>
      <p>
        We run the website with care, but cannot promise that it is always there or free of mistakes. As far as the law
        allows, we do not answer for what a lender decides or does, for figures that changed after their date, or for
        what follows from details that were not true. Nothing here takes away a right that the law gives you as a
        consumer or over your personal data.
      </p>

      <h2>11. Ending</h2>
      <p>
        You can stop using the website at any time and ask us to delete your account, as the{" "}
        <Link href={routes.privacy}>Privacy Policy</Link> says. What you have agreed with a lender is between you and
        that lender, and stays.
      </p>

      <h2>12. Changes, and the law</h2>
      <p>
        We may change these terms. The day of the last change stands at the top, and the text that is here when you use
        the website is the one that holds. Indian law applies.
      </p>

      <h2 id="grievances">13. Complaints and contact</h2>
      <p>
        Our grievance office is open <strong>{site.grievance.hours}</strong>. Write to{" "}
        <a href={`mailto:${site.grievance.email}`}>{site.grievance.email}</a> or call{" "}
        <a href={`tel:${site.phone.tel}`}>{site.phone.shown}</a>. For anything else, write to{" "}
        <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
      <p>
        A complaint about a lender goes to the lender first, in writing. If it is refused, not settled or not answered
        within 30 days, it can go to the Ombudsman of the Reserve Bank of India, who takes complaints about banks and
        larger NBFCs, but not about foreign lenders. (RBI, questions and answers on its Ombudsman Scheme, 1 July 2026;
        the 30 days by a press report of 2 July 2026.)
      </p>
      <ul>
        {site.offices.map(({ city, address, email, phone }) => (
          <li key={city}>
            <span>{`${city} office: ${address}. `}</span>
            <a href={`tel:${phone.tel}`}>{phone.shown}</a>, <a href={`mailto:${email}`}>{email}</a>
          </li>
        ))}
      </ul>
    </LegalPage>
  );
}
