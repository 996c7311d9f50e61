"use client";

import { useState, type FocusEvent } from "react";
import { monthChoices } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";
import type { ControlProps } from "./control";
import { Select } from "./select";

/**
 * Two lists; put it in a `Field` with `group`. `value` is "2027-09-01" or "".
 * With `keepHalf` an unfinished choice ("-09-01", "2027--01") survives in a draft and fails validation.
 */
export function MonthInput({
  id,
  name,
  value,
  onValueChange,
  onBlur,
  ref,
  invalid,
  describedBy,
  readOnly,
  disabled,
  firstYear,
  yearsAhead = 3,
  keepHalf = false,
}: ControlProps<HTMLSelectElement> & {
  /** Undefined while it is not known which year it is: the list of years is empty. */
  firstYear: number | undefined;
  yearsAhead?: number;
  keepHalf?: boolean;
}) {
  const [half, setHalf] = useState({ month: "", year: "" });
  const [savedYear = "", savedMonth = ""] = value.split("-");
  const month = value ? savedMonth : half.month;
  const year = value ? savedYear : half.year;

  const years =
    firstYear === undefined
      ? []
      : Array.from({ length: yearsAhead + 1 }, (_, i) => String(firstYear + i)).map((text) => ({
          value: text,
          label: text,
        }));

  function choose(next: { month: string; year: string }) {
    setHalf(next);
    const complete = next.month && next.year;
    onValueChange(complete || (keepHalf && (next.month || next.year)) ? `${next.year}-${next.month}-01` : "");
  }
  function leave(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  }
  const [monthLabel, yearLabel] = [t("ui.month", "Month"), t("ui.year", "Year")];
  const shared = { invalid, describedBy, readOnly, disabled, autoComplete: "off" };

  return (
    <div className="flex flex-wrap gap-3" onBlur={leave}>
      <div className="min-w-[min(10rem,100%)] flex-1">
        <label className="field-part" htmlFor={id}>
          {monthLabel}
        </label>
        <Select
          {...shared}
          ref={ref}
          id={id}
          name={name && `${name}-month`}
          value={month}
          choices={monthChoices()}
          placeholder={monthLabel}
          onValueChange={(text) => choose({ month: text, year })}
        />
      </div>
      <div className="min-w-28 flex-1">
        <label className="field-part" htmlFor={`${id}-year`}>
          {yearLabel}
        </label>
        <Select
          {...shared}
          id={`${id}-year`}
          name={name && `${name}-year`}
          value={year}
          choices={years}
          placeholder={yearLabel}
          onValueChange={(text) => choose({ month, year: text })}
        />
      </div>
    </div>
  );
}
