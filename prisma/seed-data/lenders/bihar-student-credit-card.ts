import { governmentTexts } from "@/prisma/seed-data/kind-texts";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point } from "@/prisma/seed-data/texts";

export const biharStudentCreditCard: LenderSeed = {
  lender: {
    id: "bihar-student-credit-card",
    name: "Bihar Student Credit Card",
    kind: "governmentCorporation",
    initials: "BSC",
  },
  schemes: [
    {
      slug: "student-credit-card",
      name: "Bihar Student Credit Card",
      inIndia: true,
      onlyIf: "you passed class 12 and study at an institute that the scheme takes",
      forStates: "BR",
      admission: "admitted",
      securedMax: 400_000,
      tenureMaxMonths: 120,
      tenureNote: "That is for loans above ₹2 lakh, 7 years for smaller ones",
      conflicts:
        "Announced by the chief minister before an election; the order itself was not read. Security, holiday and age limits are not on the pages read.",
      rates: [
        {
          fromPct: 0,
          type: "fixed",
          note: "For everybody since 16 September 2025; before that 4%, 1% for women, disabled and transgender applicants",
          ...read(
            "https://www.livemint.com/money/personal-finance/student-credit-cards-those-passing-class-12-exams-to-get-interest-free-loans-in-this-state-11758022165088.html",
            "2025-09-16",
            "high",
          ),
        },
      ],
    },
  ],
  sources: [
    {
      covers: ["secured", "tenure"],
      ...read(
        "https://www.livemint.com/money/personal-finance/student-credit-cards-those-passing-class-12-exams-to-get-interest-free-loans-in-this-state-11758022165088.html",
        "2025-09-16",
        "high",
      ),
    },
    {
      covers: ["secured", "tenure", "onlyIf", "countries", "forWhom", "admission"],
      ...read(
        "https://www.indiatoday.in/education-today/news/story/bihar-makes-student-credit-card-loans-interest-free-for-all-applicants-2788204-2025-09-16",
        "2025-09-16",
        "high",
      ),
    },
  ],
  texts: governmentTexts({
    name: "Bihar Student Credit Card",
    forWhom: "For people of Bihar who passed class 12 and study at an institute that the scheme takes.",
    eligibility: [point("Student", "Of Bihar, with class 12"), point("Institute", "One that the scheme takes")],
    benefits: [
      point("No interest", "The state takes none; news reports of September 2025 say so."),
      point("A long time", "More for larger loans; the facts name it."),
    ],
    handIn:
      "The loan comes through an agency or a department of the state, not through a bank: ask there where to hand the application in.",
    proofs: ["Residence in Bihar", "Class 12 and the admission"],
    studying: "Not stated on the pages we read.",
    early: "Not stated on the pages we read.",
    faqs: [
      {
        question: "Is it really free of interest?",
        answer:
          "The chief minister announced it in September 2025 and newspapers reported it. The order itself we have not read: ask at the counter before you sign.",
      },
    ],
  }),
};
