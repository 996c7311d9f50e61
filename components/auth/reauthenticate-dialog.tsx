"use client";

import { PhoneProof, usePhoneProof } from "@/components/forms/phone-proof";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { RichText } from "@/components/ui/rich-text";
import { clearToasts } from "@/components/ui/toast";
import { markLoggedIn, readUserData } from "@/lib/auth/browser-flag";
import { googleLoginFailed } from "@/lib/auth/otp-messages";
import { openSession, SignInError } from "@/lib/auth/open-session";
import { isRefused, post } from "@/lib/browser/post";
import { t } from "@/lib/messages/text";
import { fullPhone } from "@/lib/contact/validation";
import { continueWithGoogle, GoogleButton } from "./google-button";

/**
 * Login over a page whose session has ended. Only the account whose page it is gets in: the e-mail is fixed, and the
 * server opens a session for the proved phone or Google account only if its e-mail is this one.
 */
export function ReauthenticateDialog({
  email,
  onAgain,
  onGiveUp,
}: {
  email: string;
  onAgain: () => void;
  onGiveUp: () => void;
}) {
  const proof = usePhoneProof("again", ({ phone }) =>
    post("users/login", { email, phone: fullPhone(phone) }).catch(explain),
  );

  function explain(error: unknown): never {
    throw isRefused(error, "noAccount")
      ? new SignInError(
          t(
            "session.otherAccount",
            "This is not the account of {{email}}. Please use the phone or the Google account that you signed up with.",
            { email },
          ),
        )
      : error;
  }
  async function enter(token: string) {
    await openSession(token, email).catch(explain);
    const person = readUserData();
    if (person) markLoggedIn(person);
    clearToasts();
    onAgain();
  }

  return (
    <Dialog
      open
      onClose={onGiveUp}
      title={proof.titleOf(t("session.dialogTitle", "Please log in again"))}
      closeLabel={t("session.leavePage", "Leave this page")}
      dirty
    >
      <PhoneProof
        proof={proof}
        onProved={enter}
        otherWays={
          <div className="mt-4 grid gap-4">
            <GoogleButton
              label={continueWithGoogle()}
              failed={googleLoginFailed()}
              onStart={proof.clearProblem}
              onProved={({ token }) => enter(token)}
              onFail={proof.fail}
            />
            <Button variant="plain" onClick={onGiveUp}>
              {t("session.leaveWithoutLogin", "Leave this page without logging in")}
            </Button>
          </div>
        }
      >
        <p className="mb-5">
          <RichText
            text={t(
              "session.dialogIntro",
              "Your session has ended. Log in as <who>{{email}}</who> to go on where you are. What you typed is still here.",
              { email },
            )}
            parts={{ who: (words) => <strong className="wrap-anywhere">{words}</strong> }}
          />
        </p>
      </PhoneProof>
    </Dialog>
  );
}
