/** The way from an application to the money (SPEC section 2, overview timeline). */
const STAGES = [
  { stage: "Loan Application", what: "Fill in the four parts and upload your papers. You can save at every step." },
  { stage: "Bank Selection Process", what: "Pick the lender that suits you, from offers set side by side." },
  { stage: "Processing Loan Request", what: "The lender checks the file. You see where it stands." },
  {
    stage: "Loan Disbursement",
    what: "You pay the lender's own processing fee, where it has one, and the money goes out.",
  },
];

export function Stages() {
  return (
    <section aria-labelledby="stages" className="band-deep">
      <div className="wrap section">
        <h2 id="stages">Four stages, one file</h2>
        <ol className="mt-8 grid gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-4">
          {STAGES.map(({ stage, what }, index) => (
            <li key={stage} className="border-t-3 border-on-deep-2 pt-3 first:border-marigold">
              <h3 className="text-h4">
                {index + 1}. {stage}
              </h3>
              <p className="mt-1 text-on-deep-2">{what}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
