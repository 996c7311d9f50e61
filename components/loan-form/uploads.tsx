"use client";

import { useEffect } from "react";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import type { DraftStore } from "@/lib/drafts/draft-store";
import { uploadsIn } from "@/lib/loan-form/record";
import { SECTION_KEYS } from "@/lib/loan-form/registry";
import { uploads } from "@/lib/uploads/client/page-uploads";
import type { LoadedForm } from "./loan-form-context";

/** Milliseconds until what a photo needs is fetched: the page has nothing better to do by then. */
const WARM_UP_AFTER = 3000;

/**
 * Nothing to see. Tells the uploads whose application is open, what of it is saved, and whether this device may keep
 * files; what a killed page left behind is taken up again on whatever step it is opened.
 */
export function Uploads({ record, drafts }: { record: LoadedForm; drafts: DraftStore }) {
  const isKeeping = useBrowserValue(() => drafts.keeping === "on", true, drafts.subscribe);
  useEffect(() => {
    const saved = new Set(SECTION_KEYS.flatMap((key) => uploadsIn(key, record[key]).map(({ url }) => url)));
    void uploads.open({ owner: record.owner, saved, isComplete: record.complete, isKeeping });
  }, [record, isKeeping]);
  useEffect(() => {
    if (record.complete) return;
    const timer = setTimeout(uploads.warmUp, WARM_UP_AFTER);
    return () => clearTimeout(timer);
  }, [record.complete]);
  return null;
}
