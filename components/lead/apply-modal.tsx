"use client";

import { useState } from "react";
import type * as z from "zod/mini";
import { ConsentField } from "@/components/forms/consent-field";
import { ContactFields, NameField } from "@/components/forms/contact-fields";
import { FilledIn } from "@/components/forms/filled-in";
import { FormField } from "@/components/forms/form-field";
import type { LenderRef, Typed } from "@/components/forms/modal-store";
import { OtpStep } from "@/components/forms/otp-step";
import { PlanFields } from "@/components/forms/plan-fields";
import { Problem } from "@/components/forms/problem";
import { SubmitButton } from "@/components/forms/submit-button";
import { useCodeForm } from "@/components/forms/use-code-form";
import { Dialog } from "@/components/ui/dialog";
import { focusField } from "@/components/ui/focus-field";
import { TextInput } from "@/components/ui/text-input";
import { success } from "@/components/ui/toast";
import { LEAD_ADMISSION } from "@/lib/admission";
import { isMarkedLoggedIn } from "@/lib/auth/browser-flag";
import { applied } from "@/lib/auth/otp-messages";
import { post } from "@/lib/browser/post";
import { forgetAnswers, loadAnswers, rememberAnswers, rememberProof } from "@/lib/drafts/answer-store";
import { fromLead, leadOf, type SharedAnswers } from "@/lib/drafts/shared-answers";
import { CALL_HOURS } from "@/lib/leads/call-day";
import { leadForm } from "@/lib/leads/schema";
import { byKey, t } from "@/lib/messages/text";
import { isDemo, site } from "@/lib/site";
import { CONSENT_VERSION } from "@/lib/users/consent";
import { fullPhone, normalEmail } from "@/lib/contact/validation";
import { CallWishFields } from "./call-wish-fields";
import { type RequestReceipt, RequestDone } from "./request-done";
import { StopLink } from "./stop-link";

const TITLES = {
  details: () => t("apply.detailsTitle", "Your Details"),
  otp: () => t("apply.otpTitle", "OTP Verification"),
  success: () => t("apply.successTitle", "Complete"),
};
const admissionChoices = () =>
  LEAD_ADMISSION.map((value) => ({ value, label: byKey(`apply.admission.${value}`, value) }));
const EMPTY = {
  name: "",
  email: "",
  phone: "",
  reference: "",
  loanAmount: "",
  city: "",
  countryOfStudy: "",
  admissionStatus: "",
  targetIntake: "",
  callTime: "",
  callLanguage: "",
  consent: false,
} as const;

const whoCalls = () => {
  const hours = { from: CALL_HOURS.from, to: CALL_HOURS.to - 12 };
  return isDemo
    ? t("apply.weCall", "We, Dakhila, call you between {{from}} am and {{to}} pm, Monday to Friday.", hours)
    : t(
        "apply.weCallFrom",
        "We, Dakhila, call you between {{from}} am and {{to}} pm, Monday to Friday, from {{phone}}.",
        {
          ...hours,
          phone: site.phone.shown,
        },
      );
};

/**
 * Asks for a callback: the details, the phone's code, done. The lead is stored with the first step, so that nobody is
 * lost who does not get the code; the code marks it as verified. Somebody who is logged in starts at the end.
 */
