"use client";

import { useMemo, useRef, useState } from "react";
import { LoadFailed } from "@/components/dashboard/load-failed";
import { Button } from "@/components/ui/button";
import { MAY_HAVE_CHANGED } from "@/lib/browser/saved";
import { useCall } from "@/lib/browser/use-call";
import { formatDate } from "@/lib/dates/dates";
import type { CallState } from "@/lib/generated/prisma/enums";
import { countWords } from "@/lib/leads/call-words";
import type { CallEntry, LoadedCalls } from "@/lib/leads/data";
import { plural, t } from "@/lib/messages/text";
import { CallCard } from "./call-card";
import { callBackOffice, BACK_OFFICE_OPENED } from "./call-back-office";
import { BackOfficeLoading } from "./back-office-frame";

const LOOK_AGAIN = [...MAY_HAVE_CHANGED, BACK_OFFICE_OPENED];

type View = Exclude<CallState, "called">;

export function CallsPage() {
  const [{ view, page }, setShown] = useState<{ view: View; page: number }>({ view: "waiting", page: 1 });
  const read = useMemo(() => () => callBackOffice<LoadedCalls>("calls", { view, page }), [view, page]);
  // Whoever comes back from a call, or from another window, must not be offered a number that was stopped meanwhile.
  const call = useCall(read, LOOK_AGAIN);
  const heading = useRef<HTMLHeadingElement>(null);
  function show(next: { view: View; page: number }) {
    setShown(next);
    heading.current?.focus();
  }
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {t("calls.title", "Calls")}
      </h1>
      {call.state === "loading" && <BackOfficeLoading isTitled />}
      {call.state === "failed" && (
        <div className="mt-6">
          <LoadFailed offline={call.offline} onRetry={() => void call.reload()} />
        </div>
      )}
      {call.state === "ready" && (
        <List
          data={call.data}
          view={view}
          page={page}
          onShow={show}
          onChanged={call.refresh}
          focusHeading={() => heading.current?.focus()}
        />
      )}
    </>
  );
}

const places = () =>
  [
    { place: "now", title: t("calls.now", "To call now") },
    { place: "later", title: t("calls.later", "On a later day") },
    { place: "called", title: t("calls.called", "Reached") },
    { place: "stopped", title: t("calls.stoppedList", "Not to be called") },
  ] as const;

function List({
  data: { entries, counts, pages, today },
  view,
  page,
  onShow,
  onChanged,
  focusHeading,
}: {
  data: LoadedCalls;
  view: View;
  page: number;
  onShow: (next: { view: View; page: number }) => void;
  onChanged: () => Promise<unknown>;
  focusHeading: () => void;
}) {
  /** Reads the list anew, and goes to the next one. */
  async function written({ phone, place }: CallEntry) {
    const rest = entries.filter((entry) => entry.place === place);
    const next = rest[rest.findIndex((entry) => entry.phone === phone) + 1];
    await onChanged();
    // The list has been drawn anew by then.
    requestAnimationFrame(() => {
      const there = next && document.getElementById(headingOf(next));
      if (there) there.focus();
      else focusHeading();
    });
  }

  return (
    <>
      <p className="mt-1 text-ink-2">
        {plural("calls.waiting", counts.now, {
          one: "{{count}} number to call now. One entry for each number, however often it was left.",
          other: "{{count}} numbers to call now. One entry for each number, however often it was left.",
        })}
      </p>
      <div role="group" aria-label={t("calls.which", "Which numbers")} className="mt-4 flex flex-wrap gap-2">
        <Button
          size="sm"
          variant={view === "waiting" ? "main" : "outline"}
          aria-pressed={view === "waiting"}
          onClick={() => onShow({ view: "waiting", page: 1 })}
        >
          {t("calls.list", "To call")}
        </Button>
        <Button
          size="sm"
          variant={view === "stopped" ? "main" : "outline"}
          aria-pressed={view === "stopped"}
          onClick={() => onShow({ view: "stopped", page: 1 })}
        >
          {t("calls.stoppedCount", "Stopped ({{count}})", { count: countWords(counts.stopped) })}
        </Button>
      </div>
      {entries.length === 0 && (
        <p className="card mt-6 text-ink-2">
          {view === "stopped"
            ? t("calls.noneStopped", "Nobody has stopped our calls.")
            : t("calls.none", "Nobody waits for a call. New requests from the Apply Now form appear here.")}
        </p>
      )}
      {places().map(({ place, title }) => {
        const here = entries.filter((entry) => entry.place === place);
        const days = [...new Set(here.map(({ day }) => day))];
        return (
          here.length > 0 && (
            <section key={place} aria-labelledby={`calls-${place}`} className="mt-8">
              <h2 id={`calls-${place}`} className="text-h3">
                <span>{`${title} `}</span>
                <span className="text-ink-2">{`(${counts[place]})`}</span>
              </h2>
              {days.map((day) => (
                <div key={day} className="mt-4">
                  <h3 className="text-sm font-semibold text-ink-2">
                    {day === today ? t("calls.today", "Today, {{date}}", { date: formatDate(day) }) : formatDate(day)}
                  </h3>
                  <ul className="mt-2 grid items-start gap-4 xl:grid-cols-2">
                    {here
                      .filter((entry) => entry.day === day)
                      .map((entry) => (
                        <li key={entry.phone}>
                          <CallCard
                            entry={entry}
                            today={today}
                            headingId={headingOf(entry)}
                            onWritten={() => written(entry)}
                          />
                        </li>
                      ))}
                  </ul>
                </div>
              ))}
            </section>
          )
        );
      })}
      {pages > 1 && (
        <nav aria-label={t("calls.pages", "Pages")} className="mt-8 flex flex-wrap items-center gap-3">
          <Button variant="outline" size="sm" disabled={page === 1} onClick={() => onShow({ view, page: page - 1 })}>
            {t("calls.previous", "Previous page")}
          </Button>
          <span>{t("calls.pageOf", "Page {{page}} of {{pages}}", { page, pages })}</span>
          <Button variant="outline" size="sm" disabled={page >= pages} onClick={() => onShow({ view, page: page + 1 })}>
            {t("calls.next", "Next page")}
          </Button>
        </nav>
      )}
    </>
  );
}

const headingOf = ({ phone }: CallEntry) => `call-${phone.slice(1)}`;
