/** Days, the shortest and the longest that a text names; null where it names none. Five working days count as seven. */
export function processingTimes(text: string | null): { shortest: number; longest: number } | null {
  const times = [
    ...(text ?? "").matchAll(/(\d+)(?:\s*(?:-|–|to)\s*(\d+))?\s*(working |business )?(day|week|month)s?\b/gi),
  ].flatMap(([, from, to, working, unit]) => {
    const days = { day: 1, week: 7, month: 30 }[unit!.toLowerCase() as "day" | "week" | "month"];
    return [Number(from), Number(to ?? from)].map((time) => time * days * (working && days === 1 ? 7 / 5 : 1));
  });
  return times.length > 0 ? { shortest: Math.min(...times), longest: Math.max(...times) } : null;
}

const HEARSAY = /\b(broker|aggregator|agent|channel partner)\b/i;

/** What of a text the lender itself says; null where others alone say it. */
export function ownTime(text: string | null): string | null {
  const own = (text ?? "").split(";").filter((part) => !HEARSAY.test(part));
  return own.join(";").trim() || null;
}

export const daysIn = (text: string | null) => processingTimes(text)?.longest ?? null;
