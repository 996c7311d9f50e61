import { inShort } from "./currency";
import { BY_OLDER, isOnlyOlder, FACTS, inBrief, leadingRate, type FactKey } from "./facts";
import { isForNamed } from "./named-groups";
import { figureWords, rateWords } from "./rate-words";
import type { Lender, Rate, Scheme } from "./rows";
import { isWeak } from "./source-rank";

const factOf = (key: FactKey) => FACTS.find((fact) => fact.key === key)!;

/** A scheme's starting rate in % a year; null where no figure alone can be relied on. */
export const startingRate = (scheme: Scheme): number | null => factOf("rate").figure(scheme);

/** The lowest starting rate first; those in another currency after those in rupees, and those without a figure last. */
export function lowestFirst<Offer extends Scheme>(schemes: readonly Offer[]): Offer[] {
  const rank = ({ currency, rates }: Scheme) => (rates.length === 0 ? 2 : currency === "INR" ? 0 : 1);
  return [...schemes].sort(
    (a, b) => rank(a) - rank(b) || (startingRate(a) ?? Infinity) - (startingRate(b) ?? Infinity) || 0,
  );
}

/** The sentences of several schemes as one text, each once with the schemes that it is of. Null where none says it. */
function together(schemes: readonly Scheme[], say: (scheme: Scheme) => string | null): string | null {
  const said = new Map<string, string[]>();
  for (const scheme of lowestFirst(schemes)) {
    const words = say(scheme);
    if (words !== null) said.set(words, [...(said.get(words) ?? []), scheme.name]);
  }
  const [first] = said;
  if (first && first[1].length === schemes.length) return first[0];
  return [...said].map(([words, names]) => `${words} (${names.map(insideBrackets).join("; ")})`).join("; ") || null;
}

const insideBrackets = (name: string) => name.replace(/\s*\(([^)]*)\)/g, ", $1");

/** A fact of all of a lender's schemes: "9.15% a year, floating (Scholar Loan); 8.65% …", the lowest rate first. */
export const togetherWords = (key: FactKey, schemes: readonly Scheme[]) => together(schemes, factOf(key).say);

/** Above this amount: how the smallest loan of a scheme is kept that begins beyond a limit ("above ₹7.5 lakh"). */
const isAbove = (amountMin: number) => amountMin % 1000 === 1;

function amountWords(scheme: Scheme): string | null {
  const { amountMin, securedMax, unsecuredMax, unsecuredTopMax, currency } = scheme;
  const least =
    amountMin === null ? null : isAbove(amountMin) ? inShort(amountMin - 1, currency) : inShort(amountMin, currency);
  const largest = Math.max(securedMax ?? 0, unsecuredMax ?? 0, unsecuredTopMax ?? 0);
  if (largest === 0)
    return amountMin === null || least === null ? null : `${isAbove(amountMin) ? "Above" : "From"} ${least}`;
  const age = isOnlyOlder(scheme, "unsecured", "secured") ? BY_OLDER : "";
  const most = `${inShort(largest, currency)}${securedMax === null ? " without security" : ""}${age}`;
  if (amountMin === null || least === null) return `Up to ${most}`;
  return isAbove(amountMin) ? `Above ${least}, up to ${most}` : `${least} to ${most}`;
}

/** What the contract calls facts, each in an editor's own words, else in those of the lender's schemes together. */
export function lenderWords(lender: Lender) {
  const { schemes } = lender;
  return {
    interestRate: lender.interestRate ?? togetherWords("rate", schemes),
    loanAmount: lender.loanAmount ?? together(schemes, amountWords),
    securedLoanAmount: lender.securedLoanAmount ?? togetherWords("secured", schemes),
    unsecuredLoanAmount: lender.unsecuredLoanAmount ?? togetherWords("unsecured", schemes),
    margin: lender.margin ?? togetherWords("margin", schemes),
    processingFee: lender.processingFee ?? togetherWords("fee", schemes),
    loanTenure: lender.loanTenure ?? togetherWords("tenure", schemes),
    prepaymentCharges: lender.prepaymentCharges ?? togetherWords("prepayment", schemes),
    repaymentholiday: lender.repaymentHoliday ?? togetherWords("grace", schemes),
    paymentStudyPeriod: lender.paymentStudyPeriod ?? togetherWords("studying", schemes),
    countriescovered: lender.countriesCovered ?? togetherWords("countries", schemes),
  };
}

