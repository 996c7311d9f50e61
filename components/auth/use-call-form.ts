"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from "react-hook-form";
import type * as z from "zod";
import { failure as toastFailure } from "@/components/ui/toast";
import { CallError } from "@/lib/http/post";

/**
 * A form that ends in a call: the call's own schema, one `problem` for what the server or the phone service said, and
 * the server's issues at their fields. Errors of a field go when it is edited.
 */
export function useCallForm<Values extends FieldValues>(schema: z.ZodType<Values, Values>, defaultValues: DefaultValues<Values>) {
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues, mode: "onSubmit", reValidateMode: "onSubmit" });
  const [problem, setProblem] = useState<{ message: string; at: number } | null>(null);
  const { clearErrors, setError, subscribe } = form;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ name }) => { if (name) clearErrors(name as FieldPath<Values>); } }),
    [subscribe, clearErrors],
  );

  /** Says it in the form and as a toast (DECISIONS 14). */
  function fail(message: string) {
    setProblem((last) => ({ message, at: (last?.at ?? 0) + 1 }));
    toastFailure(message);
  }
  /** What a failed call has to say; `fallback` where it says nothing. */
  function failCall(error: unknown, fallback: string) {
    const issues = error instanceof CallError ? error.issues : [];
    for (const { path, message } of issues) {
      if (path in form.getValues()) setError(path as FieldPath<Values>, { message });
    }
    fail((error instanceof Error && error.message) || fallback);
  }
  return { form, problem, fail, failCall, clearProblem: () => setProblem(null) };
}
