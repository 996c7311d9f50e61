import { governmentTexts } from "@/prisma/seed-data/kind-texts";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point } from "@/prisma/seed-data/texts";

export const nstfdc: LenderSeed = {
  lender: {
    id: "nstfdc",
    name: "National Scheduled Tribes Finance and Development Corporation",
    kind: "governmentCorporation",
    initials: "NST",
  },
  schemes: [
    {
      slug: "asry",
      name: "Adivasi Shiksha Rrinn Yojana",
      inIndia: true,
      onlyIf:
        "your family earns less than the limit of the day, the course is professional or technical, a PhD included, and you have no other education loan",
      forGroups: "st",
      admission: "admitted",
      securedMax: 1_000_000,
      marginIndiaPct: 10,
      tenureMaxMonths: 60,
      tenureNote: "After the holiday, 10 years in all (text of 2011)",
      graceMonths: 12,
      studyNote: "By a page of November 2025 nothing is charged",
      conflicts:
        "For the income limit only figures of 2011 to 2014 were found. The interest-free study time stands on one page.",
      rates: [
        {
          fromPct: 6,
          type: "fixed",
          note: "By a text of 2011; a page of November 2025 says nothing is paid during the studies",
          ...read("thepriest.in copy of the Press Information Bureau (launch of the scheme, 2011)", "2011-11", "low"),
        },
      ],
    },
  ],
  sources: [
    {
      covers: ["secured", "margin", "onlyIf", "forWhom", "countries", "admission"],
      ...read("nstfdc.tribal.gov.in (Adivasi Shiksha Rrinn Yojana, Hindi page)", null, "medium"),
    },
    { covers: ["onlyIf", "forWhom"], ...read("http://nstfdc.nic.in/page/?pid=80", null, "low"), isOlder: true },
    {
      covers: ["tenure", "grace"],
      ...read("thepriest.in copy of the Press Information Bureau (launch of the scheme, 2011)", "2011-11", "low"),
      isOlder: true,
    },
    {
      covers: ["studying"],
      ...read("https://theinterviewtimes.com/top-nstfdc-schemes-for-tribes-in-2025", "2025-11-21", "low"),
    },
  ],
  texts: governmentTexts({
    name: "National Scheduled Tribes Finance and Development Corporation",
    forWhom: "For members of a Scheduled Tribe within the income limit of the day.",
    eligibility: [
      point("Student", "Of a Scheduled Tribe, without another education loan"),
      point("Course", "Professional or technical, a PhD included"),
    ],
    benefits: [
      point("A low rate", "A rate of the state; it stands in the facts."),
      point("A PhD counts", "Few loans name it."),
    ],
    handIn: "An agency of your state takes the application, and not the corporation itself.",
    proofs: ["The tribe", "The family's income", "The admission"],
    studying: "A page of November 2025 says that nothing is charged. It is the only one.",
    early: "Not stated on the pages we read.",
    faqs: [
      {
        question: "Why are the terms so old?",
        answer: "Rate and repayment stand on a text of 2011; no newer one was found. Ask the agency of your state.",
      },
    ],
  }),
};
