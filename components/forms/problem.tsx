import { ErrorSummary } from "@/components/ui/error-summary";

/** What stopped the form, at its top, if anything did, and what may help. */
export function Problem({ problem }: { problem: { message: string; help?: string; at: number } | null }) {
  return (
    problem && (
      <div className="mb-5 grid gap-3">
        <ErrorSummary at={problem.at} message={problem.message} />
        {problem.help && <p>{problem.help}</p>}
      </div>
    )
  );
}
