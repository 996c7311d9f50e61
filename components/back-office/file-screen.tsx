"use client";

import { ArrowLeft } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { LoadFailed } from "@/components/dashboard/load-failed";
import { PaperSheet } from "@/components/papers/paper-sheet";
import { Button } from "@/components/ui/button";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { Link } from "@/components/ui/link";
import { isRefused } from "@/lib/browser/post";
import { useCall } from "@/lib/browser/use-call";
import { formatDate } from "@/lib/dates/dates";
import type { LoadedFile } from "@/lib/back-office/data";
import { PURPOSES } from "@/lib/back-office/schema";
import { purposeLabel, stageWords } from "@/lib/back-office/words";
import { saidBy } from "@/lib/messages/load-failures";
import { t } from "@/lib/messages/text";
import { backOfficeRoutes } from "@/lib/addresses/more-routes";
import { callBackOffice } from "./call-back-office";
import { BackOfficeLoading } from "./back-office-frame";
import { PaperDesk } from "./paper-desk";
import { StageForm } from "./stage-form";

export function FileScreen({ reference }: { reference: string }) {
  const read = useCallback(async () => {
    try {
      return await callBackOffice<LoadedFile>("file", { reference });
    } catch (error) {
      if (isRefused(error, "namePurposeFirst")) return null;
      throw error;
    }
  }, [reference]);
  const call = useCall(read);
  return (
    <>
      <Link href={backOfficeRoutes.files} className="link inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden size={18} />
        {t("desk.files", "Files")}
      </Link>
      {call.state === "loading" && <BackOfficeLoading />}
      {call.state === "failed" && <LoadFailed offline={call.offline} onRetry={() => void call.reload()} />}
      {call.state === "ready" &&
        (call.data ? (
          <OpenFile file={call.data} onChanged={call.refresh} />
        ) : (
          <Purpose reference={reference} onOpened={call.restart} />
        ))}
    </>
  );
}

function Purpose({ reference, onOpened }: { reference: string; onOpened: () => Promise<unknown> }) {
  const [purpose, setPurpose] = useState("");
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The page does not change with its address, so nobody else moves the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  async function open() {
    if (!purpose) return setProblem(t("desk.purposeRequired", "Please say what for."));
    setBusy(true);
    try {
      await callBackOffice("open", { reference, purpose });
      await onOpened();
    } catch (error) {
      setProblem(saidBy(error));
      setBusy(false);
    }
  }

  return (
    <div className="card mt-2 max-w-xl">
      <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {reference}
      </h1>
      <p className="mt-1 mb-5 text-ink-2">
        {t(
          "desk.purposeText",
          "The student reads that you opened this file, when, and what for, and each paper that you look at.",
        )}
      </p>
      <ChoiceGroup
        id="purpose"
        label={t("desk.purpose", "What do you open it for?")}
        error={problem}
        choices={PURPOSES.map((value) => ({ value, label: purposeLabel(value) }))}
        value={purpose}
        onValueChange={(value) => {
          setPurpose(value);
          setProblem(undefined);
        }}
      />
      <Button className="mt-5" busy={busy} onClick={() => void open()}>
        {t("desk.open", "Open the file")}
      </Button>
    </div>
  );
}

function OpenFile({ file, onChanged }: { file: LoadedFile; onChanged: () => Promise<unknown> }) {
  const { reference, name, phone, purpose, paper, offers, cases, stage, stages } = file;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none wrap-anywhere">
        {name}
      </h1>
      <p className="mt-1 text-ink-2">
        <span>{reference}</span>
        {phone && (
          <span>
            {" · "}
            <a href={`tel:${phone}`} className="link">
              {phone}
            </a>
          </span>
        )}
        <span>{` · ${stageWords(stage)} · ${t("desk.openedFor", "Opened: {{purpose}}", { purpose: purposeLabel(purpose) })}`}</span>
      </p>
      <PaperDesk file={file} onChanged={onChanged} />
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[3fr_2fr]">
        <section aria-labelledby="answers" className="min-w-0">
          <h2 id="answers" className="mb-3 text-h3">
            {t("desk.answers", "Answers")}
          </h2>
          <PaperSheet paper={paper} />
          {offers.map((offer) => (
            <GivenOffer key={offer.caseId} offer={offer} />
          ))}
        </section>
        <div className="grid min-w-0 gap-6">
          {cases.length > 0 && <CaseLinks cases={cases} />}
          <StageForm reference={reference} caseId="" stage={stage} stages={stages} onMoved={onChanged} />
        </div>
      </div>
    </>
  );
}

function GivenOffer({ offer: { lenderName, keptAt, rows } }: { offer: LoadedFile["offers"][number] }) {
  return (
    <div className="card mt-6">
      <h3 className="text-h4">{t("desk.offerOf", "The loan offer of {{lender}}", { lender: lenderName })}</h3>
      <p className="mt-1 text-sm text-ink-2">
        {t("desk.offerTyped", "The student typed it on {{date}}, and gave it with a link that is open.", {
          date: formatDate(keptAt),
        })}
      </p>
      <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {rows.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function CaseLinks({ cases }: Pick<LoadedFile, "cases">) {
  return (
    <section aria-labelledby="cases-of-file" className="card">
      <h2 id="cases-of-file" className="text-h3">
        {t("desk.cases", "Cases")}
      </h2>
      <ul className="mt-2">
        {cases.map(({ id, lenderName }) => (
          <li key={id}>
            <Link href={backOfficeRoutes.case(id)} className="link inline-flex min-h-11 items-center">
              {lenderName}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
