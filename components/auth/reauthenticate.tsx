"use client";

import { type ComponentType, useCallback, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { isMarkedLoggedIn, readUserData } from "@/lib/auth/browser-flag";
import { leaveForLogin } from "@/lib/auth/session-client";
import { post } from "@/lib/browser/post";
import { sessionState, settleSession } from "@/lib/browser/session-ended";
import { loadPart } from "@/lib/browser/load-part";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";

type AskAgain = ComponentType<{ email: string; onAgain: () => void; onGiveUp: () => void }>;

/**
 * Keeps a dashboard page and its session together; once per dashboard. It warns before the session ends for want of
 * calls, asks to log in again over the page when it has ended, and lets go of the page when somebody else is logged in.
 */
export function Reauthenticate() {
  const state = useBrowserValue(sessionState.get, "alive", sessionState.subscribe);
  const [Ask, setAsk] = useState<AskAgain | null>(null);
  // Whose page this is. What the browser remembers may be another account's later.
  const [email] = useState(() => readUserData()?.email ?? null);

  const giveUp = useCallback(() => {
    settleSession(false);
    void leaveForLogin();
  }, []);

  useEffect(() => {
    if (state === "alive") return;
    // Fetched with the warning, while there is a line.
    const load = () => import("./reauthenticate-dialog");
    (state === "asking" ? loadPart(load) : load()).then(
      (file) => setAsk(() => file.ReauthenticateDialog),
      () => {
        if (state === "asking") giveUp();
      },
    );
    if (state === "asking" && !email) giveUp();
  }, [state, email, giveUp]);

  useEffect(() => {
    function look(event: Event) {
      // The page's own changes come as plain events, and whoever makes them leaves the page as well.
      if (event instanceof PageTransitionEvent ? !event.persisted : !(event instanceof StorageEvent)) return;
      if (!isMarkedLoggedIn()) location.replace(routes.home);
      else if (email && readUserData()?.email !== email) location.reload();
    }
    window.addEventListener("storage", look);
    window.addEventListener("pageshow", look);
    return () => {
      window.removeEventListener("storage", look);
      window.removeEventListener("pageshow", look);
    };
  }, [email]);

  return (
    <>
      <div role="status">{(state === "ending" || state === "ended") && <EndedNotice ended={state === "ended"} />}</div>
      {state === "asking" && email && Ask && (
        <Ask email={email} onAgain={() => settleSession(true)} onGiveUp={giveUp} />
      )}
    </>
  );
}

/** The call keeps the session alive; if that has ended, it brings the dialog by itself. */
function EndedNotice({ ended }: { ended: boolean }) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  async function stay() {
    setBusy(true);
    setFailed(false);
    await post("users/webdashboard").catch(() => setFailed(true));
    setBusy(false);
  }
  return (
    <div className="foot-bar no-print fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t-2 border-peacock bg-surface px-4 py-3 shadow-pop md:px-8">
      <p className="max-w-prose">
        <span>
          {ended
            ? t(
                "session.ended",
                "You have been logged out, because nothing was saved for half an hour. What you typed is still here.",
              )
            : t(
                "session.ending",
                "In 2 minutes you will be logged out, because nothing was saved for a while. What you typed stays here.",
              )}
        </span>
        {failed && (
          <strong className="block">
            {t("session.notReached", "We could not reach the server. Please try again.")}
          </strong>
        )}
      </p>
      <Button size="sm" busy={busy} onClick={() => void stay()}>
        {ended ? t("session.logInAgain", "Log in again") : t("session.stay", "Stay logged in")}
      </Button>
    </div>
  );
}
