import type { SourceRank } from "@/lib/generated/prisma/enums";

/** Whose page a source is, by what its name or address holds; the first that fits counts. */
const SITES: readonly (readonly [rank: SourceRank, ...sites: string[]])[] = [
  // Over many lenders, or over what lenders commonly do.
  [
    "table",
    "kintsugi-cybercup",
    "sarkariresultold",
    "tables of Baroda Scholar rates",
    "arthzo.com",
    "nsvfinserv.com",
    "Papers that lenders' and brokers' lists agree on",
    "The list of papers that lenders and brokers",
    "wemakescholars.com/education-loan/kerala",
    "ulektznews.com",
  ],
  ["release", "newspatrolling.com"],
  [
    "officialText",
    "RBI/",
    "model scheme of the Indian Banks' Association",
    "lidcom.maharashtra.gov.in",
    "scribd.com/document/722644310",
    "goanewslink.com",
    "thepriest.in",
    "egovtschemes.com",
  ],
  [
    "newspaper",
    ...["livemint.com", "indiatoday.in", "indianexpress.com", "business-standard.com", "indiatvnews.com"],
    ...["businesstoday.in", "Business Standard", "The Economic Times", "stored news copies"],
    ...["theblunttimes.in", "goanewshub.com", "stuffunknown.com", "sakshipost.com"],
  ],
  [
    "broker",
    ...["50cutoffpoints", "abroadcube", "bankbazaar", "banksathi", "buddy4study", "businessnewsthisweek", "careers360"],
    ...[
      "collegedunia",
      "collegeking",
      "eduloans.org",
      "elitewealth.in",
      "eduxpress",
      "financedragon",
      "fly.finance",
      "foreignadmits",
    ],
    ...["gradright", "gyandhan", "ideasforstudents", "ikhedutportalgujarat", "jaano.in", "letsenrol", "leverageedu"],
    ...["loansubsidy.in", "logintoloans", "myopps.in", "myrupaya", "nomadcredit", "paydayloans-info", "policybazaar"],
    ...[
      "shiksha",
      "theinterviewtimes",
      "unicreds",
      "webindia123",
      "wemakescholars",
      "wise.com",
      "pages.dev copy of Buddy4Study",
    ],
    ...["propelld.com/site/blog", "propelld.com/blog/pnb"],
    ...["propelld.com (page on IDFC", "propelld.com (pages on IDFC", "propelld.com blog on Baroda"],
    "propelld.com page on Union Bank",
  ],
  [
    "ownPage",
    ...["auxilo.com", "avanse.com", "axis.bank.in", "axisbank.com"],
    ...["bank.sbi", "bankofbaroda", "bankofindia.com", "bankofmaharashtra", "biginius.com", "canarabank.com"],
    ...["collegesintamilnadu.com", "cosmosbank.com", "credila.com", "harcobank.org.in", "hdfc.bank.in", "hdfcbank.com"],
    ...["icici.bank.in", "icicibank.com", "idfcfirstbank.com", "incred.com", "iob.in", "milannmdfc.org"],
    ...["mpowerfinancing.com", "nbcfdc.gov.in", "nkgsb-bank.com", "nstfdc", "pnbindia", "prodigyfinance.com"],
    ...["propelld.com/blog/education-loan-interest-rates-at-propelld", "propelld.com (page on the moratorium)"],
    ...["saraswatbank.com", "sbi.co.in", "scribd.com document 467610053", "southindianbank.com", "tatacapital.com"],
    ...["teachersbadi", "unionbankofindia.co.in"],
  ],
  // Said on Credila, which did not write it.
  ["broker", "propelld.com"],
];

/** Under a strange address: a copy of the page that it shows. */
const COPIES = [
  "biginius.com/",
  "collegesintamilnadu.com",
  "copy of",
  "egovtschemes.com",
  "goanewslink.com",
  "newspatrolling.com",
  "scribd.com",
  "stuffunknown.com",
  "teachersbadi",
  "thepriest.in",
];

const holds = (source: string, site: string) => source.toLowerCase().includes(site.toLowerCase());

/** Undefined for a source whose site stands in no row. */
export const knownRank = (source: string): SourceRank | undefined =>
  SITES.find(([, ...sites]) => sites.some((site) => holds(source, site)))?.[0];

/** @throws for a source whose site stands in no row: say what it is, or it would be shown as less or more */
export function rankOf(source: string): { rank: SourceRank; isCopy: boolean } {
  const rank = knownRank(source);
  if (!rank) throw new Error(`source-ranks.ts does not say whose page this is: ${source}`);
  return { rank, isCopy: COPIES.some((copy) => holds(source, copy)) };
}
