"use client";

import { useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { Field } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { TextInput } from "@/components/ui/text-input";
import { t } from "@/lib/messages/text";
import type { AtOwnRate } from "@/lib/money-plan/own-rate";

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
  const [read, setRead] = useState<{ text: string; result: AtOwnRate } | null>(null);
  const isRead = read !== null && read.text === typed;
  const known = isRead ? read.result : null;

  function type(text: string) {
    setTyped(text);
    // What reads an amount is fetched with the first letter: most readers type no rate.
    void import("@/lib/money-plan/own-rate").then(({ atOwnRate }) =>
      setRead({
        text,
        result: atOwnRate(
          text,
          amounts.map(({ hundredths }) => hundredths),
        ),
      }),
    );
  }
  return (
    <div className="grid gap-2">
      {amounts.length > 0 && (
        <>
          <Field
            id="own-rate"
            label={t("countries.rate", "Rupees for 1 {{currency}}, at your bank", { currency })}
            error={
              typed.trim() !== "" && isRead && !known
                ? t("countries.noRate", "Write how many rupees, such as 95 or 95.50")
                : undefined
            }
          >
            {(wiring) => (
              <TextInput
                {...wiring}
                value={typed}
                onValueChange={type}
                inputMode="decimal"
                autoComplete="off"
                className="max-w-40"
              />
            )}
          </Field>
          <ul aria-live="polite" className="text-sm">
            {amounts.map(({ label: sum }, index) => (
              <li key={index} className="flex flex-wrap justify-between gap-x-4">
                <span>{sum}</span>
                <span className="money">{known?.sums[index] ?? "–"}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link
        href={known ? `${address}&${rateName}=${known.rate}` : address}
        className={buttonClass({ variant: "accent", block: true })}
      >
        {label}
      </Link>
    </div>
  );
}
