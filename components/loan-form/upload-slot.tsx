"use client";

import { memo, Suspense } from "react";
import { lazyPart } from "@/components/lazy/lazy-part";
import { Link } from "@/components/ui/link";
import { RichText } from "@/components/ui/rich-text";
import { Slot } from "@/components/uploads/slot";
import { t } from "@/lib/messages/text";
import { readField } from "@/lib/papers/read/fields";
import { routes } from "@/lib/routes";
import { KINDS } from "@/lib/uploads/policy";
import type { InputProps } from "./input-props";
import { type LoadedForm, useLoanForm } from "./loan-form-context";
import { useSlot } from "./use-slot";

/** Where it does not come, nothing is said of the paper, as where no answer comes. */
const SlotReading = lazyPart(
  async () => (await import("./slot-reading")).SlotReading,
  () => null,
);

type Props = Pick<InputProps, "path" | "field" | "files" | "locked" | "optional" | "usual" | "onBusy">;

/** One document. It needs to know the application around it, for what could be used again. */
export function UploadSlot({ path, field, files, locked, optional, usual, onBusy }: Props) {
  const form = useLoanForm();
  if (form.state !== "ready") return null;
  return (
    <FormSlot
      path={path}
      field={field}
      files={files}
      locked={locked}
      optional={optional}
      usual={usual}
      onBusy={onBusy}
      record={form.record}
    />
  );
}

const FormSlot = memo(function FormSlot({ optional, usual, ...props }: Props & { record: LoadedForm }) {
  const { path, field, files } = props;
  const { slot, view, known, actions, act, commands, setProblem, pickerOpened } = useSlot(props);
  return (
    <Slot
      slot={slot}
      path={path}
      label={field.label}
      help={field.help}
      note={usual ? "usual" : optional ? "optional" : null}
      many={field.several}
      camera={field.selfie ? "user" : "environment"}
      view={view}
      commands={commands}
      documents={known}
      files={files}
      actions={actions}
      onAct={act(() => {})}
      onPickerOpened={pickerOpened}
      onProblem={setProblem}
    >
      {view.kind === "done" && view.held.file?.mime === KINDS.pdf.mime && readField(slot) && (
        <Suspense>
          <SlotReading key={view.held.url} slot={slot} url={view.held.url} label={field.label} />
        </Suspense>
      )}
      {usual && view.kind === "locked" && !view.held && (
        <Link href={routes.myLenders} className="link inline-flex min-h-11 items-center text-sm">
          <RichText
            text={t("wizard.addLater", "Add it under My lenders<hidden>: {{label}}</hidden>", { label: field.label })}
            parts={{ hidden: (words) => <span className="sr-only">{words}</span> }}
          />
        </Link>
      )}
    </Slot>
  );
});
