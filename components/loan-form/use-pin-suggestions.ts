"use client";

import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { FormValues } from "./section-values";

/**
 * Once a PIN code is complete, fills the city and the state that it lies in, where they are blank. They stay
 * suggestions: a PIN can cover more than one district, and the student can change both.
 */
export function usePinSuggestions(prefix: string, wanted: boolean) {
  const { getValues, setValue, clearErrors } = useFormContext<FormValues>();
  const pin = useWatch<FormValues>({ name: `${prefix}pinCode` });

  useEffect(() => {
    if (!wanted || typeof pin !== "string" || !/^[1-9]\d{5}$/.test(pin)) return;
    const stop = new AbortController();
    void fetch(`/api/pin-codes/${pin}`, { signal: stop.signal })
      .then(async (response) => (response.ok ? ((await response.json()) as { city: string; state: string }[]) : []))
      .then(([place]) => {
        for (const name of ["city", "state"] as const) {
          if (!place || getValues(prefix + name)) continue;
          setValue(prefix + name, place[name], { shouldDirty: true });
          clearErrors(prefix + name);
        }
      })
      // Only a suggestion: without an answer the student types.
      .catch(() => {});
    return () => stop.abort();
  }, [pin, prefix, wanted, getValues, setValue, clearErrors]);
}
