import { inShort } from "./currency";
import { BY_OLDER, isOnlyOlder, FACTS, feeWords, inBrief, MOST_NAMED, placeWords, type FactKey } from "./facts";
import type { Lender, Scheme } from "./rows";
import { lowestFirst } from "./words";

/** A fact in a few words; null is unknown. `scope`: for which schemes they hold; `rest`: what was left out. */
export type HeroFact = { words: string | null; scope: string | null; rest: string | null };

type Summary = {
  isIn: (scheme: Scheme) => boolean;
  words: (schemes: readonly Scheme[]) => string;
  rest: (scheme: Scheme) => string | null;
  byPlace?: true;
};

const UNKNOWN: HeroFact = { words: null, scope: null, rest: null };
const share = (pct: number) => (pct === 0 ? "Nil" : `${pct}%`);
const known = (figures: readonly (number | null)[]) => figures.filter((figure) => figure !== null);
const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** "Up to ₹50 lakh", "₹7.5 lakh to ₹50 lakh": of limits, one a scheme. A scheme that lends nothing has no lower end. */
function limits(amounts: readonly number[], currency: string): string | null {
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  if (amounts.length === 0) return null;
  if (most === 0) return "Not lent";
  return least === most || least === 0
    ? `Up to ${inShort(most, currency)}`
    : `${inShort(least, currency)} to ${inShort(most, currency)}`;
}

function shares(pcts: readonly number[]): string | null {
  const [least, most] = [Math.min(...pcts), Math.max(...pcts)];
  if (pcts.length === 0) return null;
  return least === most ? share(least) : `${share(least)} to ${share(most)}`;
}

function unsecured(schemes: readonly Scheme[]): string {
  const currency = schemes[0]!.currency;
  const firm = known(schemes.map(({ unsecuredMax }) => unsecuredMax));
  const top = Math.max(0, ...known(schemes.map(({ unsecuredTopMax }) => unsecuredTopMax)));
  const all = limits(firm, currency);
  const some = top > Math.max(0, ...firm) ? `Up to ${inShort(top, currency)} for some` : null;
  return all !== null && some !== null && all !== "Not lent" ? `${all}; ${lowerFirst(some)}` : (some ?? all)!;
}

function margin(schemes: readonly Scheme[]): string {
  const home = shares(known(schemes.map(({ inIndia, marginIndiaPct }) => (inIndia ? marginIndiaPct : null))));
  const away = shares(
    known(schemes.map(({ abroad, marginAbroadPct }) => (abroad === "none" ? null : marginAbroadPct))),
  );
  if (home === away) return home!;
  if (home !== null && away !== null) return `${home} in India, ${lowerFirst(away)} abroad`;
  return home === null ? `${away} abroad` : `${home} in India`;
}

function fee(schemes: readonly Scheme[]): string {
  const feeOf = FACTS.find(({ key }) => key === "fee")!.figure;
  const byFee = [...schemes].sort((a, b) => (feeOf(a) ?? Infinity) - (feeOf(b) ?? Infinity));
  const [least, most] = [feeWords(byFee[0]!)!, feeWords(byFee.at(-1)!)!];
  if (least === most || most.startsWith("Nil")) return most;
  if (least === "Nil") return `Nil to ${most.replace(/^Up to /, "")}`;
  return most.startsWith("Up to") ? most : `${least} to ${most}`;
}

const ofTheirAge = (fact: string, schemes: readonly Scheme[], words: string) =>
  schemes.every((scheme) => isOnlyOlder(scheme, fact)) ? `${words}${BY_OLDER}` : words;

