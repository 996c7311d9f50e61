import { ControlledInput } from "@/components/ui/controlled";
import { Field } from "@/components/ui/field";
import type { Read } from "@/lib/emi/main-inputs";
import { TYPED_BOX } from "@/lib/text/format";

/** A figure that is not rupees, in a box with its unit, so that it can be typed with decimals. */
export function NumberBox({
  id,
  label,
  unit,
  value,
  onValueChange,
  read,
  whole = false,
  className,
}: {
  id: string;
  label: string;
  unit: string;
  value: string;
  onValueChange: (value: string) => void;
  read: Read;
  whole?: boolean;
  className?: string;
}) {
  return (
    <Field id={id} label={label} hint={read.note} error={read.problem} className={className}>
      {({ invalid, describedBy }) => (
        <div className="control control-frame">
          <ControlledInput
            id={id}
            type="text"
            inputMode={whole ? "numeric" : "decimal"}
            autoComplete="off"
            maxLength={TYPED_BOX}
            className="amount"
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
          />
          <span className="control-affix">{unit}</span>
        </div>
      )}
    </Field>
  );
}
