import type { Dating } from "@/lib/lenders/age";

export type OtherWay = {
  name: string;
  /** Where it can be asked for; null where nobody new can get it. */
  address: string | null;
  forWhom: string;
  points: readonly string[];
  sources: readonly (Dating & { source: string })[];
};

const copy = (source: string, publishedOn: string | null) =>
  ({ source, publishedOn, readOn: "2026-11-21", readAs: "storedCopy" }) as const;
const PARLIAMENT = copy(
  "https://www.sakshipost.com/news/pm-vidyalaxmi-rs-3600-cr-allocated-higher-education-loans-till-2030-31-385731",
  "2025-03-10",
);
const CSIS_GUIDELINES = copy("PM-USP CSIS guidelines (punjabandsindbank.co.in/content/csis)", "2023-04-01");

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
    sources: [copy("indianbank.in/departments/pm-vidyalaxmi-scheme", "2024-12"), PARLIAMENT],
  },
  {
    name: "Vidya Lakshmi",
    address: "https://www.vidyalakshmi.co.in/",
    forWhom: "For study in India and abroad",
    points: [
      "The older portal of the state: one form that goes to up to three banks of your choice. It is the way for amounts below what lenders here take.",
    ],
    sources: [copy("NDTV on the Vidya Lakshmi portal", "2021-03-11")],
  },
  {
    name: "Central interest subsidy (CSIS)",
    address: null,
    forWhom: "For technical and professional courses in India, with a family income of up to ₹4.5 lakh a year",
    points: [
      "The state pays all interest on at most ₹10 lakh, during the course and a year after it. The loan must be a bank's loan under the model scheme, not an NBFC's. Your bank applies for it.",
      "Whether it takes new students in 2026-27 was not confirmed in what we read: ask the bank.",
    ],
    sources: [CSIS_GUIDELINES, copy("vajiramandravi.com", "2025-05-30")],
  },
  {
    name: "Dr Ambedkar interest subsidy",
    address: null,
    forWhom: "For OBC and EBC students with a master's or a higher course abroad",
    points: [
      "Banks were told to take no new applications from 2023-24 on, and we found no word that it has opened again. Ask before you count on it.",
    ],
    sources: [copy("indiacsr.in (circular through Canara Bank)", "2024-11")],
  },
  {
    name: "Padho Pardesh",
    address: null,
    forWhom: "Ended in 2022-23: nobody new can get it",
    points: ["Some sites still advertise it."],
    sources: [copy("orissadiary.com (answer in Parliament)", "2023-07-27")],
  },
];
