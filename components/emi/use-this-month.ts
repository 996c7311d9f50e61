"use client";

import { useBrowserValue } from "@/components/ui/use-browser-value";
import { monthInIndia, parseMonthText, toMonthText, type CalendarMonth } from "@/lib/emi/calendar";

/** This month; unknown while the page is built, so that a static page does not freeze it. */
export function useThisMonth(): CalendarMonth | undefined {
  return parseMonthText(useBrowserValue(() => toMonthText(monthInIndia(Date.now())), ""));
}
