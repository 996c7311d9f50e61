/** The days of a dated row, YYYY-MM-DD; null where no beginning or no end is known. */
type Validity = { validFrom: string | null; validTo: string | null };

/** From the first day to the last, both counted. @param day YYYY-MM-DD */
export const holdsOn = ({ validFrom, validTo }: Validity, day: string) =>
  (validFrom === null || validFrom <= day) && (validTo === null || day <= validTo);

/** Whether its source should have been read again by now: then it shows no figure. @param today YYYY-MM-DD */
export const isStale = ({ reviewBy }: { reviewBy: string | null }, today: string) =>
  reviewBy !== null && reviewBy < today;

/** Whether both hold on some day. */
export const overlap = (a: Validity, b: Validity) =>
  (a.validFrom === null || b.validTo === null || a.validFrom <= b.validTo) &&
  (b.validFrom === null || a.validTo === null || b.validFrom <= a.validTo);
