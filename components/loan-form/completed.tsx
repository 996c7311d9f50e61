"use client";

import { Check, Copy } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Stamp } from "@/components/ui/stamp";
import { success } from "@/components/ui/toast";
import { copyText } from "@/lib/browser/copy";
import { formatDate } from "@/lib/dates";
import { sectionOf } from "@/lib/loan-form/registry";
import { firstOf, STEPS } from "@/lib/loan-form/steps";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";
import type { LoadedForm } from "./loan-form-context";

/** What stands at the wizard's own address once the application is in (SPEC section 2). */
export function Completed({ record }: { record: LoadedForm }) {
  return (
    <section className="card grid justify-items-start gap-6 py-8">
      <Stamp word="Complete" date={record.submittedAt ? formatDate(record.submittedAt) : undefined} />
      <div className="grid gap-2">
        <h1 className="text-h2">Completed!</h1>
        <p className="text-lg font-bold">Your Loan Application Has Been Submitted Successfully.</p>
        <p>Your Application is now under review.</p>
      </div>
      <dl className="grid items-center gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-ink-2">Reference number</dt>
        <dd className="flex flex-wrap items-center gap-3 font-bold">
          <span className="whitespace-nowrap">{record.reference}</span>
          <Button variant="quiet" size="sm" onClick={() => void copy(record.reference)}>
            <Copy aria-hidden size={18} />
            Copy<span className="sr-only"> the reference number</span>
          </Button>
        </dd>
        {record.submittedAt && (
          <>
            <dt className="text-ink-2">Submitted on</dt>
            <dd className="font-bold">{formatDate(record.submittedAt)}</dd>
          </>
        )}
      </dl>
      <ul className="grid gap-2">
        {STEPS.map(({ title }) => (
          <li key={title} className="flex items-center gap-2">
            <Check aria-hidden size={20} strokeWidth={3} className="text-ok" />
            {title}
            <span className="sr-only"> completed</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-2">
        <h2 className="text-h3">What happens next</h2>
        <ol className="grid list-decimal gap-1 pl-6">
          <li>We check your papers. If one cannot be read, we call or write to you.</li>
          <li>You choose a bank. Nothing goes to a lender before that.</li>
          <li>The bank decides, and the loan is disbursed. Your dashboard shows each stage.</li>
        </ol>
        <p className="text-ink-2">
          Questions? Call{" "}
          <a href={`tel:${site.phone.tel}`} className="link">
            {site.phone.shown}
          </a>{" "}
          and give your reference number.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link href={routes.loanFormSection(sectionOf(firstOf(0)).slug)} className={buttonClass({})}>
          View Application
        </Link>
        <Link href={routes.applicationCopy} className={buttonClass({ variant: "outline" })}>
          Print or download a copy
        </Link>
        <Link href={routes.dashboard} className={buttonClass({ variant: "quiet" })}>
          Go to your dashboard
        </Link>
      </div>
    </section>
  );
}

async function copy(reference: string) {
  // Where it is not allowed, the number stands on the page and can be selected.
  if (await copyText(reference)) success("Reference number copied");
}