/** Of what a lender's schemes say of one fact; each scheme says its own below. */
const MOST_IN_BRIEF = 2;

function brief(schemes: readonly Scheme[], say: (scheme: Scheme) => string | null): string | null {
  const said = [...new Set(lowestFirst(schemes).flatMap((scheme) => say(scheme) ?? []))];
  const known = schemes.every((scheme) => say(scheme) !== null);
  if (said.length === 0) return null;
  if (said.length === 1 && known) return said[0]!;
  const more = said.length > MOST_IN_BRIEF ? `; ${said.length - MOST_IN_BRIEF} more` : "";
  return `${said.slice(0, MOST_IN_BRIEF).join("; ")}${more} (by scheme)`;
}

/** What a lender's page begins with: an editor's own words, else those of its schemes in brief. */
export function lenderInBrief(lender: Lender) {
  const { schemes } = lender;
  const isOne = schemes.length === 1;
  const say = (key: FactKey) =>
    isOne ? togetherWords(key, schemes) : brief(schemes, (scheme) => inBrief(factOf(key), scheme));
  return {
    interestRate: startingFrom(lender).line,
    loanAmount: lender.loanAmount ?? brief(schemes, amountWords),
    securedLoanAmount: lender.securedLoanAmount ?? say("secured"),
    unsecuredLoanAmount: lender.unsecuredLoanAmount ?? say("unsecured"),
    margin: lender.margin ?? say("margin"),
    processingFee: lender.processingFee ?? say("fee"),
    loanTenure: lender.loanTenure ?? say("tenure"),
    prepaymentCharges: lender.prepaymentCharges ?? say("prepayment"),
    repaymentholiday: lender.repaymentHoliday ?? say("grace"),
    paymentStudyPeriod: lender.paymentStudyPeriod ?? say("studying"),
    countriescovered: lender.countriesCovered ?? say("countries"),
  };
}

/** A scheme's first rate for the eye: its figure large, where it stands alone, and the rest of its words. */
export function rateInParts(rate: Rate, currency: string) {
  const { plus, fromPct, toPct } = rate;
  const top = toPct !== null && toPct > fromPct ? `, up to ${toPct}%` : "";
  const words = `${rateWords({ ...rate, toPct: null }, currency)}${top}`;
  const figure = figureWords({ fromPct, toPct: null });
  return plus === null ? { figure, rest: words.slice(figure.length).trim() } : { figure: null, rest: words };
}

/**
 * The rate that a lender's page begins with: an editor's words, else the lowest of its schemes that a better page than
 * a broker's or a table of others prints, where there is one; `pct` in % a year.
 */
export function startingFrom(lender: Pick<Lender, "interestRate" | "schemes">) {
  const lead = "Starting from";
  // What is for named groups is nobody else's headline.
  const open = lender.schemes.filter((scheme) => !isForNamed(scheme));
  const schemes = lowestFirst(open.length > 0 ? open : lender.schemes);
  const isBacked = ({ rates }: Scheme) => rates.some(({ plus, rank }) => plus === null && !isWeak(rank));
  const scheme = schemes.find(isBacked) ?? schemes[0];
  const rate = scheme && leadingRate(scheme.rates);
  if (lender.interestRate !== null || !scheme || !rate) {
    const rest = (lender.interestRate ?? "").replace(/^(starting\s+)?from\s+/i, "");
    return { lead, figure: null, rest, rate: null, scheme: null, pct: null, line: `${lead} ${rest}` };
  }
  const { figure, rest } = rateInParts(rate, scheme.currency);
  return {
    // A figure of low confidence is never a promise.
    lead: rate.confidence === "low" ? `${lead} about` : lead,
    figure,
    rest,
    rate,
    scheme,
    pct: startingRate(scheme),
    line: `${lead} ${[figure, rest].filter(Boolean).join(" ")}`,
  };
}
