"use client";

import { Answer } from "@/components/faq/answer";
import { Accordion } from "@/components/ui/accordion";
import { Skeleton } from "@/components/ui/skeleton";
import { post } from "@/lib/browser/post";
import { useCall } from "@/lib/browser/use-call";
import type { readFaqs } from "@/lib/faqs/data";
import { t } from "@/lib/messages/text";
import { HelpCard } from "./help-card";
import { LoadFailed } from "./load-failed";

type Faq = Awaited<ReturnType<typeof readFaqs>>[number];

const readActive = async () => (await post<Faq[]>("faqs/read")).data.filter(({ isActive }) => isActive);

export function Faqs() {
  return (
    <>
      <h1 className="mb-6 text-h2">{t("dashboard.faqs", "FAQs")}</h1>
      <FaqList />
    </>
  );
}

function FaqList() {
  const call = useCall(readActive);
  if (call.state === "failed") return <LoadFailed offline={call.offline} onRetry={() => void call.reload()} />;
  if (call.state === "loading") {
    return (
      <div aria-busy className="card grid gap-6">
        <p role="status" className="sr-only">
          {t("dashboard.loadingQuestions", "Loading the questions")}
        </p>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-8 w-full" />
        ))}
      </div>
    );
  }
  if (call.data.length === 0) {
    return (
      <div className="grid gap-6">
        <p className="card">
          {t(
            "dashboard.noQuestions",
            "There are no questions here yet. Call or write to us, and we will answer yours.",
          )}
        </p>
        <HelpCard />
      </div>
    );
  }
  return (
    <div className="card py-1 md:py-3 [&>:last-child]:border-b-0">
      {call.data.map(({ _id, question, answer }, index) => (
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
          <p className="max-w-[68ch] whitespace-pre-line md:pl-12">
            <Answer text={answer} />
          </p>
        </Accordion>
      ))}
    </div>
  );
}
