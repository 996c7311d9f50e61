import { useState } from "react";
import type * as z from "zod/mini";
import { PlanFields } from "@/components/forms/plan-fields";
import { Problem } from "@/components/forms/problem";
import { SubmitButton } from "@/components/forms/submit-button";
import { useCallForm } from "@/components/forms/use-call-form";
import { saving } from "@/components/forms/waiting";
import { failure } from "@/components/ui/toast";
import { PROFILE_ADMISSION } from "@/lib/admission";
import { profileFailed } from "@/lib/auth/otp-messages";
import { post } from "@/lib/browser/post";
import { loadAnswers, rememberAnswers } from "@/lib/drafts/answer-store";
import { fromProfile, profileOf } from "@/lib/drafts/shared-answers";
import { saidBy } from "@/lib/messages/load-failures";
import { byKey, t } from "@/lib/messages/text";
import { profileSchema } from "@/lib/users/schema";

const admissionChoices = () =>
  PROFILE_ADMISSION.map(({ value, label }) => ({ value, label: byKey(`auth.admission.${value}`, label) }));
export type Account = { userId: string; name: string; email: string };
export type StudyProfile = z.input<typeof profileSchema>;

export const saveProfile = (account: Account, plan: StudyProfile) =>
  post("users/profile/update", { email: account.email, userId: account.userId, ...plan });

export function ProfileStep({ account, onSaved }: { account: Account; onSaved: () => void }) {
  const [given] = useState(() => profileOf(loadAnswers()));
  const { form, problem, failCall, submit } = useCallForm(profileSchema, given, "profile");
  const save = submit(async (profile) => {
    try {
      await saveProfile(account, profile);
      rememberAnswers((known) => fromProfile(profile, known));
      onSaved();
    } catch (error) {
      failCall(error, profileFailed());
      failure(saidBy(error, profileFailed()));
    }
  });
  return (
    <>
      <p className="mb-5 text-ink-2">
        <span>
          {t("auth.profileIntro", "Your phone is confirmed. These answers are filled into your application for you.")}
        </span>
        {given.loanAmount && (
          <span>
            {` ${t("auth.profileKnown", "What you told us before is here already: change what is different.")}`}
          </span>
        )}
      </p>
      <Problem problem={problem} />
      <form noValidate onSubmit={save} className="grid gap-5">
        <PlanFields control={form.control} form="profile" admissionChoices={admissionChoices()} />
        <SubmitButton busy={form.formState.isSubmitting} waiting={form.formState.isSubmitting && saving()}>
          {t("auth.saveProfile", "Save and continue")}
        </SubmitButton>
      </form>
    </>
  );
}
