import type { AdmissionStatus, EducationLevel } from "@/lib/admission";
import { NOTHING_SAID, type Personal } from "@/lib/lenders/named-groups";
import type { Answers } from "./answers";
import { check } from "./check";
import { rulebookOfSeed } from "./testing";

/**
 * More students, for the lenders that came on 2026-11-25: the last public banks, private and co-operative banks, and
 * loans of the state. Outcomes were reasoned from the sources before the engine was run, at the limits where they lie:
 *
 * Bank of Maharashtra: 7.5 without, 20 with; lists in India on a page from before 2019, abroad without a limit.
 * Punjab & Sind: 7.5 without, with security no limit; Excellence 20 at its institutes. Cosmos: 125 abroad, 50 in India,
 * silent on security. IDBI: 75 and 7.5 abroad, by country; 20 in India. South Indian: above 7.5, 150, always security,
 * an earner, an age. Saraswat: 5 without; 500 abroad, 150 in India, above 75 for medicine. Karnataka: 20, silent on
 * security. NKGSB: 150; without only 5 in India. Kalupur: Gujarat and Maharashtra, no limit. Kotak, Karur Vysya: 7.5
 * without; 10 in India, 20 abroad; Karur Vysya by brokers 150. Federal: the same, for some courses; Scholars without a
 * limit. Haryana: 5 and 40; a first degree abroad has to be job-oriented. Tamilnad: 10 and 20, silent on security.
 * Bihar 4; Gujarat 15, unreserved to 6 of income with property, SEBC to 6, EBC to 4.5; SC 30 and 40, backward classes
 * 15 and 20 to 3 of income; minorities 20 and 30 to 8; a disability 50; tribes 10 in India; Goa 16.
 */
const LAKH = 100_000;
const CRORE = 100 * LAKH;

const LENDERS = {
  bom: "bank-of-maharashtra",
  psb: "punjab-and-sind-bank",
  cosmos: "cosmos-bank",
  idbi: "idbi-bank",
  sib: "south-indian-bank",
  saraswat: "saraswat-bank",
  kbl: "karnataka-bank",
  nkgsb: "nkgsb-bank",
  kalupur: "kalupur-bank",
  kotak: "kotak-mahindra-bank",
  kvb: "karur-vysya-bank",
  federal: "federal-bank",
  haryana: "haryana-state-cooperative-apex-bank",
  tmb: "tamilnad-mercantile-bank",
  bihar: "bihar-student-credit-card",
  gueedc: "gujarat-gueedc",
  dcw: "gujarat-developing-castes",
  nsfdc: "nsfdc",
  nbcfdc: "nbcfdc",
  nmdfc: "nmdfc",
  ndfdc: "ndfdc",
  nstfdc: "nstfdc",
  goa: "goa-gedc",
};
const STATE = ["bihar", "gueedc", "dcw", "nsfdc", "nbcfdc", "nmdfc", "ndfdc", "nstfdc", "goa"];

type More = Partial<Pick<Answers, "coApplicant" | "courseMonths">> & {
  admission?: AdmissionStatus;
  /** Of no group that is not named; null where nothing was said. */
  personal?: Partial<Personal> | null;
};
const NOBODY: Personal = { state: "none", community: "none", minority: "none", disability: "none", income: "none" };

const asked = (
  country: string,
  level: EducationLevel,
  amount: number,
  security: "with" | "without",
  premier: Answers["premier"],
  { personal = {}, ...more }: More = {},
): Answers => ({
  ...{ country, level, amount, security: security === "with", premier },
  ...{ admission: "confirmed_admission", coApplicant: "earning", courseMonths: 24, years: 10 },
  ...more,
  personal: personal === null ? NOTHING_SAID : { ...NOBODY, ...personal },
});

const GUJARAT = { state: "GJ", community: "unreserved", income: "600000" };
const SC = { community: "sc", income: "300000" };

