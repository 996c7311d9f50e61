"use client";

import { Suspense, useEffect, useRef, useState } from "react";
import { lazyPart } from "@/components/lazy/lazy-part";
import { SectionLoadError } from "@/components/lazy/section-load-error";
import { Spinner } from "@/components/ui/spinner";
import type { CasePage } from "./use-case-page";

const KeptOffer = lazyPart(async () => (await import("./kept-offer")).KeptOffer, SectionLoadError);

/** The offer kept at a lender; its code and its rows are asked for once its fold is opened. */
export function KeptOfferFold({ page }: { page: CasePage }) {
  const place = useRef<HTMLDivElement>(null);
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    const fold = place.current?.closest("details");
    if (!fold) return undefined;
    const look = () => {
      if (fold.open) setOpened(true);
    };
    look();
    fold.addEventListener("toggle", look);
    return () => fold.removeEventListener("toggle", look);
  }, []);
  return (
    <div ref={place}>
      {isOpened && (
        <Suspense fallback={<Spinner size={24} />}>
          <KeptOffer page={page} />
        </Suspense>
      )}
    </div>
  );
}
