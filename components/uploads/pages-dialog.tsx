"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import { uploads } from "@/lib/uploads/client/page-uploads";
import { plural, t } from "@/lib/messages/text";
import { ACCEPT_PICTURES, addPage, PAGES_MAX, preparing, takePhoto } from "@/lib/uploads/policy";
import { PageRow } from "./page-row";
import { Pickers } from "./pickers";
import { Wrong } from "./slot-body";
import { usePdfPages } from "./use-pdf-pages";

/**
 * Several photos, in order, become one PDF. What was taken is kept until it is made, also when the phone kills the
 * page.
 */
export function PagesDialog({
  slot,
  label,
  camera,
  onClose,
}: {
  slot: string;
  label: string;
  camera: "environment" | "user";
  onClose: () => void;
}) {
  const { pages, isBusy, wrong, said, add, move, remove, turn, finish } = usePdfPages({ slot, label, onClose });
  const isFull = pages.length >= PAGES_MAX;
  return (
    <Dialog open onClose={onClose} title={t("uploads.pagesOf", "{{label}}: pages", { label })} dirty>
      <p className="text-ink-2">{t("uploads.pagesIntro", "The photos become one PDF, in this order.")}</p>
      <ol className="mt-4 grid gap-3" aria-label={t("uploads.pages", "Pages")}>
        {pages.map((page, at) => (
          <PageRow
            key={page.id}
            page={page}
            number={at + 1}
            isLast={at === pages.length - 1}
            onMove={(by) => move(at, by)}
            onTurn={() => void turn(at)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      <div className="mt-3 grid min-h-8 gap-2">
        {isBusy && (
          <p className="flex items-center gap-2">
            <Spinner />
            <span>{preparing()}</span>
          </p>
        )}
        <div role="status">
          {wrong && <Wrong message={wrong} />}
          <span className="sr-only">{said}</span>
        </div>
        {isFull && (
          <p className="text-sm text-ink-2">
            {t("uploads.pagesFull", "One PDF holds {{max}} pages at most.", { max: PAGES_MAX })}
          </p>
        )}
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        {!isFull && (
          <Pickers
            label={t("uploads.pageName", "page {{number}}", { number: pages.length + 1 })}
            words={{ camera: takePhoto(), files: addPage() }}
            look="outline"
            camera={camera}
            accept={ACCEPT_PICTURES}
            many
            onOpen={() => uploads.pickerOpened(slot)}
            onPick={(files) => void add(files)}
            onCancel={() => uploads.pickerClosed(slot)}
          />
        )}
        <Button size="sm" disabled={pages.length === 0} busy={isBusy} onClick={() => void finish()}>
          {plural("uploads.usePages", Math.max(1, pages.length), {
            one: "Use this page",
            other: "Use these {{count}} pages",
          })}
        </Button>
      </div>
    </Dialog>
  );
}
