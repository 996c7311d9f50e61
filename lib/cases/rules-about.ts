import type { LenderKind } from "@/lib/generated/prisma/enums";
import { type HeldRule, type LawRule, rulesThatHold } from "@/lib/law/rules";
import type { CaseStep } from "./kinds";
import { type milestones, sanctionOf } from "./state";

type Use = "tracker" | "offer";

/** The rules that a student should know at a step of a case, by their ids, in the order in which they are read. */
const ABOUT: Record<CaseStep, { use: Use; ids: readonly string[] } | null> = {
  chosen: null,
  withLender: null,
  sanctioned: {
    use: "offer",
    ids: [
      "kfs-given",
      "kfs-validity-3wd",
      "kfs-charge-not-listed",
      "gst-fee-18",
      "prepay-floating-2026",
      "prepay-disclosed-other",
      "penal-charges-2024",
      "bundling-2027",
      "foreign-no-rbi",
    ],
  },
  accepted: { use: "offer", ids: ["kfs-given", "kfs-schedule", "interest-from-payout", "foreign-no-rbi"] },
  paidOut: { use: "offer", ids: ["interest-from-payout", "study-simple-iba", "prepay-floating-2026"] },
  declined: {
    use: "tracker",
    ids: ["reject-reasons-bank", "reject-higher-authority", "service-area", "nbfc-reasons-not-found", "foreign-no-rbi"],
  },
  withdrawn: null,
};
/** Rules of one kind of rate, which are left out where the sanction names the other. */
const OF_RATE: Partial<Record<string, "floating" | "fixed">> = {
  "prepay-floating-2026": "floating",
  "prepay-disclosed-other": "fixed",
};

/** The rules that hold for what stands at this step of a case. @param rules by what they are used for */
export function rulesAbout(
  { step, effective }: Pick<ReturnType<typeof milestones>, "step" | "effective">,
  lenderKind: LenderKind | null,
  today: string,
  rules: Record<Use, readonly LawRule[]>,
): HeldRule[] {
  const about = ABOUT[step];
  if (!about) return [];
  const held = rulesThatHold(rules[about.use], lenderKind, today);
  const sanction = sanctionOf(effective);
  const refusal = effective.findLast(({ kind }) => kind === "declined");
  return about.ids.flatMap((id) => {
    const rateType = OF_RATE[id];
    if (rateType && sanction?.rateType && sanction.rateType !== rateType) return [];
    if (id === "service-area" && refusal?.reason !== "serviceArea") return [];
    return held.get(id) ?? [];
  });
}
