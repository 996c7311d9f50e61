"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { logOut } from "@/lib/auth/session-client";
import { t } from "@/lib/messages/text";
import { useOverview } from "./overview-context";
import { forgetBell } from "./seen";

/** The steps whose answers did not reach the account; none where even that is not known. Null once all are there. */
type Lost = readonly string[] | null;

/** Sends what is typed and not saved to the account. @param asks to log in again, where the session has ended */
async function keep(owner: string | undefined, asks = false): Promise<Lost> {
  try {
    const { keepUnsaved } = await import("@/lib/drafts/unsaved");
    const lost = await keepUnsaved(owner, asks);
    return lost.length > 0 ? lost : null;
  } catch {
    return [];
  }
}

/** Asks before the logout, and says so before the answer where it would delete what was typed. */
export function LogoutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { overview } = useOverview();
  const [busy, setBusy] = useState<"trying" | "leaving" | null>(null);
  const [failed, setFailed] = useState(false);
  const [lost, setLost] = useState<Lost>(null);
  const owner = overview?.owner;

  useEffect(() => {
    if (!open) return;
    let isOpen = true;
    void keep(owner).then((left) => isOpen && setLost(left));
    return () => {
      isOpen = false;
    };
  }, [open, owner]);

  async function leave() {
    setFailed(false);
    setBusy("leaving");
    // Another tab may have gone on while the question stood here.
    const left = lost === null ? await keep(owner) : null;
    setLost((before) => before ?? left);
    if (!left && (await logOut())) return forgetBell();
    setBusy(null);
    // The session could not be ended on the server, and its cookie would stay alive here.
    setFailed(!left);
  }
  async function tryAgain() {
    setFailed(false);
    setBusy("trying");
    setLost(await keep(owner, true));
    setBusy(null);
  }
  function stay() {
    setFailed(false);
    setLost(null);
    onClose();
  }

  return (
    <ConfirmDialog
      open={open}
      title={t("dashboard.logout", "Logout")}
      confirmLabel={lost ? t("dashboard.logoutAnyway", "Log out all the same") : undefined}
      danger={lost !== null}
      busy={busy === "leaving"}
      onConfirm={() => void leave()}
      onCancel={stay}
    >
      {lost ? (
        <WouldBeLost
          steps={(overview?.tasks ?? []).filter(({ key }) => lost.includes(key)).map(({ title }) => title)}
          busy={busy === "trying"}
          onTryAgain={() => void tryAgain()}
        />
      ) : (
        <p>{t("dashboard.logoutQuestion", "Are you sure you want to logout? Your progress will be saved.")}</p>
      )}
      {failed && (
        <p role="alert" className="mt-3 font-semibold text-bad">
          {t("dashboard.logoutFailed", "You could not be logged out. Please check your connection and try again.")}
        </p>
      )}
    </ConfirmDialog>
  );
}

function WouldBeLost({ steps, busy, onTryAgain }: { steps: readonly string[]; busy: boolean; onTryAgain: () => void }) {
  return (
    <>
      <div role="alert">
        <p>
          {steps.length > 0
            ? t(
                "dashboard.logoutLoses",
                "We cannot save your progress just now. If you log out, what you typed and did not save in these steps will be lost:",
              )
            : t(
                "dashboard.logoutMayLose",
                "We cannot save your progress just now. If you log out, what you typed and did not save will be lost.",
              )}
        </p>
        <ul className="mt-2 list-disc ps-5 font-semibold text-ink">
          {steps.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      </div>
      <Button variant="outline" size="sm" busy={busy} className="mt-4" onClick={onTryAgain}>
        {t("ui.tryAgain", "Try again")}
      </Button>
    </>
  );
}
