import { ErrorSummary } from "@/components/ui/error-summary";
import type { FormProblem } from "./use-call-form";

/** What stopped the form, at its top, if anything did, with a link to each field in question, and what may help. */
export function Problem({ problem }: { problem: FormProblem | null }) {
  return (
    problem && (
      <div className="mb-5 grid gap-3">
        <ErrorSummary at={problem.at} message={problem.message} errors={problem.errors} />
        {problem.help && <p>{problem.help}</p>}
      </div>
    )
  );
}