const STUDENTS: readonly (readonly [who: string, asked: Answers, fits: string, onlyIf: string])[] = [
  // ---- banks, in India
  [
    "a private college, 5 lakh",
    asked("IN", "undergraduate", 5 * LAKH, "without", "no"),
    "bom psb saraswat kotak kvb haryana",
    "cosmos idbi kbl nkgsb federal tmb",
  ],
  [
    "a private college, 7.5 lakh",
    asked("IN", "undergraduate", 7.5 * LAKH, "without", "no"),
    "bom psb kotak kvb",
    "cosmos idbi kbl federal tmb",
  ],
  [
    "a private college, a rupee above 7.5 lakh",
    asked("IN", "undergraduate", 7.5 * LAKH + 1, "without", "no"),
    "",
    "cosmos idbi kbl tmb",
  ],
  [
    "a private college, 10 lakh with security",
    asked("IN", "undergraduate", 10 * LAKH, "with", "no"),
    "bom cosmos idbi saraswat kbl nkgsb kotak kvb haryana tmb",
    "psb federal",
  ],
  [
    "a rupee above 10 lakh with security: the limit abroad is not that in India",
    asked("IN", "undergraduate", 10 * LAKH + 1, "with", "no"),
    "bom cosmos idbi saraswat kbl nkgsb kvb haryana",
    "psb",
  ],
  [
    "an IIM, 20 lakh with security",
    asked("IN", "postgraduate", 20 * LAKH, "with", "yes"),
    "bom psb cosmos idbi saraswat kbl nkgsb kvb haryana",
    "federal",
  ],
  [
    "an IIM, a rupee above 20 lakh with security",
    asked("IN", "postgraduate", 20 * LAKH + 1, "with", "yes"),
    "cosmos saraswat nkgsb kvb haryana",
    "bom psb federal",
  ],
  [
    "an IIM, 20 lakh without security",
    asked("IN", "postgraduate", 20 * LAKH, "without", "yes"),
    "psb",
    "bom cosmos idbi kbl federal",
  ],
  [
    "the same, not sure about lists",
    asked("IN", "postgraduate", 20 * LAKH, "without", "unknown"),
    "",
    "psb bom cosmos idbi kbl federal",
  ],
  [
    "a private medical college, 60 lakh with security",
    asked("IN", "undergraduate", 60 * LAKH, "with", "no"),
    "saraswat nkgsb kvb",
    "psb",
  ],
  ["1 crore in India with security", asked("IN", "undergraduate", CRORE, "with", "no"), "nkgsb kvb", "saraswat psb"],
  ["a rupee above 1.5 crore in India", asked("IN", "undergraduate", 1.5 * CRORE + 1, "with", "no"), "", "psb"],
  // ---- banks, abroad
  [
    "the USA, 5 lakh without security",
    asked("US", "postgraduate", 5 * LAKH, "without", "no"),
    "bom psb saraswat kotak kvb haryana",
    "cosmos idbi kbl federal tmb",
  ],
  [
    "the USA, 20 lakh with security",
    asked("US", "postgraduate", 20 * LAKH, "with", "no"),
    "bom cosmos saraswat kbl nkgsb kotak kvb haryana tmb",
    "psb idbi sib federal",
  ],
  [
    "the USA, a rupee above 20 lakh with security",
    asked("US", "postgraduate", 20 * LAKH + 1, "with", "no"),
    "cosmos saraswat nkgsb kvb haryana",
    "psb idbi sib",
  ],
  [
    "the USA, 40 lakh with security",
    asked("US", "postgraduate", 40 * LAKH, "with", "no"),
    "cosmos saraswat nkgsb kvb haryana",
    "psb idbi sib",
  ],
  [
    "the USA, a rupee above 40 lakh",
    asked("US", "postgraduate", 40 * LAKH + 1, "with", "no"),
    "cosmos saraswat nkgsb kvb",
    "psb idbi sib",
  ],
  [
    "the USA, a rupee above 75 lakh",
    asked("US", "postgraduate", 75 * LAKH + 1, "with", "no"),
    "cosmos saraswat nkgsb kvb",
    "psb sib",
  ],
  [
    "the USA, a rupee above 1.25 crore",
    asked("US", "postgraduate", 1.25 * CRORE + 1, "with", "no"),
    "saraswat nkgsb kvb",
    "psb sib",
  ],
  ["the USA, a rupee above 1.5 crore", asked("US", "postgraduate", 1.5 * CRORE + 1, "with", "no"), "saraswat", "psb"],
  ["the USA, 5 crore", asked("US", "postgraduate", 5 * CRORE, "with", "no"), "saraswat", "psb"],
  ["the USA, a rupee above 5 crore", asked("US", "postgraduate", 5 * CRORE + 1, "with", "no"), "", "psb"],
  [
    "a listed university, 1 crore without security",
    asked("US", "postgraduate", CRORE, "without", "yes"),
    "",
    "bom cosmos",
  ],
  [
    "the USA, a first degree",
    asked("US", "undergraduate", 20 * LAKH, "with", "no", { courseMonths: 48 }),
    "bom cosmos saraswat kbl nkgsb kotak kvb tmb",
    "psb idbi sib federal haryana",
  ],
  [
    "Georgia, medicine: on no list",
    asked("GE", "undergraduate", 20 * LAKH, "with", "no", { courseMonths: 72 }),
    "",
    "bom psb cosmos idbi sib saraswat kbl nkgsb kotak kvb federal haryana tmb",
  ],
  [
    "Kyrgyzstan, 20 lakh without security",
    asked("KG", "undergraduate", 20 * LAKH, "without", "no", { courseMonths: 66 }),
    "",
    "cosmos kbl tmb",
  ],
  [
    "Russia, 5 lakh",
    asked("RU", "postgraduate", 5 * LAKH, "without", "no"),
    "",
    "bom psb cosmos idbi saraswat kbl kotak kvb federal haryana tmb",
  ],
  [
    "Germany, parents without income",
    asked("DE", "postgraduate", 8 * LAKH, "with", "no", { coApplicant: "notEarning" }),
    "",
    "bom psb cosmos idbi saraswat kbl nkgsb kotak kvb federal haryana tmb",
  ],
  ["Germany, no co-applicant", asked("DE", "postgraduate", 8 * LAKH, "with", "no", { coApplicant: "none" }), "", ""],
  [
    "Germany, yet to apply",
    asked("DE", "postgraduate", 8 * LAKH, "with", "no", { admission: "competitive_exams" }),
    "",
    "",
  ],
  // ---- loans of the state
  [
    "Bihar, 4 lakh",
    asked("IN", "undergraduate", 4 * LAKH, "without", "no", { personal: { state: "BR" } }),
    "bom psb saraswat kotak kvb haryana",
    "cosmos idbi kbl nkgsb federal tmb bihar",
  ],
  [
    "Bihar, a rupee above 4 lakh",
    asked("IN", "undergraduate", 4 * LAKH + 1, "without", "no", { personal: { state: "BR" } }),
    "bom psb saraswat kotak kvb haryana",
    "cosmos idbi kbl nkgsb federal tmb",
  ],
  [
    "Bihar, study abroad",
    asked("US", "postgraduate", 4 * LAKH, "without", "no", { personal: { state: "BR" } }),
    "bom psb saraswat kotak kvb haryana",
    "cosmos idbi kbl federal tmb",
  ],
  [
    "Gujarat, unreserved, 15 lakh with property",
    asked("US", "postgraduate", 15 * LAKH, "with", "no", { personal: GUJARAT }),
    "bom cosmos saraswat kbl nkgsb kotak kvb haryana tmb",
    "psb idbi sib federal kalupur gueedc",
  ],
  [
    "the same without property",
    asked("US", "postgraduate", 15 * LAKH, "without", "no", { personal: GUJARAT }),
    "",
    "cosmos kbl tmb kalupur",
  ],
  [
    "the same, a family that earns more",
    asked("US", "postgraduate", 15 * LAKH, "with", "no", { personal: { ...GUJARAT, income: "800000" } }),
    "bom cosmos saraswat kbl nkgsb kotak kvb haryana tmb",
    "psb idbi sib federal kalupur",
  ],
  [
    "Gujarat, SEBC, up to 6 lakh of income",
    asked("GB", "postgraduate", 15 * LAKH, "with", "no", { personal: { ...GUJARAT, community: "obc" } }),
    "bom cosmos saraswat kbl nkgsb kotak kvb haryana tmb dcw",
    "psb idbi sib federal kalupur",
  ],
  [
    "Gujarat, SEBC, up to 3 lakh of income",
    asked("GB", "postgraduate", 15 * LAKH, "with", "no", {
      personal: { ...GUJARAT, community: "obc", income: "300000" },
    }),
    "bom cosmos saraswat kbl nkgsb kotak kvb haryana tmb dcw",
    "psb idbi sib federal kalupur nbcfdc",
  ],
  [
    "Gujarat, EBC, up to 6 lakh of income",
    asked("GB", "postgraduate", 15 * LAKH, "with", "no", { personal: { ...GUJARAT, community: "ebc" } }),
    "bom cosmos saraswat kbl nkgsb kotak kvb haryana tmb",
    "psb idbi sib federal kalupur",
  ],
  [
    "Gujarat, EBC, up to 4.5 lakh of income",
    asked("GB", "postgraduate", 15 * LAKH, "with", "no", {
      personal: { ...GUJARAT, community: "ebc", income: "450000" },
    }),
    "bom cosmos saraswat kbl nkgsb kotak kvb haryana tmb dcw",
    "psb idbi sib federal kalupur",
  ],
  [
    "Maharashtra, SC, an MBA for 30 lakh",
    asked("IN", "postgraduate", 30 * LAKH, "with", "no", { personal: { ...SC, state: "MH" } }),
    "cosmos saraswat nkgsb kvb haryana",
    "psb kalupur nsfdc",
  ],
  [
    "SC, abroad, 40 lakh",
    asked("US", "postgraduate", 40 * LAKH, "with", "no", { personal: SC }),
    "cosmos saraswat nkgsb kvb haryana",
    "psb idbi sib nsfdc",
  ],
  [
    "SC, a family that earns more than 3 lakh",
    asked("US", "postgraduate", 40 * LAKH, "with", "no", { personal: { ...SC, income: "450000" } }),
    "cosmos saraswat nkgsb kvb haryana",
    "psb idbi sib",
  ],
  [
    "ST, a PhD in India",
    asked("IN", "doctorate", 10 * LAKH, "without", "no", { personal: { community: "st" } }),
    "",
    "cosmos idbi kbl tmb nstfdc",
  ],
  [
    "a minority, up to 8 lakh of income",
    asked("IN", "undergraduate", 20 * LAKH, "with", "no", { personal: { minority: "yes", income: "800000" } }),
    "bom cosmos idbi saraswat kbl nkgsb kvb haryana",
    "psb nmdfc",
  ],
  [
    "a minority, more income than that",
    asked("IN", "undergraduate", 20 * LAKH, "with", "no", { personal: { minority: "yes" } }),
    "bom cosmos idbi saraswat kbl nkgsb kvb haryana",
    "psb",
  ],
  [
    "a disability, 50 lakh abroad",
    asked("US", "postgraduate", 50 * LAKH, "with", "no", { personal: { disability: "yes" } }),
    "cosmos saraswat nkgsb kvb",
    "psb idbi sib ndfdc",
  ],
  [
    "Goa, 16 lakh",
    asked("IN", "undergraduate", 16 * LAKH, "without", "no", { personal: { state: "GA" } }),
    "",
    "cosmos idbi kbl goa",
  ],
  [
    "SC, nobody who signs with them",
    asked("IN", "postgraduate", 20 * LAKH, "without", "no", { coApplicant: "none", personal: SC }),
    "",
    "nsfdc",
  ],
  [
    "nothing said: loans of the state stay only if",
    asked("US", "postgraduate", 15 * LAKH, "with", "no", { personal: null }),
    "bom cosmos saraswat kbl nkgsb kotak kvb haryana tmb",
    "psb idbi sib federal kalupur gueedc nsfdc dcw nbcfdc nmdfc ndfdc goa",
  ],
];

