"use client";

import { useState } from "react";
import { flushSync } from "react-dom";
import type * as z from "zod/mini";
import { ConsentField } from "@/components/forms/consent-field";
import { ContactFields, NameField } from "@/components/forms/contact-fields";
import { FilledIn } from "@/components/forms/filled-in";
import type { Typed } from "@/components/forms/modal-store";
import { OtpStep, otpTitle } from "@/components/forms/otp-step";
import { PlanFields } from "@/components/forms/plan-fields";
import { Problem } from "@/components/forms/problem";
import { shownPhone } from "@/components/forms/shown-phone";
import { useCallForm } from "@/components/forms/use-call-form";
import { SubmitButton } from "@/components/forms/submit-button";
import { useCodeForm } from "@/components/forms/use-code-form";
import { openingAccount, saving } from "@/components/forms/waiting";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { focusField } from "@/components/ui/focus-field";
import { Stamp } from "@/components/ui/stamp";
import { failure, success } from "@/components/ui/toast";
import { PROFILE_ADMISSION } from "@/lib/admission";
import { markLoggedIn } from "@/lib/auth/browser-flag";
import type { GoogleProof } from "@/lib/auth/google-client";
import { googleSignupFailed, loggedIn, profileFailed } from "@/lib/auth/otp-messages";
import { wantedPage } from "@/lib/auth/from-dashboard";
import { openSession } from "@/lib/auth/open-session";
import { goToDashboardSoon } from "@/lib/auth/session-client";
import { isRefused, post } from "@/lib/browser/post";
import { formatMonth } from "@/lib/dates";
import { forgetAnswers, isPhoneProved, bindToAccount, loadAnswers, rememberAnswers } from "@/lib/drafts/answer-store";
import { forgetOthers } from "@/lib/drafts/forget-others";
import { contactOf, fromProfile, profileOf } from "@/lib/drafts/shared-answers";
import { rupees } from "@/lib/format";
import { saidBy } from "@/lib/messages/load-failures";
import { byKey, t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { CONSENT_VERSION } from "@/lib/users/consent";
import { profileSchema, signupForm } from "@/lib/users/schema";
import { fullPhone, normalEmail } from "@/lib/validation";
import { enterWithGoogle } from "./enter-with-google";
import { OtherWays } from "./other-ways";

const TITLES = {
  signup: () => t("auth.signupTitle", "Sign Up"),
  otp: otpTitle,
  profile: () => t("auth.profileTitle", "Complete Profile"),
  success: () => t("auth.successTitle", "Account Created"),
};
const admissionChoices = () =>
  PROFILE_ADMISSION.map(({ value, label }) => ({ value, label: byKey(`auth.admission.${value}`, label) }));
type Account = { userId: string; name: string; email: string };
type Plan = z.input<typeof profileSchema>;

const saveProfile = (account: Account, plan: Plan) =>
  post("users/profile/update", { email: account.email, userId: account.userId, ...plan });

/**
 * Signup: the account, its phone's code, the plan, done (SPEC section 4). From the code on there is a session, and the
 * browser knows it: whoever leaves at the plan is logged in, and the application asks for the same answers later. Who
 * confirmed the phone minutes ago, for a callback, is shown what was told then, ticks the box and is done.
 */
export function SignupModal({
  typed,
  onClose,
  onSwitch,
}: {
  typed?: Typed;
  onClose: () => void;
  onSwitch: (typed: Typed) => void;
}) {
  const [step, setStep] = useState<keyof typeof TITLES>("signup");
  const [account, setAccount] = useState<Account | null>(null);
  const [told, setTold] = useState(loadAnswers);
  const start = typed ?? contactOf(told);
  const [isKnown, setKnown] = useState(() => Boolean(start.name) && isProved(start));
  const [asksPlan, setAsksPlan] = useState(false);
  const [isEntering, setEntering] = useState(false);
  const { form, problem, fail, check, clearProblem, send, waiting } = useCodeForm(
    "signup",
    signupForm,
    { name: start.name ?? "", email: start.email, phone: start.phone, consent: false },
    async (answers) => {
      setAccount(null);
      await open(answers);
    },
    () => setStep("otp"),
    withoutCode,
  );
  const [email, phone] = form.watch(["email", "phone"]);

  /** @param token of the confirmed code, where the call was refused before it */
  async function open({ consent: _, ...answers }: z.input<typeof signupForm>, token?: string) {
    const body = { ...answers, phone: fullPhone(answers.phone), consentVersion: CONSENT_VERSION };
    const { data } = await post<{ userId: string }>("users/signup", body, token);
    const opened = { userId: data.userId, name: answers.name, email: normalEmail(answers.email) };
    setAccount(opened);
    return opened;
  }

  /** Signs up with the code that was confirmed for a callback, while that counts. */
  async function withoutCode(answers: z.input<typeof signupForm>) {
    if (!isProved(answers)) return false;
    setEntering(true);
    try {
      const opened = await open(answers);
      await openSession(null, opened.email);
      await entered(opened, isKnown && !asksPlan);
      return true;
    } catch (error) {
      // The server's ten minutes are over, or the proof was used: then with a code.
      if (isRefused(error, "notProven") || isRefused(error, "noAccount")) return false;
      throw error;
    } finally {
      setEntering(false);
    }
  }
  async function confirmed(token: string) {
    const opened = account ?? (await open(form.getValues(), token));
    await openSession(token, opened.email);
    await entered(opened, false);
  }
  /** @param isPlanShown whether the person has just been shown the plan that we know, and left it as it is */
  async function entered(now: Account, isPlanShown: boolean) {
    markLoggedIn(now);
    void forgetOthers(now.userId);
    bindToAccount(now.email);
    rememberAnswers(() => ({ name: now.name, email: now.email, phone: form.getValues("phone") }));
    const plan = profileSchema.safeParse(profileOf(loadAnswers()));
    if (!isPlanShown || !plan.success) return setStep("profile");
    try {
      await saveProfile(now, plan.data);
      setStep("success");
    } catch (error) {
      failure(saidBy(error, profileFailed()));
      setStep("profile");
    }
  }

  async function proved(google: GoogleProof) {
    const person = await enterWithGoogle(google, true);
    markLoggedIn(person);
    void forgetOthers(person.userId);
    bindToAccount(person.email);
    onClose();
    success(loggedIn());
    goToDashboardSoon();
  }

  function changeContact() {
    flushSync(() => setKnown(false));
    focusField("signup-name");
  }
  function empty() {
    forgetAnswers();
    setTold({});
    form.reset({ name: "", email: "", phone: "", consent: false });
    focusField("signup-name");
  }

  return (
    <Dialog open onClose={onClose} title={TITLES[step]()} dirty={step !== "signup"}>
      {step === "signup" && (
        <>
          <Problem problem={problem} />
          {!isKnown && !typed && told.email && <FilledIn onEmpty={empty} />}
          <form noValidate onSubmit={send} className="grid gap-5">
            {isKnown ? (
              <Told
                contact={form.getValues()}
                plan={profileOf(told)}
                asksPlan={asksPlan}
                onChangeContact={changeContact}
                onChangePlan={() => setAsksPlan(true)}
              />
            ) : (
              <>
                <NameField control={form.control} form="signup" />
                <ContactFields control={form.control} form="signup" />
              </>
            )}
            <ConsentField control={form.control} form="signup" purpose="account" />
            <SubmitButton busy={form.formState.isSubmitting} waiting={isEntering ? openingAccount() : waiting}>
              {isProved({ email, phone }) ? t("auth.signUpNow", "Sign up") : undefined}
            </SubmitButton>
          </form>
          <OtherWays
            label={t("auth.signUpWithGoogle", "Sign up with Google")}
            failed={googleSignupFailed()}
            mayStart={() => {
              const agreed = form.getValues("consent");
              if (!agreed) void check("consent");
              return agreed;
            }}
            onStart={clearProblem}
            onProved={proved}
            onFail={fail}
            switchText={t("auth.haveAccount", "Have an account? <button>Login</button>")}
            onSwitch={() => onSwitch(form.getValues())}
          />
        </>
      )}
      {step === "otp" && (
        <OtpStep
          flow="signup"
          phone={form.getValues("phone")}
          onConfirmed={confirmed}
          onChangeNumber={() => setStep("signup")}
        />
      )}
      {step === "profile" && account && <ProfileStep account={account} onSaved={() => setStep("success")} />}
      {step === "success" && (
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
      )}
    </Dialog>
  );
}

const isProved = ({ email, phone }: { email: string; phone: string }) =>
  isPhoneProved({ email: normalEmail(email), phone });

/** What was told for the callback, in two lines that can be changed. */
function Told({
  contact,
  plan,
  asksPlan,
  onChangeContact,
  onChangePlan,
}: {
  contact: { name: string; email: string; phone: string };
  plan: Plan;
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
        <ToldLine
          words={[contact.name, contact.email, shownPhone(contact.phone)]}
          of={t("auth.yourContact", "your name, e-mail or phone")}
          onChange={onChangeContact}
        />
        {plan.loanAmount && !asksPlan && (
          <ToldLine
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

function ToldLine({
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

function ProfileStep({ account, onSaved }: { account: Account; onSaved: () => void }) {
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
