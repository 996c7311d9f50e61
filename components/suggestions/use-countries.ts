"use client";

import { useDeferredValue, useMemo } from "react";
import { post } from "@/lib/browser/post";
import { useCall } from "@/lib/browser/use-call";

const BUILT_IN = ["United States", "United Kingdom", "Canada", "Australia", "Germany", "India"];
const NONE: readonly string[] = [];

/** By country and what was typed; "" is the list of countries. */
const asked = new Map<string, Promise<unknown>>();

function readOnce<T>(what: string, read: () => Promise<T>) {
  const reading = (asked.get(what) as Promise<T> | undefined) ?? read();
  asked.set(what, reading);
  reading.catch(() => asked.delete(what));
  return reading;
}

const readCountries = () =>
  readOnce("", async () => (await post<{ name: string }[]>("countries/read")).data.map(({ name }) => name));
type Found = { university: string[]; isWhole: boolean };
const readUniversities = (country: string, search: string) =>
  readOnce(`${country}\n${search}`, async () => (await post<Found>("countries/read", { country, search })).data);

export function useCountries(wanted = true) {
  const call = useCall(wanted ? readCountries : null);
  return call.state === "ready" ? call.data : BUILT_IN;
}

/** Names of a country's universities; where there are too many, those that hold what is typed. */
export function useUniversities(country: string, typed: string) {
  const all = useCall(useMemo(() => (country ? () => readUniversities(country, "") : null), [country]));
  const search = useDeferredValue(all.state === "ready" && !all.data.isWhole ? typed.trim() : "");
  const some = useCall(useMemo(() => (search ? () => readUniversities(country, search) : null), [country, search]));
  const call = search ? some : all;
  return call.state === "ready" ? call.data.university : NONE;
}
