"use client";

import { PhoneProof, usePhoneProof } from "@/components/forms/phone-proof";
import { clearToasts } from "@/components/ui/toast";
import { loginNotKept } from "@/lib/auth/open-session";
import { isRefused, post } from "@/lib/browser/post";
import { t } from "@/lib/messages/text";

export function LogInPage({ again, onEntered }: { again?: string; onEntered: () => Promise<unknown> }) {
  // Nobody learns from sending a code whether the number is staff's.
  const proof = usePhoneProof("desk", async () => {});

  async function enter(token: string) {
    await post("desk/enter", {}, token);
    await post("desk/me").catch((error: unknown) => {
      if (isRefused(error, "openDeskFirst")) throw new Error(loginNotKept());
    });
    clearToasts();
    await onEntered();
  }

  return (
    <div className="card mx-auto max-w-md">
      <h1 className="text-h2">{proof.titleOf(t("desk.title", "The desk"))}</h1>
      <div className="mt-4">
        <PhoneProof proof={proof} onProved={enter}>
          <p className="mb-5 text-ink-2">
            {again
              ? t(
                  "desk.enterAgain",
                  "The desk was closed here: the day is over, nothing was done for half an hour, or it was opened in another browser.",
                )
              : t(
                  "desk.enterText",
                  "For people who work at Dakhila. It stays open in one browser, for 12 hours at most.",
                )}
          </p>
        </PhoneProof>
      </div>
    </div>
  );
}
