"use client";

import { Phone } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Figures } from "@/components/ui/figures";
import { Tag } from "@/components/ui/tag";
import { success } from "@/components/ui/toast";
import { callLanguageWords, callTimeWords } from "@/lib/call-wish";
import { formatDate, formatMonth, formatTime } from "@/lib/dates";
import { compactRupees } from "@/lib/format";
import type { CallEntry } from "@/lib/leads/data";
import { leadReference } from "@/lib/leads/reference";
import { saidBy } from "@/lib/messages/load-failures";
import { byKey, t } from "@/lib/messages/text";
import { callBackOffice } from "./call-back-office";
import { CallNote, type Noted } from "./call-note";

type Outcome = CallEntry["calls"][number]["outcome"];
type Request = CallEntry["requests"][number];
type Written = { outcome: Outcome } & Partial<Noted>;

const shownPhone = (phone: string) => `${phone.slice(0, 3)} ${phone.slice(3, 8)} ${phone.slice(8)}`;

/** "₹20 lakh · Canada · Applied · Sep 2027 · Surat". */
const planOf = ({ loanAmount, countryOfStudy, admissionStatus, targetIntake, city }: Request) =>
  [
    /^\d+$/.test(loanAmount) ? compactRupees(Number(loanAmount)) : loanAmount,
    countryOfStudy,
    byKey(`apply.admission.${admissionStatus}`, admissionStatus),
    formatMonth(targetIntake),
    city,
  ].join(" · ");

