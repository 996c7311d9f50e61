"use client";

import { Phone } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Tag } from "@/components/ui/tag";
import { success } from "@/components/ui/toast";
import { formatDate } from "@/lib/dates/dates";
import type { CallEntry } from "@/lib/leads/data";
import { saidBy } from "@/lib/messages/load-failures";
import { t } from "@/lib/messages/text";
import { callBackOffice } from "./call-back-office";
import { RequestSummary, EarlierRequests, CallsSoFar, CallWish } from "./call-history";
import { CallNote, type Noted } from "./call-note";

type Outcome = CallEntry["calls"][number]["outcome"];
type Written = { outcome: Outcome } & Partial<Noted>;

const shownPhone = (phone: string) => `${phone.slice(0, 3)} ${phone.slice(3, 8)} ${phone.slice(8)}`;

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
      <PhoneNumber phone={phone} place={place} />
      {place !== "stopped" && stoppedOn && (
        <p className="rounded-sm bg-marigold-soft p-3 text-sm">
          {t(
            "calls.stoppedBefore",
            "On {{date}} somebody who had confirmed this number stopped our calls. Nobody has confirmed it since, so this request may be a stranger's.",
            { date: formatDate(stoppedOn) },
          )}
        </p>
      )}
      <CallWish request={newest} />
      <RequestSummary request={newest} isStopped={place === "stopped"} />
      {older.length > 0 && <EarlierRequests name={newest.name} requests={older} isStopped={place === "stopped"} />}
      {calls.length > 0 && <CallsSoFar calls={calls} />}
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
      {place !== "stopped" && form === null && (
        <Outcomes
          busy={busy}
          onPress={(outcome) => void press(outcome)}
          onForm={setForm}
          onDoNotCall={() => setAsking(true)}
        />
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

function PhoneNumber({ phone, place }: Pick<CallEntry, "phone" | "place">) {
  const shown = shownPhone(phone);
  if (place === "stopped") return <p>{t("calls.doNotCallNumber", "{{phone}}: do not call", { phone: shown })}</p>;
  return (
    <a
      href={`tel:${phone}`}
      className={buttonClass({ variant: place === "now" ? "main" : "outline" }, "justify-self-start")}
    >
      <Phone aria-hidden size={20} />
      <span>{shown}</span>
    </a>
  );
}

function Outcomes({
  busy,
  onPress,
  onForm,
  onDoNotCall,
}: {
  busy: Outcome | null;
  onPress: (outcome: "reached" | "noAnswer") => void;
  onForm: (form: "day" | "note") => void;
  onDoNotCall: () => void;
}) {
  return (
    <div className="grid grid-cols-2 gap-2 border-t border-line pt-3 sm:flex sm:flex-wrap">
      <Button size="sm" busy={busy === "reached"} onClick={() => onPress("reached")}>
        {t("calls.reached", "Reached")}
      </Button>
      <Button size="sm" variant="outline" busy={busy === "noAnswer"} onClick={() => onPress("noAnswer")}>
        {t("calls.noAnswer", "No answer")}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => onForm("day")}>
        {t("calls.callOn", "Call on …")}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => onForm("note")}>
        {t("calls.note", "Note")}
      </Button>
      <Button size="sm" variant="plain" onClick={onDoNotCall}>
        {t("calls.doNotCall", "Do not call")}
      </Button>
    </div>
  );
}
