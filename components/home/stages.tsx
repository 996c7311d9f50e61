import { STAGES } from "@/lib/dashboard/timeline";

const WHAT: Record<(typeof STAGES)[number]["title"], string> = {
  "Loan Application": "Fill in the four parts and upload your papers. You can save at every step.",
  "Bank Selection Process": "Pick the lender that suits you, from published figures set side by side.",
  "Processing Loan Request":
    "You hand the lender a link to your file, see when it is opened, and can stop it. The lender checks the file.",
  "Loan Disbursement": "You pay the lender's own processing fee, where it has one, and the money goes out.",
};

export function Stages() {
  return (
    <section aria-labelledby="stages" className="band-deep">
      <div className="wrap section">
        <h2 id="stages">Four stages, one file</h2>
        <ol className="mt-8 grid gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-4">
          {STAGES.map(({ title }, index) => (
            <li key={title} className="border-t-3 border-on-deep-2 pt-3 first:border-marigold">
              <h3 className="text-h4">
                {index + 1}. {title}
              </h3>
              <p className="mt-1 text-on-deep-2">{WHAT[title]}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
