"use client";

import { useServerDay } from "@/components/forms/use-server-day";
import { parseMonthText, type CalendarMonth } from "@/lib/emi/calendar";

/** This month by the server's clock; unknown while the page is built, so that a static page does not freeze it. */
export const useThisMonth = (): CalendarMonth | undefined => parseMonthText(useServerDay().slice(0, 7));
