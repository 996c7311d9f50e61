import { Fold } from "./fold";
import { Lines } from "./lines";

type Paper = { type: string; value: string };

/** By an editor's heading: "Co-applicant with a salary". "Student and co-applicant" begins with the student. */
const isCoApplicants = ({ type }: Paper) => /^(the |your )?(co-?applicant|guarantor|parent)/i.test(type.trim());

/** The papers by type (SPEC section 2), the student's beside the co-applicant's, as the loan form asks for them. */
export function PaperTables({ papers }: { papers: readonly Paper[] }) {
  const tables = [
    { name: "You", papers: papers.filter((paper) => !isCoApplicants(paper)) },
    { name: "Your co-applicant", papers: papers.filter(isCoApplicants) },
  ].filter((table) => table.papers.length > 0);
  return (
    <div className="grid items-start gap-x-10 gap-y-3 md:grid-cols-2">
      {tables.map((table) => (
        <table key={table.name} className="ledger table-fixed">
          <caption className="pb-0! font-display text-base font-bold text-ink!">{table.name}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Documents by type</th>
            </tr>
          </thead>
          <tbody>
            {table.papers.map((paper, index) => (
              <tr key={index}>
                <td className="border-0! p-0!">
                  <Fold title={<span>{paper.type}</span>}>
                    <Lines text={paper.value} />
                  </Fold>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
