import type { Metadata } from "next";
import { LegalPage } from "@/components/site/legal-page";
import { Link } from "@/components/ui/link";
import { DRAFT_DAYS } from "@/lib/drafts/draft";
import { UNPROVED_ACCOUNT_DAYS, UNPROVED_LEAD_WEEKS } from "@/lib/retention/rules";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";
import { NOTICE_LANGUAGES } from "@/lib/users/notice-languages";
import { NoticeInGujarati } from "./notice-gu";
import { NoticeInHindi } from "./notice-hi";

export const ensureStatic = "navigation";

const DESCRIPTION = `What ${site.name} keeps about you, what for, who sees it, and how to have it corrected or deleted.`;

export const metadata: Metadata = {
  title: "Privacy Policy",
  description: DESCRIPTION,
  alternates: { canonical: routes.privacy },
};

// Every sentence here says what the code does. A change to sessions, uploads, leads or the event log changes this page.
// The short notices in other languages (notice-hi, notice-gu) say the same and change with it.
export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      description={DESCRIPTION}
      path={routes.privacy}
      changed={{ shown: "27 November 2026", iso: "2026-11-27" }}
    >
      <p>
        You can read every public page and use the <Link href={routes.emiCalculator}>EMI calculator</Link> and the{" "}
        <Link href={routes.eligibility}>eligibility check</Link> without telling us who you are. There is no advertising
        on this website and no tracking by third parties. This page says what we keep once you leave your details, open
        an account or fill in an Application.
      </p>

      <p>
        In short, and in other languages:{" "}
        <a href="#hi" lang="hi">
          {NOTICE_LANGUAGES.hi}
        </a>
        ,{" "}
        <a href="#gu" lang="gu">
          {NOTICE_LANGUAGES.gu}
        </a>
        .
      </p>

      <h2>What we keep, and what for</h2>
      <h3>When you ask for a callback</h3>
      <p>
        Your name, e-mail address, phone number, loan amount, city, country of study, admission status, intake, and how
        you heard of us if you say so; when and in which language you want to be called, if you say so; which page you
        asked from; whether the code proved the phone number to be yours; the notice that you agreed to, word for word;
        and what came of each call. We use them to call you about a loan. With the form you get a link that stops our
        calls.
      </p>
      <h3>When you open an account</h3>
      <p>
        Your name, e-mail address and phone number, the profile you fill in (loan amount, city, country of study,
        admission status, intake), when your phone or e-mail was proved, Google&apos;s number for your account if you
        use Google, and when you agreed to which version of our notice. We use them to log you in, to reach you about
        your loan, and to prepare your Application. An account whose phone number was never proved is given up when the
        number&apos;s owner signs up.
      </p>
      <h3>When you apply</h3>
      <p>
        Your answers in the loan form and the papers you upload: yours, and those of your co-applicants and parents
        where the form has a place for them. We use them to put your Application before a lender. Only give us another
        person&apos;s details with their consent. For Aadhaar, a masked copy with only the last four digits showing is
        enough.
      </p>
      <h3>When you hand your file to a lender</h3>
      <p>
        The lenders that you choose, what you, they and we write down about each, and the loan offers that you keep
        there; for every link that you make, for whom it is, what it may show and until when; and the consent that you
        gave with it or took back, word for word. The link itself, its short code and its 6 digits we keep only in a
        scrambled form, to compare them with what is typed.
      </p>
      <h3>What happened, and when</h3>
      <p>
        A record of logins, saves, uploads, submissions, links, and each time that somebody else opens your file (of
        your own looks at a paper, one a day). It holds ids and counts, never an answer, a name or the number of a
        document, and it cannot be altered. It is there so that misuse can be noticed. To stop floods of requests we
        also count them by phone number and internet address, and keep those only in a scrambled form that cannot be
        read back.
      </p>
      <h3>How fast our pages are</h3>
      <p>
        For about one page view in ten your browser tells us how long the page took to come and to answer, with the kind
        of page, of connection and of screen. It tells neither who you are nor which lender you looked at, nothing is
        stored in your browser for it, and with data saving switched on it is left out.
      </p>

      <h2>How your papers are kept</h2>
      <ul>
        <li>
          Each paper is encrypted before it is stored (AES-256). The store sees neither what it is nor whose it is.
        </li>
        <li>
          Its address opens for the account that uploaded it, while logged in; for a person at a lender, while a link
          that you made for that person is open; and for a colleague at our desk. For everybody else there is nothing
          there.
        </li>
        <li>
          A photo is saved anew, without the place and camera data that phones write into it. A PDF is kept exactly as
          you sent it. One with a password is opened on your device: the password never leaves it and is not kept, and
          what we get is the copy without it. Where you join several, your device reads their dates to put them in
          order.
        </li>
        <li>
          Where you agreed to it, a program on our server reads the names, dates, headings and page numbers in PDFs of
          statements, tax papers, salary slips, bills, business papers, marksheets and letters, to tell you what lenders
          may send back. Nobody looks at them for this. What stays beside the paper is its kind, its dates, how many
          pages it has, whether the name on it is the right one, and your own word that it is right; the text and the
          names are gone at once. Only those who may open the paper see it; it goes nowhere else. You can turn this off
          under &ldquo;Where you are logged in&rdquo;, and what was seen goes with it.
        </li>
        <li>
          We read no faces, no numbers and no amounts by machine, and never a paper that shows who you are. The selfie
          is a picture and nothing more.
        </li>
        <li>
          A paper that was uploaded but belongs to no saved answer, because you replaced it or left the page, is deleted
          from 15 days after its upload.
        </li>
      </ul>

      <h2 id="opened">Who may open your file</h2>
      <ul>
        <li>
          <strong>A person at a lender, by a link that you make.</strong> You say who it is for, tick what it shows
          (about you, your course and loan, your family&apos;s money, your co-applicants, the loan offer) and choose for
          how long, at most 30 days. It opens only with 6 digits that you read out yourself; five wrong ones end it. The
          link does not show the other parts, your other lenders or your notes. A loan offer that you keep at a lender,
          and the letter with it, are shown only where you ticked that part; our desk can read what you typed of it for
          as long.
        </li>
        <li>
          <strong>A colleague at our desk,</strong> to check your papers, or because you or a lender asked us something.
          The colleague has to name the reason first.
        </li>
      </ul>
      <p>
        Each of these openings is listed for you under My lenders: who, what, and when. You stop a link there with one
        press, and your consent is taken back with it: nothing opens any more, also where it is open at that moment.
        What was downloaded before stays with the lender, under the lender&apos;s own rules. Whoever runs our database
        could read answers there without an entry in that list.
      </p>

      <h2>Who else is involved</h2>
      <ul>
        <li>
          <strong>Google.</strong> Its service Firebase sends the code to your phone or confirms your Google account,
          and checks with reCAPTCHA that you are not a program. It learns your phone number or Google account, and what
          a browser tells any website. It is loaded only when you log in, sign up or confirm a phone number.
        </li>
        <li>
          <strong>A file store.</strong> Encrypted papers may lie with a storage provider that works for us. It has no
          key to them.
        </li>
        <li>
          <strong>Lenders.</strong> An Application is made to be put before a lender. Submitting it sends it to none,
          and neither does choosing a lender: it reaches one by a link that you make.
        </li>
        <li>
          <strong>The law.</strong> A court or an authority may oblige us to hand over what it is entitled to.
        </li>
      </ul>
      <p>We do not sell your details.</p>

      <h2>What stays in your browser</h2>
      <ul>
        <li>
          A login cookie that scripts cannot read. It ends after 30 minutes without use, after 12 hours in any case, and
          when you log out. Two more cookies protect the login itself. With each login we keep the names of your browser
          and system, such as Chrome on Android, so that you can see where you are logged in, and log out there.
        </li>
        <li>
          For a minute, a cookie that says you came from the dashboard without being logged in, so that the login opens
          by itself.
        </li>
        <li>
          A note that you are logged in, with your name and e-mail address for the greeting. Logging out clears it.
        </li>
        <li>
          What you have typed or photographed for your Application but not saved yet, so that a dead battery costs you
          nothing. Each of these drafts is deleted when you save it, when you log out, when somebody else logs in there,
          and after {DRAFT_DAYS} days. On a device that others use too, switch them off in the loan form with
          &ldquo;This is a shared device&rdquo;. What you typed goes to your account, encrypted, when you log out, just
          before an unused login ends, and, on a shared device, when you leave the page. It is offered to you at your
          next login, is no part of your Application until you save it, is shown to nobody else, and is deleted when you
          save or discard it, and after {DRAFT_DAYS} days.
        </li>
        <li>
          What you typed into the loan offer check: on this device only, until you empty it, log out, or leave it
          unchanged for {DRAFT_DAYS} days. Whoever uses the device without logging in can see it there.
        </li>
        <li>
          What you told the eligibility check, and what you told us with a confirmed code, so that no form asks for it
          again: in this tab only, until you close it, leave it unused for half an hour, or log out. For up to ten
          minutes after that code, a cookie that scripts cannot read spares you a second one when you sign up.
        </li>
        <li>
          For somebody at a lender who opened a file by a link, a cookie that scripts cannot read. It opens nothing
          after 30 minutes without use, and when the link ends.
        </li>
        <li>The theme you chose, and until you close the tab, that the notifications have opened once.</li>
      </ul>

      <h2>How long we keep it</h2>
      <p>
        Your account, your Application and its papers stay until you ask us to delete them, and so does a callback
        request. An account that nobody proved by a code or with Google is deleted after {UNPROVED_ACCOUNT_DAYS} days; a
        callback request whose phone number was never proved, {UNPROVED_LEAD_WEEKS} weeks after it came or after our
        last call; the record of a login, within two days of its end. A loan offer that you keep at a lender stays until
        you take it back, or until your account goes. A link ends on the day that you chose; that you made it, and who
        opened your file, stays listed as long as your account. When we delete an account, its profile, answers, papers,
        lenders, links, consents and logins go with it. What remains is the record of what happened, cut loose from you.
        From the copies that we keep against loss it goes when the next ones take their place. Refused calls are counted
        for 180 days by a code that stands for an address or a login, so that we can look into an attack.
      </p>

      <h2 id="rights">Your rights</h2>
      <p>We give you these rights already now. You can:</p>
      <ul>
        <li>ask what we hold about you, and have a copy;</li>
        <li>have it corrected, completed or brought up to date;</li>
        <li>have it deleted, unless a law makes us keep it;</li>
        <li>
          take back your consent, which is as easy as giving it: one message is enough, and what was done before stays
          lawful;
        </li>
        <li>name somebody who may use these rights for you if you die or cannot act yourself.</li>
      </ul>
      <p>
        Write to <a href={`mailto:${site.email}`}>{site.email}</a> from the address of your account, or call{" "}
        <a href={`tel:${site.phone.tel}`}>{site.phone.shown}</a>. If our answer does not settle it, our grievance office
        is open {site.grievance.hours} at <a href={`mailto:${site.grievance.email}`}>{site.grievance.email}</a>.
      </p>
      <p>
        The Digital Personal Data Protection Act, 2023 makes these rights law from the middle of May 2027, eighteen
        months after the Digital Personal Data Protection Rules, 2025 were published in November 2025. From then on you
        can also complain to the Data Protection Board of India, which was set up on 13 November 2025.
      </p>
      <p>If you are under 18, a parent or guardian must give the consent and use these rights for you.</p>

      <h2>Changes</h2>
      <p>
        When what we do changes, this page changes, and the day at the top with it. Whoever asks for a callback or opens
        an account after that agrees to the new notice. Whoever agreed to an older one is asked before we do with their
        details what it did not name. See also the <Link href={routes.terms}>Terms and Conditions</Link>.
      </p>

      <h2 id="hi" lang="hi">
        सूचना हिन्दी में
      </h2>
      <NoticeInHindi />
      <h2 id="gu" lang="gu">
        સૂચના ગુજરાતીમાં
      </h2>
      <NoticeInGujarati />
      <p>
        The notices in Hindi and Gujarati are our own translations. Where one of them reads differently, the English
        text above is the one that we keep to; please tell us about it.
      </p>
    </LegalPage>
  );
}
