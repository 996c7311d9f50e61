"use client";

import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { TabPanel } from "@/components/ui/tab-panel";
import { coApplicantLabel } from "@/lib/loan-form/co-applicants";
import type { Person } from "@/lib/loan-form/record";
import type { RepeatedSection } from "@/lib/loan-form/registry";
import { t } from "@/lib/messages/text";
import { FieldList } from "./field-list";
import type { Shared } from "./input-props";
import type { LoadedForm } from "./loan-form-context";
import type { FormValues } from "./section-values";

/** Which of the applicant's answers stand in which of the co-applicant's. */
const SAME_ADDRESS = { address: "permanentAddress", pinCode: "pinCode", city: "city", state: "state" } as const;
const COPIED = Object.keys(SAME_ADDRESS);

/** One co-applicant's part of a section. */
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
  const name = nameOf(record.coApplicantDetails as Person[] | null, index, section.about === "people");
  return (
    <TabPanel label={label} as="h3" quiet>
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
    </TabPanel>
  );
}

/** On the papers' steps, whose papers these are. */
const nameOf = (people: Person[] | null, index: number, asked: boolean) =>
  asked || !people?.[index] ? "" : [people[index].firstName, people[index].lastName].filter(Boolean).join(" ");

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
