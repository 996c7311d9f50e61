import { type ComponentProps, useMemo } from "react";
import type { Order } from "@/lib/eligibility/answers";
import type { Candidates } from "@/lib/eligibility/candidates";
import { asksInstitute, check } from "@/lib/eligibility/check";
import { Results } from "./results";

/**
 * The engine with what it finds: both are fetched once there is something to find.
 * @param found where a call gave the schemes: over which months they are compared, and whether the institute matters
 */
export function FoundResults({
  order,
  found,
  ...given
}: Omit<ComponentProps<typeof Results>, "result" | "isInstituteAsked"> & {
  order: Order;
  found: Candidates | null | undefined;
}) {
  const { rulebook, answers, exchangeRates } = given;
  const months = found?.comparedMonths;
  const result = useMemo(
    () => check(rulebook, answers, exchangeRates, order, months),
    [rulebook, answers, exchangeRates, order, months],
  );
  const isInstituteAsked = useMemo(
    () => found?.asksInstitute ?? asksInstitute(rulebook, answers, exchangeRates),
    [rulebook, answers, exchangeRates, found],
  );
  return <Results {...given} result={result} isInstituteAsked={isInstituteAsked} />;
}
