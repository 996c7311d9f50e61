"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFormContext, useWatch } from "react-hook-form";
import type { FormValues } from "./section-values";

export type Place = { city: string; state: string };

/**
 * Once a PIN code is complete, fills the city and the state that it lies in, where they are blank or were filled by the
 * PIN before. They stay suggestions, and the student can change both. A PIN that covers more than one district gives
 * all of them as `places`, for `choose` to fill in another one.
 */
export function usePinSuggestions(prefix: string, wanted: boolean) {
  const { getValues, setValue, clearErrors } = useFormContext<FormValues>();
  const pin = useWatch<FormValues>({ name: `${prefix}pinCode` });
  const suggested = useRef<Partial<Place>>({});
  const [found, setFound] = useState<{ pin: unknown; places: readonly Place[] }>({ pin: "", places: [] });

  const fill = useCallback(
    (name: keyof Place, place: Place) => {
      suggested.current[name] = place[name];
      flushSync(() => setValue(prefix + name, place[name], { shouldDirty: true }));
      clearErrors(prefix + name);
      // Somebody who was about to type the city goes on typing: over what was filled in, not behind it.
      const box = document.activeElement;
      if (box instanceof HTMLInputElement && box.id === prefix + name) box.select();
    },
    [prefix, setValue, clearErrors],
  );

  useEffect(() => {
    if (!wanted || typeof pin !== "string" || !/^[1-9]\d{5}$/.test(pin)) return;
    const stop = new AbortController();
    void fetch(`/api/pin-codes/${pin}`, { signal: stop.signal })
      .then(async (response) => (response.ok ? ((await response.json()) as Place[]) : []))
      .then((places) => {
        setFound({ pin, places });
        const [likeliest] = places;
        for (const name of ["city", "state"] as const) {
          const there = getValues(prefix + name);
          if (likeliest && (!there || there === suggested.current[name])) fill(name, likeliest);
        }
      })
      // Only a suggestion: without an answer the student types.
      .catch(() => {});
    return () => stop.abort();
  }, [pin, prefix, wanted, getValues, fill]);

  const choose = useCallback(
    (place: Place) => {
      fill("city", place);
      fill("state", place);
    },
    [fill],
  );
  return { places: wanted && found.pin === pin && found.places.length > 1 ? found.places : [], choose };
}
