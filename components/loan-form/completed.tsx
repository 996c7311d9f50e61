"use client";

import { Check } from "lucide-react";
import Link from "next/link";
import { buttonClass } from "@/components/ui/button-class";
import { Stamp } from "@/components/ui/stamp";
import { formatDate } from "@/lib/format";
import { sectionOf } from "@/lib/loan-form/registry";
import { firstOf, STEPS } from "@/lib/loan-form/steps";
import { routes } from "@/lib/routes";
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
      <ul className="grid gap-2">
        {STEPS.map(({ title }) => (
          <li key={title} className="flex items-center gap-2"><Check aria-hidden size={20} strokeWidth={3} className="text-ok" />{title}<span className="sr-only"> completed</span></li>
        ))}
      </ul>
      <Link href={routes.loanFormSection(sectionOf(firstOf(0)).slug)} className={buttonClass({})}>View Application</Link>
    </section>
  );
}
