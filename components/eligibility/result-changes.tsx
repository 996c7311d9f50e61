import { ChangedSince, type ChangedSinceProps } from "@/components/lender/changed-since";
import type { Answers, Exchange } from "@/lib/eligibility/answers";
import { costEffect } from "@/lib/eligibility/cost-effect";
import type { Rulebook } from "@/lib/eligibility/schema";

const ALL: readonly string[] = [];

/** What changed in all schemes, with what it means for these answers. */
export const ResultChanges = ({
  rulebook,
  answers,
  exchange,
  ...notice
}: Pick<ChangedSinceProps, "since" | "onAccept"> & { rulebook: Rulebook; answers: Answers; exchange: Exchange }) => (
  <ChangedSince {...notice} schemes={ALL} effectOf={(change) => costEffect(rulebook, change, answers, exchange)} />
);
