"use client";

import { type ReactElement, useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { Tag } from "@/components/ui/tag";
import type { LoadedLogin } from "@/lib/auth/data";
import { post } from "@/lib/browser/post";
import { useAct } from "@/lib/browser/use-act";
import { useCall } from "@/lib/browser/use-call";
import { formatDay, formatTime } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";
import { LoadFailed } from "./load-failed";

type Answer = { googleConnectedAt?: readonly string[] };
async function readLogins(): Promise<Read> {
  const answer: Answer & { data: LoadedLogin[] } = await post<LoadedLogin[]>("sessions/read");
  return { logins: answer.data, googleConnectedAt: answer.googleConnectedAt ?? [] };
}

/**
 * Every browser in which the student is logged in, with a way to end each but this one.
 * @param children stands below, and is not moved when the list comes
 */
export function Logins({ children }: { children: ReactElement }) {
  const call = useCall(readLogins);
  return (
    <>
      <h1 className="text-h2">{t("logins.title", "Where you are logged in")}</h1>
      <p className="mt-1 max-w-prose text-ink-2">
        {t(
          "logins.intro",
          "A login ends by itself after half an hour without use, and after 12 hours in any case. If you do not know one of these, or left a device with somebody, log out there.",
        )}
      </p>
      <div className="mt-5">
        {call.state === "failed" && <LoadFailed offline={call.offline} onRetry={() => void call.reload()} />}
        {call.state === "loading" && (
          <div aria-busy data-loading>
            <p role="status" className="sr-only">
              {t("papers.loading", "Loading")}
            </p>
            <Skeleton className="h-32 w-full" />
          </div>
        )}
        {call.state === "ready" && <Loaded {...call.data} />}
      </div>
      {call.state === "loading" ? null : children}
    </>
  );
}

const focus = (node: HTMLElement | null) => node?.focus();

type Read = { logins: readonly LoadedLogin[]; googleConnectedAt: readonly string[] };

function Loaded({ logins, googleConnectedAt }: Read) {
  // Those keep their places, and say what came of them.
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set());
  const [endedAll, setEndedAll] = useState(false);
  const others = logins.filter(({ id, isThis }) => !isThis && !ended.has(id));
  return (
    <>
      <ul aria-label={t("logins.title", "Where you are logged in")} className="card grid py-1 md:py-2">
        {logins.map((login) => (
          <li key={login.id} className="border-b border-line py-4 last:border-b-0">
            <Row
              login={login}
              isEnded={ended.has(login.id)}
              onEnded={() => setEnded((before) => new Set(before).add(login.id))}
            />
          </li>
        ))}
      </ul>
      {logins.length === 1 && <p className="mt-4">{t("logins.onlyHere", "You are logged in nowhere else.")}</p>}
      {endedAll && (
        // The button that was pressed is gone: here stands what came of it.
        <p ref={focus} tabIndex={-1} role="status" className="mt-4 font-semibold outline-none">
          {t("logins.endedAll", "You are logged out everywhere but here.")}
        </p>
      )}
      {others.length > 0 && (
        <Everywhere
          count={others.length}
          onEnded={() => {
            setEnded(new Set(logins.filter(({ isThis }) => !isThis).map(({ id }) => id)));
            setEndedAll(true);
          }}
        />
      )}
      {googleConnectedAt.length > 0 && (
        <section aria-labelledby="ways-in" className="mt-8">
          <h2 id="ways-in" className="text-h3">
            {t("logins.waysIn", "Ways to log in")}
          </h2>
          <ul className="mt-2 grid gap-1">
            {googleConnectedAt.map((at) => (
              <li key={at}>
                {t("logins.googleConnected", "A Google account was connected {{when}}.", { when: when(at) })}
              </li>
            ))}
          </ul>
          <p className="mt-1 max-w-prose text-ink-2">
            {t("logins.notYou", "If that was not you, log out everywhere else and write to us.")}
          </p>
        </section>
      )}
    </>
  );
}

const nameOf = ({ browser, system }: LoadedLogin) =>
  browser && system
    ? t("logins.browserOn", "{{browser}} on {{system}}", { browser, system })
    : browser || system || t("logins.unknown", "A browser that we do not know");

const when = (moment: string) =>
  t("logins.when", "{{day}}, {{time}}", { day: formatDay(moment), time: formatTime(moment) });

function Row({ login, isEnded, onEnded }: { login: LoadedLogin; isEnded: boolean; onEnded: () => void }) {
  const { id, isThis, createdAt, lastSeenAt } = login;
  const { busy, problem, run } = useAct(async () => {
    await post("sessions/end", { sessionId: id });
    onEnded();
  });
  const since = t("logins.since", "Logged in {{when}}", { when: when(createdAt) });
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold wrap-anywhere">{nameOf(login)}</p>
        {isThis && (
          <p className="shrink-0">
            <Tag tone="ok">{t("logins.this", "This one")}</Tag>
          </p>
        )}
      </div>
      <p className="text-sm text-ink-2">{since}</p>
      <p className="text-sm text-ink-2">
        {isThis
          ? t("logins.usedNow", "In use now")
          : t("logins.used", "Last used {{when}}", { when: when(lastSeenAt) })}
      </p>
      {isEnded && (
        <p ref={focus} tabIndex={-1} className="mt-2 font-semibold outline-none">
          {t("logins.ended", "Logged out there.")}
        </p>
      )}
      {!isThis && !isEnded && (
        <Button variant="outline" size="sm" className="mt-2" busy={busy} onClick={run}>
          {t("logins.end", "Log out there")}
          <span className="sr-only">{`: ${nameOf(login)}, ${since}`}</span>
        </Button>
      )}
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
    </>
  );
}

function Everywhere({ count, onEnded }: { count: number; onEnded: () => void }) {
  const [asking, setAsking] = useState(false);
  const { busy, problem, run } = useAct(async () => {
    await post("sessions/end", { others: true });
    setAsking(false);
    onEnded();
  });
  const label = t("logins.everywhere", "Log out everywhere else");
  return (
    <>
      <Button variant="outline" className="mt-4" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={label}
        confirmLabel={t("logins.logOut", "Log out")}
        cancelLabel={t("ui.cancel", "Cancel")}
        busy={busy}
        onConfirm={run}
        onCancel={() => setAsking(false)}
      >
        <p>
          {t(
            "logins.everywhereQuestion",
            "Other browsers in which you are logged in: {{count}}. Each needs a new code to log in again. What is typed there and not saved yet stays there.",
            { count },
          )}
        </p>
        {problem && (
          <p role="alert" className="mt-3 font-semibold text-bad">
            {problem}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
