import { Button } from "@/components/ui/button";
import { Stamp } from "@/components/ui/stamp";
import { wantedPage } from "@/lib/auth/from-dashboard";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";

export function AccountReady() {
  return (
    <div className="grid justify-items-start gap-5 pt-2">
      <Stamp word={t("auth.stamp", "Registered")} fresh />
      <p>
        {t(
          "auth.accountReady",
          "Your account is ready. Your loan application waits in the dashboard, and it remembers what you have told us.",
        )}
      </p>
      <div className="grid w-full gap-3">
        <Button block variant="accent" onClick={() => location.assign(routes.loanForm)}>
          {t("auth.startApplication", "Start your application")}
        </Button>
        <Button block variant="outline" onClick={() => location.assign(wantedPage())}>
          {t("auth.goToDashboard", "Go to Dashboard")}
        </Button>
      </div>
    </div>
  );
}
