"use client";

import { useMemo } from "react";
import { post } from "@/lib/browser/post";
import { useCall } from "@/lib/browser/use-call";

/** Suggested when the list cannot be read (SPEC section 7). */
const BUILT_IN = ["United States", "United Kingdom", "Canada", "Australia", "Germany", "India"];
const NONE: readonly string[] = [];

/** What was asked for, by country; "" is the list of countries. Kept for the visit: it is the same on every step. */
const asked = new Map<string, Promise<readonly string[]>>();

function readOnce(country: string, read: () => Promise<readonly string[]>) {
  const reading = asked.get(country) ?? read();
  asked.set(country, reading);
  reading.catch(() => asked.delete(country));
  return reading;
}

const readCountries = () =>
  readOnce("", async () => (await post<{ name: string }[]>("countries/read")).data.map(({ name }) => name));
const readUniversities = (country: string) =>
  readOnce(country, async () => (await post<{ university: string[] }>("countries/read", { country })).data.university);

/** Names of countries to suggest; the built-in list when the call fails. */
export function useCountries(wanted = true) {
  const call = useCall(wanted ? readCountries : null);
  return call.state === "ready" ? call.data : BUILT_IN;
}

/** Names of a country's universities to suggest; none without a listed country. */
export function useUniversities(country: string) {
  const call = useCall(useMemo(() => (country ? () => readUniversities(country) : null), [country]));
  return call.state === "ready" ? call.data : NONE;
}
