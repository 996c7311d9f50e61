import { shownPhone } from "@/components/forms/shown-phone";
import { Button } from "@/components/ui/button";
import { PROFILE_ADMISSION } from "@/lib/admission";
import { formatMonth } from "@/lib/dates/dates";
import { byKey, t } from "@/lib/messages/text";
import { rupees } from "@/lib/text/format";
import type { StudyProfile } from "./profile-step";

export function SignupSummary({
  contact,
  plan,
  asksPlan,
  onChangeContact,
  onChangePlan,
}: {
  contact: { name: string; email: string; phone: string };
  plan: StudyProfile;
  asksPlan: boolean;
  onChangeContact: () => void;
  onChangePlan: () => void;
}) {
  const admission = PROFILE_ADMISSION.find(({ value }) => value === plan.admissionStatus)?.label ?? "";
  const planWords = [
    plan.countryOfStudy,
    plan.city,
    byKey(`auth.admission.${plan.admissionStatus}`, admission),
    plan.targetIntake && formatMonth(plan.targetIntake),
  ];
  return (
    <div className="grid gap-3">
      <p>{t("auth.confirmedBefore", "Your phone number is confirmed, so you need no second code.")}</p>
      <div className="rounded-sm border border-line">
        <SummaryLine
          words={[contact.name, contact.email, shownPhone(contact.phone)]}
          of={t("auth.yourContact", "your name, e-mail or phone")}
          onChange={onChangeContact}
        />
        {plan.loanAmount && !asksPlan && (
          <SummaryLine
            amount={/^\d+$/.test(plan.loanAmount) ? rupees(Number(plan.loanAmount)) : plan.loanAmount}
            words={planWords}
            of={t("auth.yourPlan", "your plan")}
            onChange={onChangePlan}
          />
        )}
        <div role="status">
          {asksPlan && (
            <p className="border-t border-line p-3">{t("auth.planNext", "You change your plan in the next step.")}</p>
          )}
        </div>
      </div>
    </div>
  );
}

function SummaryLine({
  amount,
  words,
  of,
  onChange,
}: {
  amount?: string;
  words: readonly string[];
  of: string;
  onChange: () => void;
}) {
  return (
    <div className="flex items-center justify-between gap-3 border-line py-1 pl-3 not-first:border-t">
      <p className="min-w-0 wrap-anywhere">
        <span className="text-ink-2">{`${t("auth.youToldUs", "You told us:")} `}</span>
        {amount && <span className="font-display">{amount}</span>}
        <span>{`${amount ? " · " : ""}${words.filter(Boolean).join(" · ")}`}</span>
      </p>
      <Button variant="plain" size="sm" onClick={onChange}>
        {t("auth.change", "Change")}
        <span className="sr-only">{` ${of}`}</span>
      </Button>
    </div>
  );
}
