import { type ComponentProps, Suspense, useState } from "react";
import { lazyPart } from "@/components/lazy/lazy-part";
import { SectionLoadError } from "@/components/lazy/section-load-error";
import { Spinner } from "@/components/ui/spinner";
import { t } from "@/lib/messages/text";
import type { PageChoice } from "./page-choice";

const LatePageChoice = lazyPart(async () => (await import("./page-choice")).PageChoice, SectionLoadError);

export function PartPages(props: ComponentProps<typeof PageChoice>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 w-fit cursor-pointer content-center underline underline-offset-2">
        {t("uploads.choosePages", "Choose its pages")}
        <span className="sr-only">{`: ${props.file.name}`}</span>
      </summary>
      {isOpen && (
        <Suspense fallback={<Spinner />}>
          <LatePageChoice {...props} />
        </Suspense>
      )}
    </details>
  );
}
