import type { Control } from "react-hook-form";
import type * as z from "zod/mini";
import { FormField } from "@/components/forms/form-field";
import { Select } from "@/components/ui/select";
import { CALL_LANGUAGES, callLanguageWords, callTimeWords } from "@/lib/contact/call-wish";
import type { leadForm } from "@/lib/leads/schema";
import { t } from "@/lib/messages/text";

const timeChoices = () =>
  (["morning", "afternoon", "evening"] as const).map((value) => ({ value, label: callTimeWords(value) }));
const languageChoices = () => CALL_LANGUAGES.map((value) => ({ value, label: callLanguageWords(value) }));

/** When and in which language somebody wants to be called. */
export function CallWishFields({ control }: { control: Control<z.input<typeof leadForm>> }) {
  return (
    <div className="grid gap-5 min-[30rem]:grid-cols-2 min-[30rem]:gap-3">
      <FormField control={control} form="apply" name="callTime" label={t("apply.callTime", "When may we call?")}>
        {({ onValueChange, ...wiring }) => (
          <Select
            {...wiring}
            onValueChange={(value) => onValueChange(value as typeof wiring.value)}
            placeholder={callTimeWords("any")}
            choices={timeChoices()}
          />
        )}
      </FormField>
      <FormField
        control={control}
        form="apply"
        name="callLanguage"
        label={t("apply.callLanguage", "In which language?")}
      >
        {({ value, ...wiring }) => (
          <Select
            {...wiring}
            value={value ?? ""}
            placeholder={t("apply.anyLanguage", "Any language")}
            choices={languageChoices()}
          />
        )}
      </FormField>
    </div>
  );
}
