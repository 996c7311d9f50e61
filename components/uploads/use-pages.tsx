"use client";

import { type ComponentType, useState } from "react";
import { loadPart } from "@/lib/browser/load-part";
import type { PagesDialog } from "./pages-dialog";

type Props = Parameters<typeof PagesDialog>[0];

/** The dialog of pages, which is loaded when it is first wanted; null while it is closed. */
export function usePages(props: Omit<Props, "onClose">, onNotLoaded: () => void) {
  const [Pages, setPages] = useState<ComponentType<Props> | null>(null);
  const open = () =>
    loadPart(() => import("./pages-dialog")).then(
      (loaded) => setPages(() => loaded.PagesDialog),
      () => onNotLoaded(),
    );
  return { open, dialog: Pages && <Opened {...props} Dialog={Pages} onClose={() => setPages(null)} /> };
}

const Opened = ({ Dialog, ...props }: Props & { Dialog: ComponentType<Props> }) => <Dialog {...props} />;
