import { ErrorSummary } from "@/components/ui/error-summary";

/** What stopped the form, at its top, if anything did. */
export function Problem({ problem }: { problem: { message: string; at: number } | null }) {
  return problem && <div className="mb-5"><ErrorSummary at={problem.at} message={problem.message} /></div>;
}
