import { useState } from "react";
import { ControlledInput, ControlledSelect } from "@/components/ui/controlled";
import { Chevron } from "@/components/ui/icon";
import { Money } from "@/components/ui/money";
import { SHOW } from "@/lib/lenders/asked";
import { type Column, type Query, readQuery } from "@/lib/lenders/compare";
import { routes } from "@/lib/routes";
import { groupDigits, parseAmount, TYPED_BOX } from "@/lib/text/format";

/** On a phone the filters open on request, so that the schemes come first. */
export function Filters({
  query,
  picks,
  isWhole,
  columns,
  types,
  onChange,
}: {
  query: Query;
  picks: readonly string[];
  isWhole: boolean;
  columns: readonly Column[];
  types: readonly string[];
  onChange: (changes: Partial<Query>) => void;
}) {
  const [open, setOpen] = useState(false);
  const active = [query.type, query.study, query.amount, query.unsecured, query.name].filter(Boolean).length;
  return (
    <div className="border-y border-line">
      <button
        type="button"
        aria-expanded={open}
        aria-controls="lender-filters"
        onClick={() => setOpen(!open)}
        className="flex min-h-14 w-full items-center justify-between gap-2 font-semibold md:hidden noscript:hidden"
      >
        <span>{`Filter and order${active > 0 ? ` (${active} set)` : ""}`}</span>
        <Chevron className={open ? "rotate-180" : ""} />
      </button>
      <form
        id="lender-filters"
        role="search"
        aria-label="Filter lenders"
        action={routes.lenders}
        onSubmit={(event) => isWhole && event.preventDefault()}
        className={`grid items-start gap-x-5 gap-y-4 pt-1 pb-4 sm:grid-cols-2 md:pt-5 lg:grid-cols-[1fr_1fr_1.2fr_auto] ${open ? "" : "max-md:hidden noscript:grid"}`}
      >
        {picks.length > 0 && <input type="hidden" name="lenders" value={picks.join(",")} />}
        <label className="block text-sm lg:col-span-2">
          <span className="field-label">Name of a lender or a scheme</span>
          <ControlledInput
            type="search"
            name="name"
            maxLength={60}
            autoComplete="off"
            className="control"
            {...(isWhole
              ? { value: query.name, onChange: ({ target }) => onChange({ name: target.value }) }
              : { defaultValue: query.name })}
          />
        </label>
        <Choice
          name="type"
          isWhole={isWhole}
          label="Type of lender"
          value={types.includes(query.type) ? query.type : ""}
          onChange={(type) => onChange({ type })}
          options={[["", "All types"], ...types.map((type) => [type, type] as const)]}
        />
        <Choice
          name="study"
          isWhole={isWhole}
          label="Where you study"
          value={query.study}
          onChange={(study) => onChange({ study: study === "india" || study === "abroad" ? study : "" })}
          options={[
            ["", "India or abroad"],
            ["india", "India"],
            ["abroad", "Abroad"],
          ]}
        />
        <Amount amount={query.amount} onChange={(amount) => isWhole && onChange({ amount })} />
        <label className="box-label lg:mt-7">
          <ControlledInput
            type="checkbox"
            name="unsecured"
            value="1"
            className="box"
            {...(isWhole
              ? { checked: query.unsecured, onChange: ({ target }) => onChange({ unsecured: target.checked }) }
              : { defaultChecked: query.unsecured })}
          />
          <span>Without collateral</span>
        </label>
        <div className="xl:hidden">
          <Choice
            name="sort"
            isWhole={isWhole}
            label="Order"
            value={`${query.sort.descending ? "-" : ""}${query.sort.by}`}
            onChange={(sort) => onChange({ sort: readQuery(`?sort=${sort}`, columns).sort })}
            options={columns.flatMap((column) =>
              [column.descendingFirst, !column.descendingFirst].map(
                (descending) =>
                  [
                    `${descending ? "-" : ""}${column.key}`,
                    `${column.label}, ${column[descending ? "descending" : "ascending"]}`,
                  ] as const,
              ),
            )}
          />
        </div>
        <button name={SHOW} value="1" className={`btn btn-main ${isWhole ? "hidden noscript:flex" : ""}`}>
          Show schemes
        </button>
      </form>
    </div>
  );
}

function Choice({
  name,
  isWhole,
  label,
  value,
  options,
  onChange,
}: {
  name: string;
  /** Whether a choice is followed at once; else it waits for the form's button. */
  isWhole: boolean;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}) {
  return (
    <label className="block text-sm">
      <span className="field-label">{label}</span>
      <span className="relative block">
        <ControlledSelect
          name={name}
          className="control"
          {...(isWhole ? { value, onChange: ({ target }) => onChange(target.value) } : { defaultValue: value })}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </ControlledSelect>
        <Chevron className="pointer-events-none absolute top-3.5 right-3.5 text-ink-2" />
      </span>
    </label>
  );
}

/** Taken over when the box is left or Enter is pressed: rows that jump at every digit help nobody. */
function Amount({ amount, onChange }: { amount: number | null; onChange: (amount: number | null) => void }) {
  const [text, setText] = useState("");
  const [known, setKnown] = useState<number | null>(null);
  const read = parseAmount(text);
  // The address changed by other means than this box. What was typed and not taken over yet stays.
  if (amount !== known) {
    setKnown(amount);
    if ((read || null) === known) setText(amount === null ? "" : groupDigits(String(amount)));
  }
  const wrong = text.trim() !== "" && !read;
  const commit = (typed: string) => {
    const next = parseAmount(typed) || null;
    if ((next || typed.trim() === "") && next !== amount) onChange(next);
  };
  return (
    <div className="text-sm">
      <label htmlFor="amount-needed" className="field-label">
        Amount you need
      </label>
      <div className="control control-frame">
        <span aria-hidden className="control-affix amount">
          ₹
        </span>
        <ControlledInput
          id="amount-needed"
          name="amount"
          type="text"
          inputMode="text"
          autoComplete="off"
          maxLength={TYPED_BOX}
          placeholder="20 lakh"
          className="amount"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            if (document.activeElement !== target) commit(target.value);
          }}
          onBlur={() => commit(text)}
          onKeyDown={({ key }) => key === "Enter" && commit(text)}
          aria-invalid={wrong || undefined}
          aria-describedby="amount-needed-hint"
        />
      </div>
      <p id="amount-needed-hint" className={`mt-1 min-h-5 text-xs ${wrong ? "font-bold text-bad" : "text-ink-2"}`}>
        {wrong ? (
          "Type an amount above zero, such as 20,00,000 or 20 lakh."
        ) : read ? (
          <Money amount={read} compact />
        ) : (
          ""
        )}
      </p>
    </div>
  );
}
