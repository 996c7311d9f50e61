import type { Metadata } from "next";
import Link from "next/link";
import { LegalPage } from "@/components/site/legal-page";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";

export const ensureStatic = "navigation";

export const metadata: Metadata = {
  title: "Privacy Policy",
  description: `What ${site.name} keeps about you, what for, who sees it, and how to have it corrected or deleted.`,
  alternates: { canonical: routes.privacy },
};

export default function PrivacyPage() {
  return (
    <LegalPage title="Privacy Policy" changed={{ shown: "21 November 2026", iso: "2026-11-21" }}>
      <p>
        You can read every public page without telling us who you are. This page says what we keep once you leave your details, open an account or fill in an
        application.
      </p>

      <h2>What we keep, and what for</h2>
      <ul>
        <li>
          <strong>When you ask for a callback</strong>: your name, e-mail, phone number, the loan amount, your city, where and when you want to study, how far your
          admission is, and how you heard of us if you say so. We use it to call you about a loan.
        </li>
        <li>
          <strong>When you open an account</strong>: your name, e-mail and phone number, and the profile you fill in. We use it to log you in and to prepare your
          application.
        </li>
        <li>
          <strong>When you apply</strong>: the answers in the loan form and the documents you upload, yours and your co-applicants&apos;. We use them to put your
          application before lenders.
        </li>
        <li>
          <strong>What happened</strong>: a record of logins, saves, uploads and submissions, without the answers themselves, so that misuse can be noticed and looked into.
        </li>
      </ul>
      <p>For Aadhaar, a masked copy with only the last four digits showing is enough for us.</p>

      <h2>How documents are kept</h2>
      <p>
        Each document is encrypted before it is stored and is shown only to the person who uploaded it, while logged in. A photo is saved anew without the place and
        camera data that phones write into it.
      </p>

      <h2>Who else is involved</h2>
      <ul>
        <li>
          <strong>Google Firebase</strong> sends the code to your phone, or confirms your Google account, and so learns your phone number or Google e-mail.
        </li>
        <li>
          <strong>Lenders</strong> receive an application so that they can decide on it. We do not sell your details.
        </li>
      </ul>

      <h2>What stays in your browser</h2>
      <ul>
        <li>A login cookie that scripts cannot read. It ends after 30 minutes without use, after 12 hours in any case, and when you log out.</li>
        <li>Your name and e-mail, a note that you are logged in, and the theme you chose. Logging out clears all but the theme.</li>
      </ul>

      <h2>Your rights</h2>
      <p>
        You can ask what we hold about you, have it corrected or deleted, and take back your consent, which is as easy as giving it. Write to{" "}
        <a href={`mailto:${site.email}`}>{site.email}</a>. If our answer does not settle it, our grievance office ({site.grievance.hours}) is at{" "}
        <a href={`mailto:${site.grievance.email}`}>{site.grievance.email}</a>, and you can complain to the Data Protection Board of India.
      </p>
      <p>
        See also the <Link href={routes.terms}>Terms and Conditions</Link>.
      </p>
    </LegalPage>
  );
}
