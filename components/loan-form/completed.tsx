"use client";

import { Check, Copy } from "lucide-react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { RichText } from "@/components/ui/rich-text";
import { Stamp } from "@/components/ui/stamp";
import { success } from "@/components/ui/toast";
import { LeftOut } from "@/components/uploads/left-out";
import { copyText } from "@/lib/browser/copy";
import { formatDate } from "@/lib/dates/dates";
import { sectionOf } from "@/lib/loan-form/registry";
import { firstOf, STEPS } from "@/lib/loan-form/steps";
import { leftOut } from "@/lib/papers/wanted";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";
import { type LoadedForm, useLoanForm } from "./loan-form-context";

/** What stands at the wizard's own address once the application is in (SPEC section 2). */
export function Completed() {
  const form = useLoanForm();
  return form.state === "ready" ? <Opened record={form.record} reload={form.reload} /> : null;
}

function Opened({ record, reload }: { record: LoadedForm; reload: () => Promise<unknown> }) {
  const papers = leftOut(record);
  return (
    <section className="card grid justify-items-start gap-6 py-8">
      <Stamp
        word={t("wizard.completeStamp", "Complete")}
        date={record.submittedAt ? formatDate(record.submittedAt) : undefined}
      />
      <div className="grid gap-2">
        <h1 className="text-h2">{t("wizard.completeTitle", "Completed!")}</h1>
        <p className="text-lg font-bold">
          {t("wizard.completeSent", "Your Loan Application Has Been Submitted Successfully.")}
        </p>
        <p>{t("wizard.completeReview", "Your Application is now under review.")}</p>
      </div>
      <dl className="grid items-center gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-ink-2">{t("wizard.reference", "Reference number")}</dt>
        <dd className="flex flex-wrap items-center gap-3 font-bold">
          <span className="whitespace-nowrap">{record.reference}</span>
          <Button variant="quiet" size="sm" onClick={() => void copy(record.reference)}>
            <Copy aria-hidden size={18} />
            <RichText
              text={t("wizard.referenceCopy", "Copy<hidden> the reference number</hidden>")}
              parts={{ hidden: (words) => <span className="sr-only">{words}</span> }}
            />
          </Button>
        </dd>
        {record.submittedAt && (
          <>
            <dt className="text-ink-2">{t("wizard.submittedOn", "Submitted on")}</dt>
            <dd className="font-bold">{formatDate(record.submittedAt)}</dd>
          </>
        )}
      </dl>
      <ul className="grid gap-2">
        {STEPS.map(({ title }) => (
          <li key={title} className="flex items-center gap-2">
            <Check aria-hidden size={20} strokeWidth={3} className="text-ok" />
            <RichText
              text={t("wizard.stepCompleted", "{{step}}<hidden> completed</hidden>", { step: title })}
              parts={{ hidden: (words) => <span className="sr-only">{words}</span> }}
            />
          </li>
        ))}
      </ul>
      <div className="grid gap-2">
        <h2 className="text-h3">{t("wizard.nextTitle", "What happens next")}</h2>
        <ol className="grid list-decimal gap-1 pl-6">
          <li>{t("wizard.nextCheck", "We check your papers. If one cannot be read, we call or write to you.")}</li>
          <li>
            {t(
              "wizard.nextLender",
              "You choose a lender under My lenders, and make a link to your file for one person there. Nothing goes to a lender before that.",
            )}
          </li>
          <li>
            {t(
              "wizard.nextDecision",
              "The lender decides, and the loan is disbursed. Your dashboard shows each stage.",
            )}
          </li>
        </ol>
        <p className="text-ink-2">
          <RichText
            text={t("wizard.questions", "Questions? Call <phone>{{phone}}</phone> and give your reference number.", {
              phone: site.phone.shown,
            })}
            parts={{
              phone: (words) => (
                <a href={`tel:${site.phone.tel}`} className="link">
                  {words}
                </a>
              ),
            }}
          />
        </p>
      </div>
      {papers.length > 0 && (
        <div id="left-out" className="grid w-full scroll-mt-20 gap-2">
          <h2 className="text-h3">{t("wizard.leftOut", "Add a paper that was left out")}</h2>
          <LeftOut papers={papers} owner={null} onAdded={() => void reload()} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Link href={routes.loanFormSection(sectionOf(firstOf(0)).slug)} className={buttonClass({})}>
          {t("wizard.viewApplication", "View Application")}
        </Link>
        <Link href={routes.applicationCopy} className={buttonClass({ variant: "outline" })}>
          {t("wizard.printCopy", "Print or download a copy")}
        </Link>
        <Link href={routes.myLenders} className={buttonClass({ variant: "outline" })}>
          {t("cases.myLenders", "My lenders")}
        </Link>
        <Link href={routes.dashboard} className={buttonClass({ variant: "quiet" })}>
          {t("wizard.toDashboard", "Go to your dashboard")}
        </Link>
      </div>
    </section>
  );
}

async function copy(reference: string) {
  // Where it is not allowed, the number stands on the page and can be selected.
  if (await copyText(reference)) success(t("wizard.referenceCopied", "Reference number copied"));
}
