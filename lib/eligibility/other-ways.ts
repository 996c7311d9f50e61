import type { SourceRank } from "@/lib/generated/prisma/enums";
import type { Dating } from "@/lib/lenders/age";

export type OtherWay = {
  name: string;
  /** Where it can be asked for; null where nobody new can get it. */
  address: string | null;
  forWhom: string;
  points: readonly string[];
  sources: readonly (Dating & { source: string })[];
};

const copy = (source: string, publishedOn: string | null, rank: SourceRank, readOn = "2026-11-21") =>
  ({ source, publishedOn, readOn, readAs: "storedCopy", rank, isCopy: false }) as const;
const LATER = "2026-11-25";
const PARLIAMENT = copy(
  "https://www.sakshipost.com/news/pm-vidyalaxmi-rs-3600-cr-allocated-higher-education-loans-till-2030-31-385731",
  "2025-03-10",
  "newspaper",
);
const CSIS_GUIDELINES = copy(
  "PM-USP CSIS guidelines (punjabandsindbank.co.in/content/csis)",
  "2023-04-01",
  "officialText",
);

export const OTHER_WAYS: readonly OtherWay[] = [
  {
    name: "PM-Vidyalaxmi",
    address: "https://pmvidyalaxmi.co.in/",
    forWhom:
      "For study in India, at a college on the government's list (about 860 in 2024-25), with a seat won on merit",
    points: [
      "A bank lends the cost of the course without security and without a guarantor, whatever the family earns. There is no upper limit.",
      "With a family income of up to ₹8 lakh a year, the state pays 3 points of the interest on at most ₹10 lakh, during the course and a year after it. One lakh new students a year get this; nobody has a right to it.",
      "Not for colleges abroad, and not for seats of the management quota.",
    ],
    sources: [copy("indianbank.in/departments/pm-vidyalaxmi-scheme", "2024-12", "ownPage"), PARLIAMENT],
  },
  {
    name: "Vidya Lakshmi",
    address: "https://www.vidyalakshmi.co.in/",
    forWhom: "For study in India and abroad",
    points: [
      "The older portal of the state: one form that goes to up to three banks of your choice. It is the way for amounts below what lenders here take.",
    ],
    sources: [copy("NDTV on the Vidya Lakshmi portal", "2021-03-11", "newspaper")],
  },
  {
    name: "Central interest subsidy (CSIS)",
    address: null,
    forWhom: "For technical and professional courses in India, with a family income of up to ₹4.5 lakh a year",
    points: [
      "The state pays all interest on at most ₹10 lakh, during the course and a year after it. The loan must be a bank's loan under the model scheme, not an NBFC's. Your bank applies for it.",
      "Whether it takes new students in 2026-27 was not confirmed in what we read: ask the bank.",
    ],
    sources: [CSIS_GUIDELINES, copy("vajiramandravi.com", "2025-05-30", "broker")],
  },
  {
    name: "Dr Ambedkar interest subsidy",
    address: null,
    forWhom: "For OBC and EBC students with a master's or a higher course abroad",
    points: [
      "Banks were told to take no new applications from 2023-24 on, and we found no word that it has opened again. Ask before you count on it.",
    ],
    sources: [copy("indiacsr.in (circular through Canara Bank)", "2024-11", "newspaper")],
  },
  {
    name: "Padho Pardesh",
    address: null,
    forWhom: "Ended in 2022-23: nobody new can get it",
    points: ["Some sites still advertise it."],
    sources: [copy("orissadiary.com (answer in Parliament)", "2023-07-27", "newspaper")],
  },
];

/** What single states add to a bank's loan. */
export const WAYS_OF_STATES: readonly OtherWay[] = [
  {
    name: "Guruji Student Credit Card (Jharkhand)",
    address: null,
    forWhom: "For students of Jharkhand up to 40 years, at institutes in India of good rank (NIRF or NAAC A)",
    points: [
      "A bank lends up to ₹15 lakh at 4% simple interest, without security; the state guarantees it. Women pay less.",
    ],
    sources: [copy("https://www.hustlestack.in/schemes/jharkhand/gsccs", "2026-03", "broker", LATER)],
  },
  {
    name: "Dr Y.S. Parmar scheme (Himachal Pradesh)",
    address: null,
    forWhom: "For a family income under ₹4 lakh, up to 28 years, with 60% marks; loans of banks in Himachal",
    points: [
      "The state pays the interest above 1% on up to ₹20 lakh. Since September 2024 also for study abroad; the rules for that were still to come then.",
    ],
    sources: [
      copy(
        "https://www.hindustantimes.com/cities/chandigarh-news/himachal-expands-loan-scheme-to-cover-overseas-education-101727019575144.html",
        "2024-09-22",
        "newspaper",
        LATER,
      ),
    ],
  },
  {
    name: "Kalinga Sikhya Sathi (Odisha)",
    address: null,
    forWhom: "For a family income up to ₹6 lakh; management, law, engineering or medicine in India",
    points: [
      "The state pays the interest above 1% on bank loans up to ₹10 lakh. Whether it takes new loans we did not find: ask.",
    ],
    sources: [copy("https://pmujjwalayojana.in/?p=2202", "2025", "broker", LATER)],
  },
  {
    name: "Interest subsidy of Gujarat",
    address: null,
    forWhom: "For a family income up to ₹6 lakh, with 60% in class 12; India and abroad",
    points: [
      "The state pays the interest on up to ₹10 lakh of a bank's loan during the course. It is another thing than the loans at 4% that the state gives itself.",
    ],
    sources: [
      copy("https://dekhocampus.com/news/gujarat-government-study-abroad-loan-scheme-2025", "2025", "broker", LATER),
    ],
  },
  {
    name: "West Bengal Student Credit Card",
    address: null,
    forWhom: "For students up to 40 years with 10 years in West Bengal",
    points: [
      "Bank loans up to ₹10 lakh at 4% simple interest with the state's guarantee. We found pages of 2021 and 2022 only: ask whether it is open before you count on it.",
    ],
    sources: [
      copy(
        "https://www.ndtv.com/education/west-bengal-government-launches-student-credit-card-scheme-2476172/amp/1",
        "2021-06-30",
        "newspaper",
        LATER,
      ),
    ],
  },
];