/** One number: who left it and with what wish, what came of earlier calls, and what came of this one. */
export function CallCard({
  entry: { phone, place, stoppedOn, requests, calls },
  today,
  headingId,
  onWritten,
}: {
  entry: CallEntry;
  today: string;
  headingId: string;
  onWritten: () => Promise<unknown>;
}) {
  const [newest, ...older] = requests;
  const [form, setForm] = useState<"note" | "day" | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState<Outcome | null>(null);
  const [problem, setProblem] = useState<string>();
  if (!newest) return null;

  async function write(said: Written) {
    const { isStopped } = await callBackOffice<{ isStopped: boolean }>("called", { leadId: newest!.id, ...said });
    success(
      isStopped
        ? t("calls.writtenStopped", "Written down. This number must not be called any more.")
        : t("calls.written", "Written down."),
    );
    setForm(null);
    await onWritten();
  }

  /** One press, without words. */
  async function press(outcome: Outcome) {
    setBusy(outcome);
    setProblem(undefined);
    try {
      await write({ outcome });
    } catch (error) {
      setProblem(saidBy(error));
    } finally {
      setBusy(null);
      setAsking(false);
    }
  }

  return (
    <article aria-labelledby={headingId} className="card grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h4 id={headingId} tabIndex={-1} className="min-w-0 text-lg font-semibold wrap-anywhere outline-none">
          {newest.name}
        </h4>
        {requests.some(({ isProven }) => isProven) ? (
          <Tag tone="ok">{t("calls.proven", "Number confirmed")}</Tag>
        ) : (
          <Tag tone="todo">{t("calls.notProven", "Number not confirmed")}</Tag>
        )}
      </div>
      {place === "stopped" ? (
        <p>{t("calls.doNotCallNumber", "{{phone}}: do not call", { phone: shownPhone(phone) })}</p>
      ) : (
        <a
          href={`tel:${phone}`}
          className={buttonClass({ variant: place === "now" ? "main" : "outline" }, "justify-self-start")}
        >
          <Phone aria-hidden size={20} />
          <span>{shownPhone(phone)}</span>
        </a>
      )}
      {place !== "stopped" && stoppedOn && (
        <p className="rounded-sm bg-marigold-soft p-3 text-sm">
          {t(
            "calls.stoppedBefore",
            "On {{date}} somebody who had confirmed this number stopped our calls. Nobody has confirmed it since, so this request may be a stranger's.",
            { date: formatDate(stoppedOn) },
          )}
        </p>
      )}
      <Wish request={newest} />
      <Asked request={newest} isStopped={place === "stopped"} />
      {older.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer py-2 font-semibold">
            {t("calls.before", "Asked before: {{count}}", { count: older.length })}
          </summary>
          <ul className="grid gap-2">
            {older.map((request) => (
              <li key={request.id}>
                {request.name !== newest.name && <p>{request.name}</p>}
                <Asked request={request} isStopped={place === "stopped"} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {calls.length > 0 && (
        <ul aria-label={t("calls.soFar", "Calls so far")} className="grid gap-2 border-t border-line pt-3 text-sm">
          {calls.map(({ id, outcome, note, callOn, at, by }) => (
            <li key={id}>
              <p>
                <span className="font-semibold">{outcomeWords(outcome, callOn)}</span>
                <span className="text-ink-2">{` · ${by}, ${formatDate(at)}, ${formatTime(at)}`}</span>
              </p>
              {note && <p className="whitespace-pre-line text-ink-2 wrap-anywhere">{note}</p>}
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
      {place !== "stopped" && form === null && (
        <div className="grid grid-cols-2 gap-2 border-t border-line pt-3 sm:flex sm:flex-wrap">
          <Button size="sm" busy={busy === "reached"} onClick={() => void press("reached")}>
            {t("calls.reached", "Reached")}
          </Button>
          <Button size="sm" variant="outline" busy={busy === "noAnswer"} onClick={() => void press("noAnswer")}>
            {t("calls.noAnswer", "No answer")}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setForm("day")}>
            {t("calls.callOn", "Call on …")}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setForm("note")}>
            {t("calls.note", "Note")}
          </Button>
          <Button size="sm" variant="plain" onClick={() => setAsking(true)}>
            {t("calls.doNotCall", "Do not call")}
          </Button>
        </div>
      )}
      {form && (
        <CallNote
          key={form}
          id={headingId}
          leadId={newest.id}
          withDay={form === "day"}
          today={today}
          onWrite={(noted) => write({ outcome: "note", ...noted })}
          onClose={() => setForm(null)}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        title={t("calls.doNotCallTitle", "Do not call {{name}} any more?", { name: newest.name })}
        confirmLabel={t("calls.doNotCall", "Do not call")}
        cancelLabel={t("ui.cancel", "Cancel")}
        danger
        busy={busy === "doNotCall"}
        onConfirm={() => void press("doNotCall")}
        onCancel={() => setAsking(false)}
      >
        {t(
          "calls.doNotCallText",
          "The number leaves the list for good, with everything that was asked from it so far. Only a new request brings it back.",
        )}
      </ConfirmDialog>
    </article>
  );
}

function Wish({ request: { callTime, callLanguage } }: { request: Request }) {
  if (callTime === "any" && !callLanguage) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {callTime !== "any" && <Tag tone="info">{callTimeWords(callTime)}</Tag>}
      {callLanguage && <Tag tone="info">{callLanguageWords(callLanguage)}</Tag>}
    </p>
  );
}

function Asked({ request, isStopped }: { request: Request; isStopped: boolean }) {
  const { at, email, lender, page, heardFrom } = request;
  return (
    <div className="text-sm wrap-anywhere">
      <p>
        <Figures text={planOf(request)} />
      </p>
      <p className="text-ink-2">
        {[
          t("calls.askedAt", "Asked on {{date}}, {{time}}", { date: formatDate(at), time: formatTime(at) }),
          leadReference(request.id),
          lender,
          page && t("calls.fromPage", "page {{page}}", { page }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {/* The way to somebody who gave a wrong number. */}
      <p className="text-ink-2">
        {isStopped ? (
          <span>{email}</span>
        ) : (
          <a href={`mailto:${email.split("@").map(encodeURIComponent).join("@")}`} className="link">
            {email}
          </a>
        )}
        {heardFrom && <span>{` · ${t("calls.heardFrom", "heard of us: {{from}}", { from: heardFrom })}`}</span>}
      </p>
    </div>
  );
}

function outcomeWords(outcome: Outcome, callOn: string | null) {
  const date = callOn ? formatDate(callOn) : "";
  switch (outcome) {
    case "reached":
      return date
        ? t("calls.didReachUntil", "Reached, call again on {{date}}", { date })
        : t("calls.reached", "Reached");
    case "noAnswer":
      return t("calls.didNotAnswer", "No answer, try again on {{date}}", { date });
    case "doNotCall":
      return t("calls.doNotCall", "Do not call");
    case "note":
      return date ? t("calls.willCallOn", "Call on {{date}}", { date }) : t("calls.note", "Note");
  }
}
