"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from "react-hook-form";
import type * as z from "zod";
import { clearToasts } from "@/components/ui/toast";
import { CallError } from "@/lib/browser/post";

/**
 * A form that ends in a call: the call's own schema, one `problem` for what the server or the phone service said, and
 * the server's issues at their fields. Errors of a field go when it is edited.
 */
export function useCallForm<Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
  defaultValues: DefaultValues<Values>,
) {
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: "onSubmit",
    reValidateMode: "onSubmit",
  });
  const [problem, setProblem] = useState<{ message: string; help?: string; at: number } | null>(null);
  const busy = useRef(false);
  const { clearErrors, setError, subscribe } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name) clearErrors(name as FieldPath<Values>);
        },
      }),
    [subscribe, clearErrors],
  );

  /** Takes away what was said about the try before. */
  function clearProblem() {
    setProblem(null);
    clearToasts();
  }
  /** Says it in the form. Where SPEC section 8 names a toast too, the caller adds it: elsewhere once is enough. */
  function fail(message: string, help?: string) {
    setProblem((last) => ({ message, help, at: (last?.at ?? 0) + 1 }));
  }
  /** What a failed call has to say; `fallback` where it says nothing. */
  function failCall(error: unknown, fallback: string) {
    const issues = error instanceof CallError ? error.issues : [];
    for (const { path, message } of issues) {
      if (path in form.getValues()) setError(path as FieldPath<Values>, { message });
    }
    fail((error instanceof Error && error.message) || fallback);
  }
  /** For the form's `onSubmit`: checks the answers, then does it, once at a time. */
  function submit(act: (answers: Values) => Promise<void>) {
    const checked = form.handleSubmit((answers) => {
      clearProblem();
      return act(answers);
    });
    return (event: FormEvent) => {
      event.preventDefault();
      // A second tap may come before the button shows that it is busy.
      if (busy.current) return;
      busy.current = true;
      void checked(event).finally(() => {
        busy.current = false;
      });
    };
  }
  return { form, problem, fail, failCall, clearProblem, submit };
}