const BOOK = rulebookOfSeed();
const SHORT = new Map(Object.entries(LENDERS).map(([short, id]) => [id, short]));
const inOrder = (names: Iterable<string>) => [...names].filter(Boolean).sort().join(" ");

function outcomesOf(answers: Answers) {
  const result = check(BOOK, answers, { USD: 85 });
  const found = (list: readonly { lender: { id: string } }[]) =>
    new Set(list.flatMap(({ lender }) => SHORT.get(lender.id) ?? []));
  const fits = found(result.fits);
  return { fits, onlyIf: new Set([...found(result.onlyIf)].filter((name) => !fits.has(name))) };
}

test("at least 40 students, over all kinds of lender, and every lender for some and not for others", () => {
  expect(STUDENTS.length).toBeGreaterThanOrEqual(40);
  for (const short of Object.keys(LENDERS)) {
    const here = STUDENTS.map(([, , fits, onlyIf]) => `${fits} ${onlyIf}`.split(" ").includes(short));
    expect([short, new Set(here).size]).toEqual([short, 2]);
  }
});

test.each(STUDENTS)("%s", (_, answers, fits, onlyIf) => {
  const found = outcomesOf(answers);
  expect({ fits: inOrder(found.fits), onlyIf: inOrder(found.onlyIf) }).toEqual({
    fits: inOrder(fits.split(" ")),
    onlyIf: inOrder(onlyIf.split(" ")),
  });
});

test("no loan of the state is shown to a student of no group that it is for", () => {
  for (const [who, answers] of STUDENTS) {
    const { fits, onlyIf } = outcomesOf({ ...answers, personal: NOBODY });
    expect([who, STATE.filter((name) => fits.has(name) || onlyIf.has(name))]).toEqual([who, []]);
  }
});
