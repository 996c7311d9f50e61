"use client";

import { useEffect, useMemo, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useOnline } from "@/components/ui/use-online";
import { useNextFocus } from "@/components/uploads/use-next-focus";
import { useMoves, useUpload } from "@/components/uploads/use-upload";
import { documentsToReuse } from "@/lib/loan-form/reuse";
import { uploads } from "@/lib/uploads/client/page-uploads";
import { slotCommands, type SlotCommands } from "@/lib/uploads/client/slot-commands";
import { slotView } from "@/lib/uploads/client/slot-view";
import { isUnderway } from "@/lib/uploads/client/upload";
import { slotOf } from "@/lib/uploads/client/upload-store";
import type { InputProps } from "./input-props";
import type { LoadedForm } from "./loan-form-context";
import type { FormValues } from "./section-values";

type Props = Pick<InputProps, "path" | "field" | "files" | "locked" | "onBusy"> & { record: LoadedForm };

/**
 * A slot of the form and its upload together. The upload lives above the form, so the slot takes what came of it; its
 * answer is the address of the stored file, and a finished upload is an edited field like any other.
 */
export function useSlot({ path, field, files, locked, onBusy, record }: Props) {
  const { clearErrors, getValues } = useFormContext<FormValues>();
  const { field: answer, fieldState } = useController<FormValues>({ name: path });
  const slot = slotOf(path, (index) => getValues(`${index}.id`));
  const upload = useUpload(slot);
  const isOnline = useOnline();
  const [removed, setRemoved] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const known = useMemo(() => documentsToReuse(record, path).filter(({ url }) => files[url]), [record, path, files]);
  useMoves(slot, () => !path.includes(".") || getValues(path.slice(0, path.lastIndexOf("."))) !== undefined);

  const url = typeof answer.value === "string" ? answer.value : "";
  // Clearing draws every slot of the step again, so only where there is something to clear.
  const hasError = fieldState.error !== undefined;
  const { onChange } = answer;
  const finished = !locked && upload?.state === "done" && !upload.isSaved ? (upload.uploaded?.url ?? "") : "";
  // What finished while nobody was here is taken now.
  useEffect(() => {
    if (!finished || finished === url) return;
    onChange(finished);
    if (hasError) clearErrors(path);
  }, [finished, url, onChange, hasError, clearErrors, path]);

  const isBusy = isUnderway(upload);
  useEffect(() => {
    if (!isBusy) return;
    onBusy((count) => count + 1);
    return () => onBusy((count) => count - 1);
  }, [isBusy, onBusy]);

  const view = slotView({
    label: field.label,
    upload,
    url,
    stored: files[url],
    isLocked: locked,
    error: fieldState.error?.message,
    problem,
    removed,
    canReuse: known.length > 0,
    isOnline,
  });
  const { actions, acted } = useNextFocus(view.kind, removed);

  const act =
    <Given extends unknown[]>(work: (...given: Given) => void) =>
    (...given: Given) => {
      acted();
      setProblem(null);
      work(...given);
    };
  const clearError = () => {
    if (hasError) clearErrors(path);
  };
  const plain = slotCommands({ uploads, slot, url, removed, setUrl: onChange, setRemoved, clearError });
  const commands: SlotCommands = {
    pick: act(plain.pick),
    cancel: act(plain.cancel),
    retry: act(plain.retry),
    rotate: act(plain.rotate),
    unlock: act(plain.unlock),
    keep: act(plain.keep),
    remove: act(plain.remove),
    undo: act(plain.undo),
    reuse: act(plain.reuse),
  };
  const pickerOpened = () => {
    acted();
    uploads.pickerOpened(slot);
  };
  return { slot, view, known, actions, act, commands, setProblem, pickerOpened };
}
