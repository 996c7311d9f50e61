import { useState, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import type { Elements } from "@/components/ui/elements";
import { ErrorSummary } from "@/components/ui/error-summary";
import { QUESTIONS } from "@/lib/eligibility/answers";
import type { PageBook } from "@/lib/eligibility/candidates";
import { routes } from "@/lib/routes";
import { Questions } from "./questions";
import type { useDraft } from "./use-draft";

/** The eight questions and their button, which closes the fold around them once every question is answered. */
export function CaseForm({
  form,
  page,
  minLoanAmount,
  smallLoan,
  onComplete,
}: {
  form: ReturnType<typeof useDraft>;
  page: PageBook;
  minLoanAmount: number;
  smallLoan: Elements;
  /** The button was pressed, and every question is answered. */
  onComplete: () => void;
}) {
  const [attempt, setAttempt] = useState(0);
  const errors = QUESTIONS.flatMap((question) => {
    const message = form.errorOf(question);
    return message ? [{ id: question, message }] : [];
  });

  function show(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    let isComplete = false;
    flushSync(() => {
      isComplete = form.submit();
      setAttempt(isComplete ? 0 : attempt + 1);
    });
    if (!isComplete) return;
    event.currentTarget.closest("details")!.open = false;
    onComplete();
  }

  return (
    // Sent as it is before the script runs, it comes back to this page with the answers in the address.
    <form method="get" action={routes.eligibility} noValidate onSubmit={show} className="grid gap-6">
      {attempt > 0 && errors.length > 0 && <ErrorSummary at={attempt} errors={errors} />}
      <Questions
        draft={form.draft}
        answers={form.answers}
        errorOf={form.errorOf}
        onChange={form.change}
        onLeave={form.left}
        countries={page.book.countries}
        minLoanAmount={minLoanAmount}
        smallLoan={smallLoan}
      />
      <Button type="submit" variant="accent" size="lg" block>
        {form.isShared ? "Go to the lenders" : "Check eligibility"}
      </Button>
      <p className="text-sm text-ink-2">
        <span>
          No login, no phone number. Your answers stay in this browser and in the address of this page, which you can
          share.
        </span>
        {!page.isWhole && <span> To compare so many loans they are sent to us, and nothing of them is kept.</span>}
      </p>
    </form>
  );
}
