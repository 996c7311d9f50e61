import { ChangedSince, type ChangedSinceProps } from "@/components/lender/changed-since";
import type { Answers, Exchange } from "@/lib/eligibility/answers";
import { costEffect } from "@/lib/eligibility/cost-effect";
import type { Rulebook } from "@/lib/eligibility/schema";

/** What changed in these schemes, in all where none is named, with what it means for these answers. */
export const ResultChanges = ({
  rulebook,
  answers,
  exchange,
  ...notice
}: Omit<ChangedSinceProps, "effectOf"> & { rulebook: Rulebook; answers: Answers; exchange: Exchange }) => (
  <ChangedSince {...notice} effectOf={(change) => costEffect(rulebook, change, answers, exchange)} />
);
