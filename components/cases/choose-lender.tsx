"use client";

import { useDeferredValue, useEffect, useMemo, useRef } from "react";
import * as z from "zod/mini";
import { FormField } from "@/components/forms/form-field";
import { Problem } from "@/components/forms/problem";
import { useCallForm } from "@/components/forms/use-call-form";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/combobox";
import { OnTheWay, useLeave } from "@/components/ui/on-the-way";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { post } from "@/lib/browser/post";
import { announceSaved } from "@/lib/browser/saved";
import { useCall } from "@/lib/browser/use-call";
import { LENDER_KINDS_TO_CHOOSE, lenderKindWords } from "@/lib/cases/lender-kinds";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { oneLine } from "@/lib/text/checks";

type Listed = { isWhole: boolean; lenders: { id: string; name: string }[] };
const readNames = async (name: string) => (await post<Listed>("loanpartners/names", { name })).data;
const readFirst = () => readNames("");

const kindChoices = () => LENDER_KINDS_TO_CHOOSE.map((value) => ({ value, label: lenderKindWords(value) }));

const form = z.strictObject({
  lender: z
    .string()
    .check(oneLine(), z.minLength(1, { error: () => t("cases.lenderRequired", "Please say which lender it is.") })),
  lenderKind: z.string(),
  branch: z.string(),
});

export function ChooseLender({ wanted }: { wanted: string }) {
  const leave = useLeave();
  const {
    form: { control, formState, watch, setValue, getValues, reset },
    problem,
    failCall,
    submit,
  } = useCallForm(form, { lender: "", lenderKind: "", branch: "" });
  const typed = watch("lender").trim().toLowerCase();
  const first = useCall(readFirst);
  // Of a list that is too long to be sent, those are asked for that hold what is typed; at first the one wanted.
  const asked = useDeferredValue(typed || wanted.replaceAll("-", " "));
  const isPart = first.state === "ready" && !first.data.isWhole && asked !== "";
  const found = useCall(useMemo(() => (isPart ? () => readNames(asked) : null), [isPart, asked]));
  const listed = isPart ? found : first;
  const lenders = listed.state === "ready" ? listed.data.lenders : [];
  const known = lenders.find(({ name }) => name.toLowerCase() === typed);
  const section = useRef<HTMLElement>(null);

  // Somebody comes from a lender's own page to add it.
  const wantedName = lenders.find(({ id }) => id === wanted)?.name;
  useEffect(() => {
    if (!wantedName || getValues("lender")) return;
    setValue("lender", wantedName);
    section.current?.scrollIntoView({ block: "center" });
  }, [wantedName, getValues, setValue]);

  const add = submit(async ({ lender, lenderKind, branch }) => {
    try {
      const { data } = await post<{ id: string }>("cases/choose", {
        branch,
        ...(known ? { partnerId: known.id } : { lenderName: lender, lenderKind }),
      });
      announceSaved();
      reset();
      leave.push(routes.myLender(data.id));
    } catch (error) {
      failCall(error);
    }
  });

  return (
    <section ref={section} aria-labelledby="add-lender" className="card">
      {leave.isLeaving && <OnTheWay />}
      <h2 id="add-lender" className="text-h3">
        {t("cases.addLender", "Add a lender")}
      </h2>
      <Problem problem={problem} />
      <form noValidate onSubmit={add} className="mt-4 grid gap-5">
        <FormField
          control={control}
          form="case"
          name="lender"
          label={t("cases.lender", "Lender")}
          hint={t("cases.lenderHint", "One of our list, or any other: type its name.")}
        >
          {(wiring) => <Combobox {...wiring} suggestions={lenders.map(({ name }) => name)} />}
        </FormField>
        {typed !== "" && listed.state === "ready" && !known && (
          <FormField
            control={control}
            form="case"
            name="lenderKind"
            label={t("cases.lenderKind", "What kind of lender is it?")}
            hint={t("cases.lenderKindHint", "Your rights differ by kind. Leave it open if you are not sure.")}
            optional
          >
            {(wiring) => <Select {...wiring} choices={kindChoices()} />}
          </FormField>
        )}
        <FormField control={control} form="case" name="branch" label={t("cases.branch", "Branch or city")} optional>
          {(wiring) => <TextInput {...wiring} autoComplete="off" maxLength={120} />}
        </FormField>
        <Button type="submit" variant="accent" busy={formState.isSubmitting} className="justify-self-start">
          {t("cases.addLender", "Add a lender")}
        </Button>
      </form>
    </section>
  );
}
