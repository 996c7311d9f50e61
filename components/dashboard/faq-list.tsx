"use client";

import { useCallback, useEffect, useState } from "react";
import { Accordion } from "@/components/ui/accordion";
import { Skeleton } from "@/components/ui/skeleton";
import { CallError, post } from "@/lib/browser/post";
import type { readFaqs } from "@/lib/faqs/data";
import { HelpCard } from "./help-card";
import { LoadFailed } from "./load-failed";

type Faq = Awaited<ReturnType<typeof readFaqs>>[number];
type Known = { state: "loading" } | { state: "failed"; offline: boolean } | { state: "ready"; faqs: Faq[] };

/** The active questions, numbered, one open at a time. */
export function FaqList() {
  const [known, setKnown] = useState<Known>({ state: "loading" });

  const load = useCallback(async () => {
    try {
      const { data } = await post<Faq[]>("faqs/read");
      setKnown({ state: "ready", faqs: data.filter(({ isActive }) => isActive) });
    } catch (error) {
      setKnown((before) =>
        before.state === "ready"
          ? before
          : { state: "failed", offline: error instanceof CallError && error.http === 0 },
      );
    }
  }, []);
  useEffect(() => {
    const again = () => void load();
    again();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [load]);

  function retry() {
    setKnown({ state: "loading" });
    void load();
  }

  if (known.state === "failed") return <LoadFailed offline={known.offline} onRetry={retry} />;
  if (known.state === "loading") {
    return (
      <div aria-busy className="card grid gap-6">
        <p role="status" className="sr-only">
          Loading the questions
        </p>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-8 w-full" />
        ))}
      </div>
    );
  }
  if (known.faqs.length === 0) {
    return (
      <div className="grid gap-6">
        <p className="card">There are no questions here yet. Call or write to us, and we will answer yours.</p>
        <HelpCard />
      </div>
    );
  }
  return (
    <div className="card py-1 md:py-3 [&>:last-child]:border-b-0">
      {known.faqs.map(({ _id, question, answer }, index) => (
        <Accordion
          key={_id}
          name="dashboard-faqs"
          level={2}
          title={
            <span className="flex items-start gap-3">
              <span className="amount grid h-7 min-w-9 shrink-0 place-items-center rounded-xs bg-peacock-soft px-1 text-sm text-peacock">
                {String(index + 1).padStart(2, "0")}
              </span>
              <span className="min-w-0 pt-0.5">{question}</span>
            </span>
          }
        >
          <p className="max-w-[68ch] whitespace-pre-line md:pl-12">{answer}</p>
        </Accordion>
      ))}
    </div>
  );
}
