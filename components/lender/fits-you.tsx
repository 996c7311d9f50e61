import { FirstQuestions } from "@/components/forms/first-questions";
import { Fold } from "./fold";

/** The first questions of the eligibility check, on a lender's page. */
export function FitsYou({ countries }: Pick<Parameters<typeof FirstQuestions>[0], "countries">) {
  return (
    <Fold title={<h3 className="text-base">Fits you? Three questions</h3>}>
      <FirstQuestions countries={countries} className="grid gap-4 sm:max-w-md" />
    </Fold>
  );
}
