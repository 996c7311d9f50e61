"use client";

import { useId, useState } from "react";
import * as z from "zod/mini";
import { FormField } from "@/components/forms/form-field";
import { Problem } from "@/components/forms/problem";
import { useCallForm } from "@/components/forms/use-call-form";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { Tag } from "@/components/ui/tag";
import { Textarea } from "@/components/ui/textarea";
import { success } from "@/components/ui/toast";
import { formatBytes } from "@/lib/text/bytes";
import { formatDate } from "@/lib/dates/dates";
import type { StaffDocument, LoadedFile } from "@/lib/back-office/data";
import { type PaperCheckAnswer, VERDICTS } from "@/lib/back-office/schema";
import { verdictWords } from "@/lib/back-office/words";
import { saidBy } from "@/lib/messages/load-failures";
import { t } from "@/lib/messages/text";
import { callBackOffice } from "./call-back-office";

type Verdict = (typeof VERDICTS)[number];
type Cases = LoadedFile["cases"];

/** One paper: the way to look at it, what was found, and the three answers. */
export function DocumentToCheck({
  paper,
  reference,
  cases,
  onChecked,
}: {
  paper: StaffDocument;
  reference: string;
  cases: Cases;
  onChecked: () => Promise<unknown>;
}) {
  const { label, url, name, size, givenAt, check, slot, fileId } = paper;
  const [asking, setAsking] = useState<Exclude<Verdict, "fine"> | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const heading = useId();

  async function send(answer: Pick<PaperCheckAnswer, "verdict" | "words" | "caseId">) {
    await callBackOffice("check", { reference, slot, fileId, ...answer });
    await onChecked();
    setAsking(null);
  }
  async function fine() {
    setBusy(true);
    setProblem("");
    await send({ verdict: "fine" }).catch((error: unknown) => setProblem(saidBy(error)));
    setBusy(false);
  }

  return (
    <li aria-labelledby={heading} className="border-b border-line py-4 first:pt-0 last:border-b-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 id={heading} className="text-base">
          {label}
        </h3>
        {check && <Tag tone={check.verdict === "fine" ? "ok" : "bad"}>{verdictWords(check.verdict)}</Tag>}
      </div>
      <p className="text-sm text-ink-2">
        <a href={url} target="_blank" rel="noopener noreferrer" className="link inline-block py-1 wrap-anywhere">
          <span>{name}</span>
          <span className="sr-only"> {t("ui.newTab", "(opens in a new tab)")}</span>
        </a>
        <span>{` (${formatBytes(size)}), ${formatDate(givenAt)}${check ? ` · ${t("desk.checkedBy", "{{by}}, {{date}}", { by: check.by, date: formatDate(check.at) })}` : ""}`}</span>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {VERDICTS.map((verdict) => (
          <Button
            key={verdict}
            size="sm"
            variant="outline"
            busy={verdict === "fine" && busy}
            aria-expanded={verdict === "fine" ? undefined : asking === verdict}
            onClick={() => (verdict === "fine" ? void fine() : setAsking(asking === verdict ? null : verdict))}
          >
            <span>{verdictWords(verdict)}</span>
            <span className="sr-only">{`: ${label}`}</span>
          </Button>
        ))}
      </div>
      {problem && (
        <p role="alert" className="field-error mt-2">
          {problem}
        </p>
      )}
      {asking && <AskAgain key={asking} paper={paper} verdict={asking} cases={cases} onSend={send} />}
    </li>
  );
}

const fields = z.strictObject({ words: z.string(), caseId: z.string() });

function AskAgain({
  paper: { label, slot, fileId },
  verdict,
  cases,
  onSend,
}: {
  paper: StaffDocument;
  verdict: Exclude<Verdict, "fine">;
  cases: Cases;
  onSend: (answer: Pick<PaperCheckAnswer, "verdict" | "words" | "caseId">) => Promise<void>;
}) {
  const own = cases.find(({ isInternalReview }) => isInternalReview)?.id ?? "";
  const lenders = cases.filter(({ isInternalReview }) => !isInternalReview);
  const { form, problem, failCall, submit } = useCallForm(fields, {
    words: "",
    caseId: lenders.length === 0 ? own : lenders.length === 1 && !own ? lenders[0]!.id : "",
  });
  const name = `ask-${verdict}-${slot}-${fileId}`;
  const ask = submit(async (answers) => {
    try {
      await onSend({ verdict, ...answers });
    } catch (error) {
      return failCall(error);
    }
    success(t("desk.askedAgain", "The student is asked for it again."));
  });
  return (
    <form noValidate onSubmit={ask} aria-label={label} className="mt-3 grid gap-4 rounded-sm bg-sunk p-3">
      <Problem problem={problem} />
      <FormField
        control={form.control}
        form={name}
        name="words"
        label={t("desk.whatIsWrong", "What is wrong with it?")}
        hint={t("desk.whatIsWrongHint", "The student reads it: what to do better, in a few words.")}
        optional
      >
        {(wiring) => <Textarea {...wiring} rows={2} maxLength={300} />}
      </FormField>
      {lenders.length > 0 && (
        <FormField control={form.control} form={name} name="caseId" label={t("desk.askWhere", "Ask for it at")}>
          {(wiring) => (
            <Select {...wiring} choices={cases.map(({ id, lenderName }) => ({ value: id, label: lenderName }))} />
          )}
        </FormField>
      )}
      <Button type="submit" size="sm" busy={form.formState.isSubmitting} className="justify-self-start">
        {t("desk.askAgain", "Ask for it again")}
        <span className="sr-only">{`: ${label}`}</span>
      </Button>
    </form>
  );
}
