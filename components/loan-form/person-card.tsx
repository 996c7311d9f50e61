"use client";

import { type ReactNode, useEffect, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { Accordion } from "@/components/ui/accordion";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { TabPanel } from "@/components/ui/tab-panel";
import { coApplicantLabel } from "@/lib/loan-form/co-applicants";
import type { Person } from "@/lib/loan-form/record";
import type { RepeatedSection } from "@/lib/loan-form/registry";
import { isSame } from "@/lib/loan-form/deep-equal";
import { t } from "@/lib/messages/text";
import { FieldList } from "./field-list";
import type { Shared } from "./input-props";
import type { LoadedForm } from "./loan-form-context";
import { COPIED, SAME_ADDRESS } from "./same-address";
import type { FormValues } from "./section-values";

export function PersonCard({
  section,
  index,
  record,
  locked,
  onBusy,
  onRemove,
}: Pick<Shared, "locked" | "onBusy"> & {
  section: RepeatedSection;
  index: number;
  record: LoadedForm;
  onRemove?: () => void;
}) {
  const prefix = `${index}.`;
  const [asking, setAsking] = useState(false);
  const sameAddress = useSameAddress(prefix, record, locked);
  const label = coApplicantLabel(index);
  const isNamedHere = section.about === "people";
  const name = isNamedHere ? "" : fullName((record.coApplicantDetails as Person[] | null)?.[index]);
  const isSaved = useSaved(index, isNamedHere ? (record.coApplicantDetails as Person[] | null) : null);
  const answers = (
    <div className="grid gap-6">
      {name && <p className="font-bold">{name}</p>}
      <FieldList
        section={section}
        record={record}
        person={index}
        locked={locked}
        onBusy={onBusy}
        readOnly={sameAddress ? COPIED : undefined}
      />
      {onRemove && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
            {t("wizard.removePerson", "Remove this co-applicant")}
          </Button>
          <ConfirmDialog
            open={asking}
            title={t("wizard.removePersonTitle", "Remove this co-applicant?")}
            onCancel={() => setAsking(false)}
            cancelLabel={t("wizard.no", "No")}
            confirmLabel={t("wizard.yes", "Yes")}
            onConfirm={() => {
              setAsking(false);
              onRemove();
            }}
          >
            {t("wizard.removePersonNote", "Their answers and documents are removed when you save this step.")}
          </ConfirmDialog>
        </div>
      )}
    </div>
  );
  return (
    <TabPanel label={label} as="h3" quiet>
      {isSaved ? <SavedPerson index={index}>{answers}</SavedPerson> : answers}
    </TabPanel>
  );
}

const fullName = (person: Person | undefined) => [person?.firstName, person?.lastName].filter(Boolean).join(" ");

/** Whether the step opened with a person as they were saved, nothing changed about them; decided once. */
function useSaved(index: number, people: Person[] | null) {
  const { getValues } = useFormContext<FormValues>();
  const [isSaved] = useState(() => {
    const here = getValues(String(index)) as Person | undefined;
    return people?.some((person) => isSame(person, here)) ?? false;
  });
  return isSaved;
}

/** A co-applicant who was saved, as a line that opens (UX F16); what is refused about them opens it, too. */
function SavedPerson({ index, children }: { index: number; children: ReactNode }) {
  const person = useWatch<FormValues>({ name: String(index) }) as Person;
  const [isOpen, setOpen] = useState(false);
  const { errors } = useFormState<FormValues>();
  return (
    <div className="fold-slim">
      <Accordion
        level={4}
        open={isOpen || errors[String(index)] !== undefined}
        onOpenChange={setOpen}
        title={
          <span className="block text-base">
            <span>{fullName(person)}</span>
            <span className="block font-body text-sm font-normal text-ink-2">{String(person.relation)}</span>
          </span>
        }
        aside={<span className="link text-sm">{t("wizard.editPerson", "Edit")}</span>}
      >
        <div className="pt-2 text-ink">{children}</div>
      </Accordion>
    </div>
  );
}

/** Copies the applicant's address while the box is ticked, and says whether it is. */
function useSameAddress(prefix: string, record: LoadedForm, locked: boolean) {
  const { setValue, clearErrors } = useFormContext<FormValues>();
  const ticked = useWatch<FormValues>({ name: `${prefix}useSameAddress` }) === true;
  const applicant = record.generalDetails;
  useEffect(() => {
    if (!ticked || !applicant || locked) return;
    for (const [to, from] of Object.entries(SAME_ADDRESS)) {
      setValue(prefix + to, applicant[from], { shouldDirty: true });
      clearErrors(prefix + to);
    }
  }, [ticked, applicant, locked, prefix, setValue, clearErrors]);
  return ticked && applicant !== null;
}
