import { AmountInput } from "@/components/ui/amount-input";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Cross, More } from "@/components/ui/icons";
import { MOST_TRANCHES } from "@/lib/emi/inputs";
import { readAmount, readCourse } from "@/lib/emi/main-inputs";
import { NumberBox } from "./number-box";

type Part = { month: string; amount: string };

/** The parts in which a loan is paid out, each with its month and amount, as they are typed. */
export function PartsEditor({ boxes, onChange }: { boxes: readonly Part[]; onChange: (boxes: Part[]) => void }) {
  return (
    <fieldset className="mt-5">
      <legend className="field-label">Parts of the loan</legend>
      <ol className="grid gap-4">
        {boxes.map((box, index) => {
          const change = (next: Partial<typeof box>) =>
            onChange(boxes.map((old, at) => (at === index ? { ...old, ...next } : old)));
          return (
            <li
              key={index}
              className="grid grid-cols-[1fr_auto] items-end gap-x-3 gap-y-2 border-l-2 border-line pl-3 sm:grid-cols-[12rem_1fr_auto]"
            >
              <NumberBox
                id={`part-${index}-month`}
                label={`Part ${index + 1}: month`}
                unit="months in"
                whole
                value={box.month}
                read={readCourse(box.month)}
                onValueChange={(month) => change({ month })}
                className="max-sm:col-span-2"
              />
              <Field
                id={`part-${index}-amount`}
                label={`Part ${index + 1}: amount`}
                error={readAmount(box.amount).problem}
              >
                {(wiring) => (
                  <AmountInput
                    {...wiring}
                    echo={false}
                    value={box.amount}
                    onValueChange={(amount) => change({ amount })}
                  />
                )}
              </Field>
              <Button
                variant="plain"
                icon
                aria-label={`Remove part ${index + 1}`}
                disabled={boxes.length === 1}
                onClick={() => onChange(boxes.filter((_, at) => at !== index))}
              >
                <Cross />
              </Button>
            </li>
          );
        })}
      </ol>
      {boxes.length < MOST_TRANCHES && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-3"
          onClick={() =>
            onChange([
              ...boxes,
              {
                month: String((readCourse(boxes.at(-1)?.month ?? "").value ?? 0) + 6),
                amount: boxes.at(-1)?.amount ?? "",
              },
            ])
          }
        >
          <More size={18} />
          <span>Add a part</span>
        </Button>
      )}
    </fieldset>
  );
}
