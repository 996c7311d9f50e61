import { Figures } from "@/components/ui/figures";
import { Tag } from "@/components/ui/tag";
import { callLanguageWords, callTimeWords } from "@/lib/contact/call-wish";
import { formatDate, formatMonth, formatTime } from "@/lib/dates/dates";
import type { CallEntry } from "@/lib/leads/data";
import { leadReference } from "@/lib/leads/reference";
import { byKey, t } from "@/lib/messages/text";
import { compactRupees } from "@/lib/text/format";

type Request = CallEntry["requests"][number];
type Call = CallEntry["calls"][number];

/** "₹20 lakh · Canada · Applied · Sep 2027 · Surat". */
const planOf = ({ loanAmount, countryOfStudy, admissionStatus, targetIntake, city }: Request) =>
  [
    /^\d+$/.test(loanAmount) ? compactRupees(Number(loanAmount)) : loanAmount,
    countryOfStudy,
    byKey(`apply.admission.${admissionStatus}`, admissionStatus),
    formatMonth(targetIntake),
    city,
  ].join(" · ");

export function CallWish({ request: { callTime, callLanguage } }: { request: Request }) {
  if (callTime === "any" && !callLanguage) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {callTime !== "any" && <Tag tone="info">{callTimeWords(callTime)}</Tag>}
      {callLanguage && <Tag tone="info">{callLanguageWords(callLanguage)}</Tag>}
    </p>
  );
}

export function RequestSummary({ request, isStopped }: { request: Request; isStopped: boolean }) {
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

/** The requests before the newest. @param name of the newest, which is not said again */
export function EarlierRequests({
  name,
  requests,
  isStopped,
}: {
  name: string;
  requests: readonly Request[];
  isStopped: boolean;
}) {
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-2 font-semibold">
        {t("calls.before", "Asked before: {{count}}", { count: requests.length })}
      </summary>
      <ul className="grid gap-2">
        {requests.map((request) => (
          <li key={request.id}>
            {request.name !== name && <p>{request.name}</p>}
            <RequestSummary request={request} isStopped={isStopped} />
          </li>
        ))}
      </ul>
    </details>
  );
}

export function CallsSoFar({ calls }: { calls: readonly Call[] }) {
  return (
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
  );
}

function outcomeWords(outcome: Call["outcome"], callOn: string | null) {
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
