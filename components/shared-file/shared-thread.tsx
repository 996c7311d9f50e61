import { Accordion } from "@/components/ui/accordion";
import type { Elements } from "@/components/ui/elements";
import { Tag } from "@/components/ui/tag";
import { formatDate } from "@/lib/dates/dates";
import { plural, t } from "@/lib/messages/text";
import type { SharedEvent } from "@/lib/shared-file/shared-file";

/** Of what is neither new nor open. */
const SHOWN = 3;

export const NewTag = () => <Tag tone="info">{t("pack.isNew", "New since your last visit")}</Tag>;

/** What was asked for and came in, and what the lender wrote; settled lines beyond a few are folded. */
export function SharedThread({
  events,
  documentsOf,
}: {
  events: readonly SharedEvent[];
  /** The links to what came in for a request. */
  documentsOf: (eventId: number) => Elements;
}) {
  if (events.length === 0) return null;
  const settled = events.filter(({ isNew, standing }) => !isNew && standing !== "open");
  const folded = settled.slice(SHOWN);
  const lines = (some: readonly SharedEvent[]) => (
    <ol className="mt-1">
      {some.map((event) => (
        <Line key={event.id} event={event} documents={documentsOf(event.id)} />
      ))}
    </ol>
  );
  return (
    <section aria-labelledby="thread" className="card">
      <h2 id="thread" className="text-h3">
        {t("pack.thread", "What you asked for and answered")}
      </h2>
      {lines(events.filter((event) => !folded.includes(event)))}
      {folded.length > 0 && (
        <Accordion
          title={plural("pack.earlier", folded.length, { one: "1 earlier line", other: "{{count}} earlier lines" })}
        >
          {lines(folded)}
        </Accordion>
      )}
    </section>
  );
}

function Line({
  event: { happenedOn, by, text, words, hasLetter, standing, days, isNew },
  documents,
}: {
  event: SharedEvent;
  documents: Elements;
}) {
  return (
    <li className="border-b border-line py-3 last:border-b-0">
      <p className="text-sm text-ink-2">{[formatDate(happenedOn), by].filter(Boolean).join(", ")}</p>
      <p className="mt-1 wrap-anywhere">{text}</p>
      {words && <p className="mt-0.5 text-ink-2 wrap-anywhere">{`“${words}”`}</p>}
      {hasLetter && (
        <p className="mt-0.5 text-sm text-ink-2">
          {t("pack.withLetter", "With the sanction letter, for the student.")}
        </p>
      )}
      {(isNew || standing) && (
        <p className="mt-1 flex flex-wrap gap-2">
          {isNew && <NewTag />}
          {standing === "open" && <Tag tone="todo">{waitingWords(days)}</Tag>}
          {standing === "given" && <Tag tone="ok">{t("pack.handedIn", "Handed in")}</Tag>}
        </p>
      )}
      {documents}
    </li>
  );
}

const waitingWords = (days: number) =>
  days === 0
    ? t("pack.waitingToday", "Waiting for it, since today")
    : plural("pack.waitingDays", days, { one: "Waiting for it, 1 day", other: "Waiting for it, {{count}} days" });
