"use client";

import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { FormValues } from "./section-values";

type Place = { city: string; state: string };

/**
 * Once a PIN code is complete, fills the city and the state that it lies in, where they are blank or were filled by the
 * PIN before. They stay suggestions: a PIN can cover more than one district, and the student can change both.
 */
export function usePinSuggestions(prefix: string, wanted: boolean) {
  const { getValues, setValue, clearErrors } = useFormContext<FormValues>();
  const pin = useWatch<FormValues>({ name: `${prefix}pinCode` });
  const suggested = useRef<Partial<Place>>({});

  useEffect(() => {
    if (!wanted || typeof pin !== "string" || !/^[1-9]\d{5}$/.test(pin)) return;
    const stop = new AbortController();
    void fetch(`/api/pin-codes/${pin}`, { signal: stop.signal })
      .then(async (response) => (response.ok ? ((await response.json()) as Place[]) : []))
      .then(([place]) => {
        for (const name of ["city", "state"] as const) {
          const there = getValues(prefix + name);
          if (!place || (there && there !== suggested.current[name])) continue;
          suggested.current[name] = place[name];
          setValue(prefix + name, place[name], { shouldDirty: true });
          clearErrors(prefix + name);
        }
      })
      // Only a suggestion: without an answer the student types.
      .catch(() => {});
    return () => stop.abort();
  }, [pin, prefix, wanted, getValues, setValue, clearErrors]);
}
