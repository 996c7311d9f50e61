"use client";

import { useEffect, useState } from "react";
import { post } from "@/lib/browser/post";

/** Suggested when the list cannot be read (SPEC section 7). */
const BUILT_IN = ["United States", "United Kingdom", "Canada", "Australia", "Germany", "India"];

// Kept for the visit: the lists are the same on every step.
let countries: Promise<string[]> | undefined;
const universities = new Map<string, Promise<string[]>>();

async function readCountries() {
  try {
    const { data } = await post<{ name: string }[]>("countries/read");
    return data.map(({ name }) => name);
  } catch {
    countries = undefined;
    return BUILT_IN;
  }
}

async function readUniversities(country: string) {
  try {
    const { data } = await post<{ university: string[] }>("countries/read", { country });
    return data.university;
  } catch {
    universities.delete(country);
    return [];
  }
}

/** Names of countries to suggest; the built-in list when the call fails. */
export function useCountries(wanted = true) {
  const [names, setNames] = useState<readonly string[]>(BUILT_IN);
  useEffect(() => {
    if (wanted) void (countries ??= readCountries()).then(setNames);
  }, [wanted]);
  return names;
}

/** Names of a country's universities to suggest; none without a listed country. */
export function useUniversities(country: string) {
  const [found, setFound] = useState<{ country: string; names: readonly string[] }>({ country: "", names: [] });
  useEffect(() => {
    if (!country) return;
    const reading = universities.get(country) ?? readUniversities(country);
    universities.set(country, reading);
    let current = true;
    void reading.then((names) => current && setFound({ country, names }));
    return () => {
      current = false;
    };
  }, [country]);
  return found.country === country ? found.names : [];
}
