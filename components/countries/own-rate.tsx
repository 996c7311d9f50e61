"use client";

import { useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { Field } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Money } from "@/components/ui/money";
import { TextInput } from "@/components/ui/text-input";
import { t } from "@/lib/messages/text";
import { isExchangeRate, ofCents, wholeRupees } from "@/lib/money-plan/money";
import { parseNumber, rupeeUnits } from "@/lib/text/format";

/** Sums of a country in rupees at the rate that the reader types, which goes on to the plan. */
export function OwnRate({
  currency,
  amounts,
  next: { address, rateName, label },
}: {
  /** "GBP" */
  currency: string;
  /** Hundredths of it. */
  amounts: readonly { label: string; hundredths: number }[];
  /** Where it goes on, with the country. */
  next: { address: string; rateName: string; label: string };
}) {
  const [typed, setTyped] = useState("");
  const rupees = parseNumber(typed, rupeeUnits());
  const isRate = rupees !== undefined && isExchangeRate(rupees);
  return (
    <div className="grid gap-2">
      {amounts.length > 0 && (
        <>
          <Field
            id="rate"
            label={t("countries.rate", "Rupees for 1 {{currency}}, at your bank", { currency })}
            error={
              typed.trim() !== "" && !isRate
                ? t("countries.noRate", "Write how many rupees, such as 95 or 95.50")
                : undefined
            }
          >
            {(wiring) => (
              <TextInput
                {...wiring}
                value={typed}
                onValueChange={setTyped}
                inputMode="decimal"
                autoComplete="off"
                className="max-w-40"
              />
            )}
          </Field>
          <ul aria-live="polite" className="text-sm">
            {amounts.map(({ label, hundredths }) => (
              <li key={label} className="flex flex-wrap justify-between gap-x-4">
                <span>{label}</span>
                <Money amount={isRate ? wholeRupees(ofCents(hundredths, { rupees })) : null} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Link
        href={isRate ? `${address}&${rateName}=${rupees}` : address}
        className={buttonClass({ variant: "accent", block: true })}
      >
        {label}
      </Link>
    </div>
  );
}