export function ApplyModal({
  partner,
  onClose,
  onSignUp,
}: {
  partner?: LenderRef;
  onClose: () => void;
  onSignUp: (typed: Typed) => void;
}) {
  const [isStudent] = useState(isMarkedLoggedIn);
  const [step, setStep] = useState<keyof typeof TITLES>(isStudent ? "success" : "details");
  const [received, setReceived] = useState<RequestReceipt>();
  const [saved, setSaved] = useState(loadAnswers);
  const [provedAt, setProvedAt] = useState(0);
  const { form, problem, send, waiting } = useCodeForm(
    "apply",
    leadForm,
    startingWith(leadOf(saved)),
    (answers) => apply(answers),
    () => setStep("otp"),
  );

  async function apply(answers: z.input<typeof leadForm>, token?: string) {
    // Sent again after a change, such as of a mistyped number: nobody is called at the one before.
    const replaces = token ? undefined : received?.stopLink?.split("#")[1];
    const { data } = await post<RequestReceipt | null>("users/applynow", { ...lead(answers), replaces }, token);
    setReceived(data ?? undefined);
  }

  function empty() {
    forgetAnswers();
    setSaved({});
    form.reset(EMPTY);
    focusField("apply-name");
  }

  function lead({ consent: _, ...answers }: z.input<typeof leadForm>) {
    return {
      ...answers,
      phone: fullPhone(answers.phone),
      consentVersion: CONSENT_VERSION,
      page: location.pathname,
      ...(partner && { partnerId: partner.id }),
    };
  }

  async function confirmed(token: string) {
    const answers = form.getValues();
    await apply(answers, token);
    // Whoever opens the window next may be somebody else.
    forgetAnswers();
    setProvedAt(Date.now());
    success(applied());
    await new Promise((resolve) => window.setTimeout(resolve, 1000));
    setStep("success");
  }

  /** Only this person's own way to an account takes along what was told. */
  function signUp() {
    const answers = form.getValues();
    if (received) takeAlong(answers, saved, provedAt);
    onSignUp(answers);
  }

  return (
    <Dialog open onClose={onClose} title={TITLES[step]()} dirty={step === "otp"}>
      {step !== "success" && (
        <p className="mb-4 text-sm text-ink-2">
          {t("apply.stepOf", "Step {{at}} of {{of}}", { at: step === "details" ? 1 : 2, of: 3 })}
        </p>
      )}
      {step === "details" && (
        <>
          <div className="mb-4 grid gap-1">
            {partner && (
              <p className="font-semibold">{t("apply.about", "About {{lender}}.", { lender: partner.name })}</p>
            )}
            <p>{whoCalls()}</p>
          </div>
          <Problem problem={problem} />
          {Object.values(leadOf(saved)).some(Boolean) && <FilledIn onEmpty={empty} />}
          <form noValidate onSubmit={send} className="grid gap-5">
            <NameField control={form.control} form="apply" />
            <ContactFields control={form.control} form="apply" />
            <FormField
              control={form.control}
              form="apply"
              name="reference"
              label={t("apply.reference", "How did you hear about us?")}
              optional
            >
              {({ value, ...wiring }) => (
                <TextInput {...wiring} value={value ?? ""} autoComplete="off" maxLength={500} />
              )}
            </FormField>
            <PlanFields control={form.control} form="apply" admissionChoices={admissionChoices()} />
            <CallWishFields control={form.control} />
            <ConsentField control={form.control} form="apply" purpose="lead" />
            <SubmitButton variant="accent" busy={form.formState.isSubmitting} waiting={waiting} />
          </form>
        </>
      )}
      {step === "otp" && (
        <div className="grid gap-5">
          <OtpStep
            flow="apply"
            phone={form.getValues("phone")}
            onConfirmed={confirmed}
            onChangeNumber={() => setStep("details")}
          />
          {received?.stopLink && <StopLink path={received.stopLink} isProved={false} />}
        </div>
      )}
      {step === "success" && <RequestDone isStudent={isStudent} received={received} onSignUp={signUp} />}
    </Dialog>
  );
}

/** For the sign-up: what was told here, over what was told before (`saved`), and that the phone is proved. */
function takeAlong(answers: z.input<typeof leadForm>, saved: SharedAnswers, provedAt: number) {
  const told = fromLead({ ...answers, email: normalEmail(answers.email) }, saved);
  rememberAnswers(() => ({ ...saved, ...told }));
  rememberProof(provedAt);
}

function startingWith(told: { [answer: string]: unknown }): typeof EMPTY {
  const kept = Object.entries(EMPTY).map(([name, empty]) => [
    name,
    typeof told[name] === "string" ? told[name] : empty,
  ]);
  return Object.fromEntries(kept) as typeof EMPTY;
}
