/** Calendar days in India, as YYYY-MM-DD: what a date means everywhere in the product. */

/** Milliseconds. India has no summer time, so every day is as long. */
export const DAY = 86_400_000;
const dayInIndia = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Asia/Kolkata",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The calendar day in India at a moment. */
export const dayOf = (moment: Date) => dayInIndia.format(moment);

/** The day a number of days later. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
