import { point, steps, usualDocuments, whyThroughUs, type LenderTexts } from "@/prisma/seed-data/texts";

export const canaraBank: LenderTexts = {
  eligibility: [
    point("Student", "Confirmed admission to an institute on the bank's list"),
    point(
      "Study in India: Vidya Turant",
      "₹50, 40 or 30 lakh, by the category of the premier institute",
      "No security",
      "No share from the family",
    ),
    point(
      "Study abroad: STEM scheme",
      "₹7.5 lakh to ₹1 crore",
      "Security worth 50% to 100% of the loan",
      "10% of the cost from the family",
    ),
    point("Ask the bank", "Which category your institute has", "How much security it wants for your course abroad"),
  ],
  benefits: [
    point("₹50 lakh without security in India", "Vidya Turant asks for no security at listed premier institutes."),
    point("Nothing from the family in India", "Vidya Turant needs no margin money and charges no processing fee."),
    point("Partial security abroad", "The STEM scheme can accept security worth half of the loan."),
    point("15 years without counting the course", "The course and the holiday are not part of the repayment time."),
  ],
  applyBenefits: whyThroughUs("the bank", {
    charges: "Under Vidya Turant the bank charges no processing fee either.",
    otherChoice:
      "Canara's terms depend on its own lists. If your institute or course is not on them, the same file can go elsewhere.",
    dates:
      "The rate is the weakest fact here: 9.25% was the bank's reference rate on 5 May 2023, before the rate cuts of 2025. Ask for today's before you compare.",
  }),
  howToApply: steps({
    fit: "Two different schemes: Vidya Turant for listed institutes in India, the STEM scheme for science and technology courses abroad. Ask the bank which one your admission falls under.",
    papers: "Upload the papers below. For the STEM scheme add security papers worth at least half of the loan.",
    choose:
      "At the bank selection stage pick Canara Bank. We found no published processing time, so ask the branch for a date.",
    offer:
      "The rate is the reference rate plus a credit risk premium: ask for both figures, and compare them with the Key Facts Statement.",
  }),
  documents: usualDocuments("Canara Bank", { secured: true }),
  loanRepayment: [
    point("While you study", "Simple interest builds up, as in the model scheme of the Indian Banks' Association."),
    point("Repayment holiday", "The course and 1 year after it."),
    point("Instalments", "Up to 15 years, not counting the course and the holiday."),
    point("Repaying early", "Part or all of the loan, without a charge."),
  ],
  faqs: [
    {
      question: "What is Vidya Turant?",
      answer:
        "It is Canara Bank's loan for premier institutes in India: ₹50, 40 or 30 lakh by the institute's category, with no security, no margin money and no processing fee.",
    },
    {
      question: "Does Canara Bank lend for study abroad without security?",
      answer:
        "Not on the terms we found. The STEM scheme for study abroad, ₹7.5 lakh to ₹1 crore, asks for security worth 50% to 100% of the loan.",
    },
    {
      question: "Why is the rate shown here so old?",
      answer:
        "The last dated figure we found is the bank's reference rate of 9.25% on 5 May 2023. Rates were cut in 2025, so today's is probably different. On top of it comes a credit risk premium that depends on you.",
    },
    {
      question: "How much must my family pay itself?",
      answer: "Nothing under Vidya Turant. Under the STEM scheme for study abroad, 10% of the cost.",
    },
  ],
};
