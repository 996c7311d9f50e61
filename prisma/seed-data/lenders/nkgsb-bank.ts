import { USUAL_PAPERS } from "@/prisma/seed-data/common-sources";
import { MEMBERSHIP, READ_A_COOPERATIVE_OFFER, bankTexts } from "@/prisma/seed-data/kind-texts";
import { type LenderSeed, read } from "@/prisma/seed-data/lender-seed";
import { point } from "@/prisma/seed-data/texts";

export const nkgsbBank: LenderSeed = {
  lender: {
    id: "nkgsb-bank",
    name: "NKGSB Co-operative Bank",
    kind: "cooperativeBank",
    initials: "NKG",
    collateral: "Always abroad; in India above ₹5 lakh",
    earlyRepayment: "No charge from own money",
  },
  schemes: [
    {
      slug: "india",
      name: "Education loan, India",
      inIndia: true,
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 15_000_000,
      unsecuredMax: 0,
      unsecuredTopMax: 500_000,
      unsecuredTopFor: "profile",
      unsecuredTopIf: "half of the loan is covered by a life insurance",
      securityNote: "Mortgage or liquid security",
      marginIndiaPct: 10,
      marginNote: "10% of the fees, or 20% on property and 10% on liquid security, whichever is lower",
      tenureMaxMonths: 84,
      tenureNote: "After the moratorium",
      graceMonths: 6,
      studyInterest: "paid",
      prepaymentPct: 0,
      prepaymentNote: "From own money",
      concession: "Women pay 0.25 points less",
      rates: [
        {
          fromPct: 9.25,
          type: "floating",
          note: "Women pay 9%",
          ...read("https://www.nkgsb-bank.com/education-loan.php", null, "medium"),
        },
      ],
    },
    {
      slug: "abroad",
      name: "Education loan, abroad",
      abroad: "any",
      admission: "admitted",
      coApplicant: "expected",
      securedMax: 15_000_000,
      unsecuredMax: 0,
      securityNote: "Mortgage or liquid security",
      marginAbroadPct: 10,
      marginNote: "10% of the fees, or 20% on property and 10% on liquid security, whichever is lower",
      tenureMaxMonths: 84,
      tenureNote: "After the moratorium",
      graceMonths: 6,
      studyInterest: "paid",
      prepaymentPct: 0,
      prepaymentNote: "From own money",
      concession: "Women pay 0.25 points less",
      rates: [
        {
          fromPct: 9.25,
          type: "floating",
          note: "Women pay 9%",
          ...read("https://www.nkgsb-bank.com/education-loan.php", null, "medium"),
        },
      ],
    },
  ],
  sources: [
    {
      covers: [
        "secured",
        "unsecured",
        "margin",
        "tenure",
        "grace",
        "studying",
        "prepayment",
        "concession",
        "collateral",
        "admission",
        "countries",
      ],
      ...read("https://www.nkgsb-bank.com/education-loan.php", null, "medium"),
    },
    USUAL_PAPERS,
  ],
  texts: bankTexts({
    name: "NKGSB Co-operative Bank",
    inside: "the bank",
    eligibility: [
      point("Student", "An offer or an admit letter"),
      point("Study in India", "Without mortgage only a small loan, half of it covered by a life insurance"),
      point("Study abroad", "Always with a mortgage or liquid security"),
      point("Papers", "Passport and visa copy are asked for: the money seems to come after the visa"),
    ],
    benefits: [
      point("Every term on one page", "Limits, family's share, holiday and rate stand on the bank's own page."),
      point("Less for women", "Women pay less."),
      point("Free with own money", "Repaying early from own money costs nothing."),
    ],
    fit: "Plan for interest every month while you study.",

    offer: READ_A_COOPERATIVE_OFFER,
    studying: "The interest is paid every month.",
    early: "Free when the money is your own; ask what a takeover costs.",
    dates: "All figures stand on the bank's own page, which carries no date.",

    faqs: [
      {
        question: "Is the loan paid before the visa?",
        answer:
          "The bank asks for the passport and a copy of the visa, so it seems not. Ask, if the university wants money before.",
      },
      MEMBERSHIP,
    ],
  }),
};
