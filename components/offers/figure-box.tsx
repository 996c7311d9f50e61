import { ControlledInput } from "@/components/ui/controlled";
import { amountInWords } from "@/components/ui/amount-words";
import { joinIds } from "@/components/ui/control";
import { timeWords } from "@/lib/emi/words";
import type { RowSpec } from "@/lib/offers/offer";
import { t } from "@/lib/messages/text";
import { groupDigits, TYPED_BOX } from "@/lib/text/format";
import { readMoney } from "@/lib/text/money";

type Wiring = { id: string; name: string; invalid: boolean; describedBy: string | undefined };

/** A figure as the paper has it, with paise and decimals; an amount is said in words, and grouped once it is left. */
export function FigureBox({
  kind,
  currency,
  value,
  onValueChange,
  onLeave,
  invalid,
  describedBy,
  ...wiring
}: Wiring & {
  kind: RowSpec["kind"];
  /** Of the loan, "INR" or another code. */
  currency: string;
  value: string;
  onValueChange: (value: string) => void;
  onLeave: () => void;
}) {
  const isRupees = kind === "money" && currency === "INR";
  const echo = isRupees ? amountEcho(value) : kind === "months" ? monthsEcho(value) : "";
  const hasEcho = isRupees || kind === "months";
  const echoId = `${wiring.id}-words`;
  return (
    <>
      <div className="control control-frame">
        {kind === "money" && (
          <span aria-hidden className="control-affix amount">
            {isRupees ? "₹" : currency}
          </span>
        )}
        <ControlledInput
          {...wiring}
          type="text"
          inputMode={kind === "months" || kind === "days" ? "numeric" : "decimal"}
          enterKeyHint="next"
          autoComplete="off"
          maxLength={TYPED_BOX}
          className="amount"
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          onBlur={() => {
            if (kind === "money") onValueChange(grouped(value));
            onLeave();
          }}
          aria-invalid={invalid || undefined}
          aria-describedby={joinIds(describedBy, hasEcho && echoId)}
        />
        {UNITS[kind] && <span className="control-affix">{UNITS[kind]()}</span>}
      </div>
      {hasEcho && (
        <p id={echoId} className="mt-1 min-h-5 text-sm text-ink-2">
          {echo}
        </p>
      )}
    </>
  );
}

const UNITS: Partial<Record<RowSpec["kind"], () => string>> = {
  rate: () => "%",
  months: () => t("offerPage.months", "months"),
  days: () => t("offerPage.days", "days"),
};

function grouped(text: string): string {
  const amount = readMoney(text);
  if (amount === undefined) return text;
  const [whole = "", paise] = String(amount).split(".");
  return groupDigits(whole) + (paise ? `.${paise.padEnd(2, "0")}` : "");
}

function amountEcho(text: string): string {
  const amount = readMoney(text);
  if (amount === undefined) return "";
  const paise = Math.round((amount % 1) * 100);
  const words = amountInWords(Math.floor(amount));
  return paise > 0 && words
    ? t("offerPage.andPaise", "{{rupees}} and {{paise}} paise", { rupees: words, paise })
    : words;
}

function monthsEcho(text: string): string {
  const months = Number(text);
  return Number.isInteger(months) && months >= 12 && months <= 480 ? timeWords(months) : "";
}
