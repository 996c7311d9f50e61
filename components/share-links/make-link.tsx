"use client";

import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { FormField } from "@/components/forms/form-field";
import { Problem } from "@/components/forms/problem";
import { useCallForm } from "@/components/forms/use-call-form";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { post } from "@/lib/browser/post";
import { plural, t } from "@/lib/messages/text";
import { SHARE_CONSENT_VERSION, SHARED_PARTS, type PackPart, shareConsent, partLabel } from "@/lib/share-links/parts";
import { makeShareLinkBody, type MakeShareLink, LINK_DAYS } from "@/lib/share-links/schema";
import { AgedInLink, type GivenAlready } from "./aged-in-link";
import type { Made } from "./made-link";

const fields = z.strictObject({ name: z.string(), parts: z.array(z.enum(SHARED_PARTS)), days: z.string() });
type Fields = z.infer<typeof fields>;
const EMPTY: Fields = { name: "", parts: [], days: "14" };

const bodyOf = (caseId: string, { name, parts, days }: Fields) =>
  ({ caseId, name, parts, days: Number(days), consentVersion: SHARE_CONSENT_VERSION }) as MakeShareLink;

/** The call's own rules, at the fields of this form. */
const rulesOf = (caseId: string) =>
  fields.check(
    z.superRefine((typed, context) => {
      for (const { path, message } of makeShareLinkBody.safeParse(bodyOf(caseId, typed)).error?.issues ?? [])
        context.addIssue({
          code: "custom",
          path: [path[0]!],
          message: path[0] === "days" ? t("passes.daysRequired", "Please choose for how many days.") : message,
        });
    }),
  );

export function MakeLink({
  caseId,
  lenderName,
  given,
  onMade,
  onCancel,
}: {
  caseId: string;
  lenderName: string;
  given: GivenAlready;
  onMade: (made: Made) => void;
  onCancel: () => void;
}) {
  const {
    form: { control, formState },
    problem,
    failCall,
    submit,
  } = useCallForm<Fields>(rulesOf(caseId), EMPTY);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const make = submit(async (typed) => {
    try {
      const { data } = await post<Omit<Made, "name">>("passes/make", bodyOf(caseId, typed));
      onMade({ ...data, name: typed.name.trim() });
    } catch (error) {
      failCall(error);
    }
  });

  return (
    <div className="mt-5 border-t border-line pt-5">
      <h3 ref={heading} tabIndex={-1} className="mb-4 text-h4 outline-none">
        {t("passes.newLink", "A new link")}
      </h3>
      <Problem problem={problem} />
      <form noValidate onSubmit={make} className="grid gap-6">
        <FormField
          control={control}
          form="link"
          name="name"
          label={t("passes.forWhom", "Who is it for?")}
          hint={t("passes.forWhomHint", "The officer's name. Ask for it at the branch or on the phone.")}
        >
          {(wiring) => <TextInput {...wiring} autoComplete="off" maxLength={120} />}
        </FormField>
        <FormField<Fields, "parts", PackPart[]>
          control={control}
          form="link"
          name="parts"
          group
          label={t("passes.whatToShow", "What may they see?")}
          hint={shareConsent(lenderName)}
        >
          {({ value, onValueChange, ref, id, ...wiring }) => (
            <div id={id}>
              {SHARED_PARTS.map((part, index) => (
                <Checkbox
                  {...wiring}
                  key={part}
                  // The form puts the focus there when nothing is ticked.
                  ref={index === 0 ? ref : undefined}
                  id={`${id}-${part}`}
                  checked={value.includes(part)}
                  onCheckedChange={(isTicked) =>
                    onValueChange(isTicked ? [...value, part] : value.filter((other) => other !== part))
                  }
                  label={partLabel(part)}
                />
              ))}
            </div>
          )}
        </FormField>
        <AgedInLink parts={useWatch({ control, name: "parts" })} lenderName={lenderName} given={given} />
        <FormField control={control} form="link" name="days" label={t("passes.howLong", "For how long?")}>
          {(wiring) => (
            <Select
              {...wiring}
              choices={LINK_DAYS.map((days) => ({
                value: String(days),
                label: plural("passes.days", days, { one: "1 day", other: "{{count}} days" }),
              }))}
            />
          )}
        </FormField>
        <p className="text-sm text-ink-2">
          {t(
            "passes.copiesStay",
            "They can download the papers that you allow. Such a copy stays with them when the link has ended.",
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="accent" busy={formState.isSubmitting}>
            {t("passes.make", "Make the link")}
          </Button>
          <Button variant="plain" onClick={onCancel}>
            {t("ui.cancel", "Cancel")}
          </Button>
        </div>
      </form>
    </div>
  );
}