const SUMMARIES = {
  unsecured: {
    isIn: ({ unsecuredMax, unsecuredTopMax }) => unsecuredMax !== null || unsecuredTopMax !== null,
    words: (schemes) => ofTheirAge("unsecured", schemes, unsecured(schemes)),
    rest: ({ unsecuredTopIf }) => unsecuredTopIf && `More only if ${unsecuredTopIf}`,
  },
  secured: {
    isIn: ({ securedMax }) => securedMax !== null,
    words: (schemes) =>
      ofTheirAge("secured", schemes, limits(known(schemes.map(({ securedMax }) => securedMax)), schemes[0]!.currency)!),
    rest: ({ securityNote }) => securityNote,
  },
  margin: {
    isIn: ({ inIndia, abroad, marginIndiaPct, marginAbroadPct }) =>
      (inIndia && marginIndiaPct !== null) || (abroad !== "none" && marginAbroadPct !== null),
    words: margin,
    rest: ({ marginNote }) => marginNote,
    byPlace: true,
  },
  fee: { isIn: (scheme) => feeWords(scheme) !== null, words: fee, rest: ({ feeNote }) => feeNote },
  countries: {
    isIn: (scheme) => placeWords(scheme) !== null,
    words: (schemes) =>
      placeWords(
        {
          inIndia: schemes.some(({ inIndia }) => inIndia),
          abroad:
            (["any", "open", "named"] as const).find((kind) => schemes.some(({ abroad }) => abroad === kind)) ?? "none",
          countries: [...new Set(schemes.flatMap(({ countries }) => countries))],
        },
        MOST_NAMED,
      )!,
    rest: () => null,
    byPlace: true,
  },
} as const satisfies Partial<Record<FactKey, Summary>>;

const publishedFor = (schemes: readonly unknown[], all: readonly unknown[]) =>
  schemes.length < all.length ? `for ${schemes.length} of ${all.length} schemes` : null;

/** What a lender's schemes say of a fact together, and for how many of them it is published. */
function together(key: keyof typeof SUMMARIES, all: readonly Scheme[]): HeroFact {
  const { isIn, words, rest, byPlace }: Summary = SUMMARIES[key];
  const schemes = all.filter((scheme) => isIn(scheme) && scheme.currency === all[0]!.currency);
  if (schemes.length === 0) return withoutFigures(all, rest);
  const fact = FACTS.find((one) => one.key === key)!;
  const [only, ...others] = new Set(schemes.map(rest));
  const isOne = others.length === 0;
  const differ = !isOne || (!byPlace && new Set(schemes.map((scheme) => inBrief(fact, scheme))).size > 1);
  return {
    words: words(schemes),
    scope: publishedFor(schemes, all) ?? (differ ? "by scheme" : null),
    rest: (isOne && only) || null,
  };
}

function withoutFigures(all: readonly Scheme[], rest: Summary["rest"]): HeroFact {
  const said = all.flatMap((scheme) => rest(scheme) ?? []);
  if (said.length === 0) return UNKNOWN;
  return {
    words: said[0]!,
    scope: publishedFor(said, all) ?? (new Set(said).size > 1 ? "by scheme" : null),
    rest: null,
  };
}

function ownWords(text: string): HeroFact {
  const [words = text, ...rest] = text.split(/;\s+|\.\s+(?=[A-Z])/);
  return { words, scope: null, rest: rest.length > 0 ? text.slice(words.length + 1).trim() : null };
}

/** What SPEC section 2 wants on a lender's first screen: an editor's own words, else what the schemes say together. */
export function heroFacts(lender: Lender) {
  const schemes = lowestFirst(lender.schemes);
  const say = (text: string | null, key?: keyof typeof SUMMARIES) =>
    text !== null ? ownWords(text) : key ? together(key, schemes) : UNKNOWN;
  return {
    time: say(lender.loanProcessingTime),
    fee: say(lender.processingFee, "fee"),
    margin: say(lender.margin, "margin"),
    earlyRepayment: say(lender.earlyRepayment),
    unsecured: say(lender.unsecuredLoanAmount, "unsecured"),
    secured: say(lender.securedLoanAmount, "secured"),
    collateral: say(lender.collateral),
    countries: say(lender.countriesCovered, "countries"),
  } as const satisfies Record<string, HeroFact>;
}
export type HeroFactKey = keyof ReturnType<typeof heroFacts>;
