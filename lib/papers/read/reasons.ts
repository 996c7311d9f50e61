/** What can be wrong with a paper, in the order in which it is told. */
export const REASONS = [
  ...(["otherKind", "otherPerson", "pagesMissing", "periodGap", "periodOld", "periodShort"] as const),
  ...(["yearMissing", "monthMissing", "partMissing", "nameUnsure"] as const),
];
export type Reason = (typeof REASONS)[number];

/** What a paper comes to lack while it lies there. */
export const WITH_TIME: readonly Reason[] = ["periodOld", "yearMissing", "monthMissing"];
