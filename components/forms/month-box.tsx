import type { ComponentProps } from "react";
import { MonthInput } from "@/components/ui/month-input";
import { useServerDay } from "./use-server-day";

export function MonthBox(props: Omit<ComponentProps<typeof MonthInput>, "firstYear">) {
  const day = useServerDay();
  return <MonthInput {...props} firstYear={day === "" ? undefined : Number(day.slice(0, 4))} />;
}
