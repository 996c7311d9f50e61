"use client";

import { useSyncExternalStore } from "react";
import { monthInIndia, parseMonthText, toMonthText, type CalendarMonth } from "@/lib/emi/calendar";

const nothing = () => () => {};

/** This month; unknown while the page is built, so that a static page does not freeze it. */
export function useThisMonth(): CalendarMonth | undefined {
  const text = useSyncExternalStore(
    nothing,
    () => toMonthText(monthInIndia(Date.now())),
    () => "",
  );
  return parseMonthText(text);
}
