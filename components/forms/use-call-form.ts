"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { clearToasts } from "@/components/ui/toast";
import { CallError } from "@/lib/browser/post";
import { saidBy } from "@/lib/messages/load-failures";

/** What stopped a form: a sentence of the server or the phone service, the fields in question, or both. */
export type FormProblem = { message?: string; help?: string; at: number; errors: { id: string; message: string }[] };

/**
 * A form that ends in a call: its schema, one `problem`, the server's issues at their fields.
 * @param name with it the problem lists the fields in question and takes the focus; without, the first field does
 */
export function useCallForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  defaultValues: DefaultValues<Values>,
  name?: string,
) {
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: "onSubmit",
    reValidateMode: "onSubmit",
    shouldFocusError: name === undefined,
  });
  const [said, setSaid] = useState<{ message?: string; help?: string; at: number; fields: string[] } | null>(null);
  const busy = useRef(false);
  const { clearErrors, setError, subscribe } = form;
  const { errors } = form.formState;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name: edited }) => {
          if (edited) clearErrors(edited as FieldPath<Values>);
        },
      }),
    [subscribe, clearErrors],
  );

  const listed = (name === undefined ? [] : (said?.fields ?? [])).flatMap((field) => {
    const text = errors[field]?.message;
    return typeof text === "string" ? [{ id: `${name}-${field}`, message: text }] : [];
  });
  const problem: FormProblem | null = said && (said.message || listed.length > 0) ? { ...said, errors: listed } : null;

  function clearProblem() {
    setSaid(null);
    clearToasts();
  }
  function raise(fields: string[], message?: string, help?: string) {
    const inPageOrder = fields
      .map((field) => ({ field, box: document.getElementById(`${name}-${field}`) }))
      .sort((a, b) =>
        a.box && b.box && a.box.compareDocumentPosition(b.box) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      );
    setSaid((last) => ({ message, help, at: (last?.at ?? 0) + 1, fields: inPageOrder.map(({ field }) => field) }));
  }
  /** Says it in the form. Where SPEC section 8 names a toast too, the caller adds it: elsewhere once is enough. */
  function fail(message: string, help?: string, fields: string[] = []) {
    raise(fields, message, help);
  }
  function failCall(error: unknown, otherwise?: string) {
    const issues = error instanceof CallError ? error.issues.filter(({ path }) => path in form.getValues()) : [];
    for (const { path, message } of issues) setError(path as FieldPath<Values>, { message });
    fail(
      saidBy(error, otherwise),
      undefined,
      issues.map(({ path }) => path),
    );
  }
  /** Whether this field alone is answered as it must be; says so where it is not. */
  async function check(field: FieldPath<Values>) {
    const isRight = await form.trigger(field);
    if (!isRight) raise([field]);
    return isRight;
  }
  /** For the form's `onSubmit`: checks the answers, then does it, once at a time. */
  function submit(act: (answers: Values) => Promise<void>) {
    const checked = form.handleSubmit(
      (answers) => {
        clearProblem();
        return act(answers);
      },
      (wrong) => raise(Object.keys(wrong)),
    );
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
  return { form, problem, fail, failCall, check, clearProblem, submit };
}
