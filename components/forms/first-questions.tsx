import { buttonClass } from "@/components/ui/button-class";
import { Chevron } from "@/components/ui/icon";
import { CHOICES, OTHER_COUNTRY } from "@/lib/eligibility/answers";
import { MAIN_DEFAULTS } from "@/lib/emi/main-inputs";
import { groupDigits, TYPED_BOX } from "@/lib/text/format";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";

/**
 * Where, how much and with what security, sent without a script to the page of the eligibility check as the address
 * that it reads its answers from (lib/eligibility/answers.ts).
 */
export function FirstQuestions({
  countries,
  className = "grid gap-4",
}: {
  countries: readonly { code: string; name: string }[];
  className?: string;
}) {
  return (
    <form action={routes.eligibility} className={className}>
      <label>
        <span className="field-label">{t("forms.firstWhere", "Where will you study?")}</span>
        <span className="relative block">
          <select name="country" required className="control" defaultValue="">
            <option value="">{t("forms.firstChooseCountry", "Choose a country")}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
            <option value={OTHER_COUNTRY}>{t("forms.firstOtherCountry", "Another country")}</option>
          </select>
          <Chevron className="pointer-events-none absolute top-3.5 right-3.5 text-ink-2" />
        </span>
      </label>
      <label>
        <span className="field-label">{t("forms.firstAmount", "How much do you want to borrow?")}</span>
        <span className="control control-frame">
          <span aria-hidden className="control-affix amount">
            ₹
          </span>
          <input
            name="amount"
            inputMode="text"
            autoComplete="off"
            maxLength={TYPED_BOX}
            defaultValue={groupDigits(MAIN_DEFAULTS.amount)}
            className="amount"
          />
        </span>
      </label>
      <fieldset className="field">
        <legend className="field-label">{t("forms.firstSecurity", "Can you offer security?")}</legend>
        <div className="grid grid-cols-2 gap-2">
          {CHOICES.security.map(({ value, label }) => (
            <label
              key={value}
              className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-sm border-[1.5px] border-edge px-3 text-sm hover:border-ink has-checked:border-peacock has-checked:bg-peacock-soft has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
            >
              <input
                type="radio"
                name="security"
                value={value}
                defaultChecked={value === "no"}
                className="box focus-visible:outline-none"
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" className={buttonClass({ block: true })}>
        {t("forms.firstContinue", "Continue")}
      </button>
      <p className="text-sm text-ink-2">
        {t("forms.firstRest", "The next page asks the rest. No login, no phone number.")}
      </p>
    </form>
  );
}
