"use client";

import { createContext, type ReactElement, type ReactNode, use } from "react";
import { Button } from "@/components/ui/button";
import { loadPart } from "@/lib/browser/load-part";
import { useCall } from "@/lib/browser/use-call";
import type { SectionKey } from "@/lib/loan-form/steps";
import { t } from "@/lib/messages/text";
import { useLoanForm } from "./loan-form-context";
import { fetching, tryAgain } from "./texts";

const loadContent = () => loadPart(() => import("./wizard-content"));

type Content = ReturnType<typeof useCall<Awaited<ReturnType<typeof loadContent>>>>;
const ContentContext = createContext<Content | null>(null);

/** Fetches the code of what the wizard says, once for all steps, while the application is asked for. */
export function WizardCode({ children }: { children: ReactNode }) {
  return <ContentContext value={useCall(loadContent)}>{children}</ContentContext>;
}

/** The wizard at one section, at the review, or at the start: the first unfinished section, or the completed screen. */
export function Wizard({
  at,
  children,
}: {
  at: SectionKey | "review" | null;
  /** What stands where there is no section, given by the page, so that no section's page loads its code. */
  children?: ReactElement;
}) {
  const form = useLoanForm();
  const content = use(ContentContext);
  if (!content) throw new Error("Wizard needs WizardCode above it");
  // Code that does not come is the line's fault, whatever the browser calls it.
  const failed = form.state === "failed" ? form : content.state === "failed" ? { ...content, offline: true } : null;

  if (failed) {
    return (
      <div role="alert" className="card grid justify-items-start gap-4">
        <p>
          {failed.offline
            ? t("wizard.loadOffline", "You seem to be offline. Your application is safe with us.")
            : t("wizard.loadFailed", "We could not load your application just now.")}
        </p>
        <Button onClick={() => void failed.reload()}>{tryAgain()}</Button>
      </div>
    );
  }
  if (form.state !== "ready" || content.state !== "ready") {
    return (
      <p role="status" className="card">
        {fetching()}
      </p>
    );
  }
  const { WizardContent } = content.data;
  return (
    <WizardContent at={at} record={form.record} drafts={form.drafts}>
      {children}
    </WizardContent>
  );
}
