"use client";

import { ChevronDown, CopyCheck } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Reusable } from "@/lib/loan-form/reuse";
import { t } from "@/lib/messages/text";
import type { Uploaded } from "@/lib/uploads/client/send";

/**
 * Offers what was given before. The same paper of the same person takes one tap; of others there is a list, so that the
 * student says whether it is the right one.
 */
export function ReuseOffer({
  label,
  documents,
  files,
  onUse,
}: {
  label: string;
  documents: readonly Reusable[];
  files: Partial<Record<string, Uploaded>>;
  onUse: (url: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const known = documents.filter(({ url }) => files[url]);
  const [first] = known;
  if (!first) return null;
  if (first.isSame) {
    return (
      <Button variant="plain" size="sm" className="text-start" onClick={() => onUse(first.url)}>
        <CopyCheck aria-hidden size={18} />
        <span>{t("uploads.reuse", "Use the {{label}} you already added", { label: first.label })}</span>
      </Button>
    );
  }
  return (
    <div className="w-full">
      <Button
        variant="plain"
        size="sm"
        className="text-start"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown aria-hidden size={18} className={isOpen ? "rotate-180" : ""} />
        {t("uploads.reuseAny", "Use a document you already added")}
        <span className="sr-only">{`: ${label}`}</span>
      </Button>
      <ul id={listId} hidden={!isOpen} className="mt-2 grid gap-2">
        {known.map(({ url, label: name, whose }) => (
          <li key={url}>
            <Button variant="quiet" size="sm" block className="justify-start text-start" onClick={() => onUse(url)}>
              <span className="min-w-0 wrap-anywhere">
                {`${t("uploads.nameOf", "{{name}} of {{whose}}", { name, whose })}: ${files[url]!.name}`}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
