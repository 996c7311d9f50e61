"use client";

import { Suspense } from "react";
import { lazyPart } from "@/components/lazy/lazy-part";
import { SectionLoadError } from "@/components/lazy/section-load-error";
import { Spinner } from "@/components/ui/spinner";
import type { LeftOut } from "./left-out";

type Props = Parameters<typeof LeftOut>[0];
const Late = lazyPart(
  async () => (await import("./left-out")).LeftOut,
  (failed: Props & Parameters<typeof SectionLoadError>[0]) => <SectionLoadError {...failed} />,
);

/** Slots for what is added after the submit, whose code comes once they are wanted. */
export const LateLeftOut = (props: Props) => (
  <Suspense fallback={<Spinner size={22} />}>
    <Late {...props} />
  </Suspense>
);
