"use client";

import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Field } from "@/components/ui/field";
import { focusField } from "@/components/ui/focus-field";
import { TextInput } from "@/components/ui/text-input";
import { CallError, post } from "@/lib/browser/post";
import { latinDigits, TYPED_BOX } from "@/lib/text/format";
import { saidBy } from "@/lib/messages/load-failures";
import { t } from "@/lib/messages/text";

type Errors = Partial<Record<string, string>>;
type Came = {
  wasOpen: boolean;
  /** It was opened a moment ago, and the browser did not keep that. */
  isDropped: boolean;
  isLeft: boolean;
};

export function OpenSharedFile({
  link,
  came,
  onOpened,
}: {
  link: { passId: string; secret: string } | null;
  came: Came;
  onOpened: (passId: string) => void;
}) {
  const [typed, setTyped] = useState({ short: "", code: "" });
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<{ message: string; at: number } | null>(null);
  const [busy, setBusy] = useState(false);
  const tries = useRef(0);

  const type = (name: keyof typeof typed) => (value: string) => {
    setTyped((before) => ({ ...before, [name]: latinDigits(value) }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  };

  async function open(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setErrors({});
    setProblem(null);
    try {
      const { code, short } = typed;
      const { data } = await post<{ passId: string }>("pack/open", { code, ...(link ?? { short }) });
      onOpened(data.passId);
    } catch (error) {
      const issues = error instanceof CallError ? error.issues : [];
      const atFields = Object.fromEntries(
        issues.filter(({ path }) => path in typed).map(({ path, message }) => [path, message]),
      );
      const first = (["short", "code"] as const).find((name) => name in atFields);
      setErrors(atFields);
      if (first) focusField(first);
      else {
        tries.current += 1;
        setProblem({ message: saidBy(error), at: tries.current });
      }
      setBusy(false);
    }
  }

  return (
    <div className="mx-auto max-w-120">
      <h1 className="text-h2">{t("pack.open", "Open a student's application")}</h1>
      <WhyItAsks {...came} hasLink={link !== null} />
      <form noValidate onSubmit={(event) => void open(event)} className="card mt-6 grid gap-5">
        {problem && <ErrorSummary at={problem.at} message={problem.message} />}
        {!link && (
          <Field
            id="short"
            label={t("pack.short", "Short code")}
            hint={t("pack.shortHint", "8 letters and digits, from the student")}
            error={errors.short}
          >
            {(wiring) => (
              <TextInput
                {...wiring}
                value={typed.short}
                onValueChange={type("short")}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
                className="max-w-60 font-mono tracking-widest uppercase"
              />
            )}
          </Field>
        )}
        <Field
          id="code"
          label={t("pack.code", "6 digits")}
          hint={t("pack.codeHint", "Ask the student to read you the 6 digits.")}
          error={errors.code}
        >
          {(wiring) => (
            <TextInput
              {...wiring}
              value={typed.code}
              onValueChange={type("code")}
              autoComplete="off"
              inputMode="numeric"
              spellCheck={false}
              maxLength={TYPED_BOX}
              className="max-w-44 font-mono tracking-widest"
            />
          )}
        </Field>
        <Button type="submit" busy={busy} className="justify-self-start">
          {t("pack.openButton", "Open")}
        </Button>
      </form>
      <p className="mt-4 text-sm text-ink-2">
        {t("pack.seenByStudent", "The student sees who opens it, and what is opened.")}
      </p>
    </div>
  );
}

function WhyItAsks({ wasOpen, isDropped, isLeft, hasLink }: Came & { hasLink: boolean }) {
  if (isLeft)
    return (
      <p role="status" className="mt-4 rounded-sm bg-info-soft px-3 py-2 text-info">
        {t("pack.left", "You have left. This browser opens nothing of it any more; the codes open it again.")}
      </p>
    );
  if (isDropped)
    return (
      <p role="alert" className="mt-4 rounded-sm bg-marigold-soft px-3 py-2 text-marigold-ink">
        {t(
          "pack.notKept",
          "The codes were right, but this browser does not keep that: it blocks this site's cookies. Allow cookies for this site, or use another browser, and enter the codes again.",
        )}
      </p>
    );
  if (wasOpen)
    return (
      <p role="status" className="mt-4 rounded-sm bg-info-soft px-3 py-2 text-info">
        {t(
          "pack.closed",
          "This link is closed here: it has ended, the student stopped it, or nobody used it for a while. If it was only left alone, the codes open it again.",
        )}
      </p>
    );
  return (
    <p className="mt-2 text-ink-2">
      {hasLink
        ? t("pack.openByLink", "A student sent you this link to decide on an education loan. It opens with a code.")
        : t("pack.openByShort", "With the two codes that the student gave you. You need no account.")}
    </p>
  );
}
