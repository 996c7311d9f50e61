import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { Stamp } from "@/components/ui/stamp";
import { callByWords } from "@/lib/leads/call-words";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { isDemo } from "@/lib/site";
import { StopLink } from "./stop-link";

export type RequestReceipt = { stopLink?: string; reference?: string; callBy?: string };

/** The end of Apply Now: what happens next. Somebody who is logged in has nothing to ask for here. */
export function RequestDone({
  isStudent,
  received,
  onSignUp,
}: {
  isStudent: boolean;
  received: RequestReceipt | undefined;
  onSignUp: () => void;
}) {
  return (
    <div className="grid justify-items-start gap-5 pt-2">
      <Stamp word={t("apply.stamp", "Received")} fresh={!isStudent} />
      {isStudent ? (
        <>
          <p>
            {t(
              "apply.hasAccount",
              "You have an account with us, so there is nothing to fill in here. Your application is in the dashboard.",
            )}
          </p>
          <Link href={routes.loanForm} className={buttonClass({ block: true })}>
            {t("apply.goToApplication", "Go to my application")}
          </Link>
        </>
      ) : (
        <>
          <p>
            <span>{`${t("apply.received", "We have your request and your phone number is confirmed.")} `}</span>
            {received?.callBy && (
              <strong>{t("apply.callBy", "We call you by {{when}}.", { when: callByWords(received.callBy) })}</strong>
            )}
          </p>
          {isDemo && <p className="text-sm text-marigold-ink">{t("apply.demo", "Demo: nobody calls you yet.")}</p>}
          {received?.reference && (
            <p>
              {t("apply.requestNumber", "The number of your request is {{reference}}.", {
                reference: received.reference,
              })}
            </p>
          )}
          <p>{t("apply.startNow", "You need not wait for us: with an account you can start your application now.")}</p>
          <Button block onClick={onSignUp}>
            {t("apply.signUp", "Sign up")}
          </Button>
          {received?.stopLink && (
            <div className="w-full">
              <StopLink path={received.stopLink} isProved />
            </div>
          )}
        </>
      )}
    </div>
  );
}
