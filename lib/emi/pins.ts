import { MAIN_DEFAULTS, monthsOf, readAmount, readCourse, readRate, readTenure } from "./main-inputs";
import { MOST_PINS, pinsIn } from "./pin-address";

/** A loan that was pinned: rupees, % a year, months. `pin` is how its address has it. */
export type Pinned = {
  pin: string;
  principal: number;
  annualRatePct: number;
  courseMonths: number;
  months: number;
};

/** The loans that an address pins, in its order, at most MOST_PINS and each once; what makes no sense is left out. */
export const readPins = (search: string): Pinned[] => readable(search).slice(0, MOST_PINS);

/** How many pinned loans of an address make no sense. */
export const unreadPins = (search: string): number => new Set(pinsIn(search)).size - readable(search).length;

const readable = (search: string): Pinned[] =>
  [...new Set(pinsIn(search))].flatMap((pin) => {
    const [amount = "", rate = "", course = "", months = ""] = decodeURIComponentSafely(pin.slice(4)).split(",");
    const principal = readAmount(amount).value;
    const annualRatePct = readRate(rate).value;
    const courseMonths = readCourse(course).value;
    const years = readTenure(String(Number(months) / 12)).value;
    if (principal === undefined || annualRatePct === undefined || courseMonths === undefined || years === undefined)
      return [];
    return { pin, principal, annualRatePct, courseMonths, months: monthsOf(years) };
  });

/** A query (without its "?") without this loan. */
export const withoutPin = (search: string, pin: string) =>
  search
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part !== pin)
    .join("&");

export const asInputs = ({ principal, annualRatePct, courseMonths, months }: Pinned): typeof MAIN_DEFAULTS => ({
  amount: String(principal),
  rate: String(annualRatePct),
  course: String(courseMonths),
  tenure: String(Number((months / 12).toFixed(3))),
});

function decodeURIComponentSafely(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
