/** Questions about education loans in general, in the order shown; the first six are seen without a click. */
export const FAQS: readonly { question: string; answer: string }[] = [
  {
    question: "What does Dakhila do? Is it a bank?",
    answer:
      "No. Dakhila is not a bank, a lender or a credit agency. It shows what lenders publish about their education loans, with the source and, where it has one, its date, and helps you put one complete application together. The lender decides and pays out the loan.",
  },
  {
    question: "What does it cost me?",
    answer:
      "Nothing, when your lender is a bank, an NBFC or another financial institution, and every lender listed here is one. If Dakhila is ever paid, the lender pays; no lender listed here has an agreement with us today. The lender's own charges, such as a processing fee, are shown on its page as far as we know them. Our terms also name a fee for loans between two persons, which we do not offer today.",
  },
  {
    question: "Do I need a co-applicant, and who can it be?",
    answer:
      "Nearly always, and usually a parent. The application asks for at least one co-applicant and lets you add more. Most lenders ask for the co-applicant's income papers; the two foreign lenders on our list ask for no co-signer.",
  },
  {
    question: "Do I need property or other collateral?",
    answer:
      "It depends on the lender, the amount and your institute. Several public banks ask for security above ₹7.5 lakh unless the institute is on their premier list. Some others lend ₹50 lakh to ₹1 crore without it, mostly for listed institutes or strong applications. A lender's page shows the limits that it publishes; some publish none. For study in India at an institute on the PM-Vidyalaxmi list, that scheme asks for none (source: indianbank.in, 31 December 2024). Ask the lender about your institute.",
  },
  {
    question: "Which documents will I need?",
    answer:
      "PAN, Aadhaar and, for study abroad, passport; a selfie; 10th and 12th marksheets and any degree; 6 months of bank statements and a recent utility bill. Co-applicants add PAN, Aadhaar, bank statement and utility bill. Pay slips, Form 16, income-tax returns or business proof are added where they apply. Files are PDF, PNG or JPEG, up to 10 MB each.",
  },
  {
    question: "What is a moratorium, and what does it cost?",
    answer:
      "It is the time before full instalments start: the course and usually 6 to 12 months after it. Interest runs on all the same. On ₹20 lakh at 11% over 8 years the instalment is ₹31,417. With nothing paid during a 24-month course and 6 months after it, and simple interest added once, it becomes ₹40,056. Paying the interest as you go keeps it at ₹31,417.",
  },
  {
    question: "What is the smallest loan I can apply for here?",
    answer:
      "₹8,00,000. For less, there are the government's portals: Vidya Lakshmi, and PM-Vidyalaxmi for study in India. Loans up to ₹7.5 lakh under the banks' model scheme need no collateral when the guarantee scheme covers them; for that the rate may be at most 2 points above the bank's base rate. PM-Vidyalaxmi also serves above ₹8 lakh: it has no upper limit and asks for no collateral and no guarantor, from students admitted on merit to one of about 860 listed institutes in India. Only its guarantee to the bank stops at ₹7.5 lakh. The same papers serve there. Sources: indianbank.in on PM-Vidyalaxmi, 31 December 2024; The Hindu, 18 November 2024; for the model scheme, pages without a date.",
  },
  {
    question: "Can I apply before I have admission?",
    answer:
      "Yes. You can fill in the application at any stage, from exams taken to admit letter in hand. Most lenders decide on admission; some sanction before it, which their page says.",
  },
  {
    question: "Must I show my full Aadhaar number?",
    answer:
      "No. A masked copy, on which only the last four digits can be read, is fine for your Dakhila file. You can download a masked e-Aadhaar, or cover the first eight digits before you take the picture.",
  },
  {
    question: "How safe are my documents?",
    answer:
      "Each file is encrypted before it is stored. Others can open one only by a link that you make for a named person at a lender, or at our own desk after a colleague has named the reason. You see each of these openings, and can stop a link at any moment. You log in with a code sent to your phone or with Google, so there is no password to steal. On a shared phone or computer, log out when you finish.",
  },
  {
    question: "What is a Key Facts Statement, and what should I look for?",
    answer:
      "A statement that a bank or NBFC in India must give you before you sign; foreign lenders need not. It shows the yearly cost with all charges (APR) and the instalments, and stays open for at least 3 working days. A charge that is not in it cannot be taken without your consent. Compare its rate with what you were promised, and look for insurance you did not ask for. To go through yours row by row, use our loan offer check: /tools/loan-offer (nothing that you type there is sent to us). Source: RBI/2024-25/18, 15 April 2024.",
  },
  {
    question: "Can I repay early without a penalty?",
    answer:
      "On a floating-rate loan to a person, yes, also on an old one: banks in India may take no prepayment charge since 7 May 2014, and NBFCs since 14 July 2014. For loans given or renewed from 1 January 2026 a newer RBI rule says the same. A fixed-rate loan may have a charge, and then its papers must say so. Each lender's page says what we know. Sources: RBI/2019-20/29 and RBI/2019-20/30, 2 August 2019; RBI/2025-26/64, 2 July 2025.",
  },
  {
    question: "What is the difference between a floating and a fixed rate?",
    answer:
      "A floating rate follows a reference rate, such as the repo rate, and moves up or down during the loan. A fixed rate stays. Nearly all Indian education loans are floating, so leave some room in your budget.",
  },
  {
    question: "Can the interest be deducted from income tax?",
    answer:
      "Yes, under the old tax regime: the interest, without a cap, for up to 8 years. Only the person who took the loan and pays it from taxable income can deduct it. The lender must be a bank, a financial institution that the government has notified, or an approved charity. Not every NBFC is notified, so ask yours; foreign lenders probably do not count. It is section 80E, and section 129 of the Income-tax Act 2025 from tax year 2026-27. Ask a tax adviser for your case. Source: text of section 129 as published on 4 July 2026.",
  },
  {
    question: "What happens after I submit the application?",
    answer:
      "Submitting sends it to no lender. We check your papers, and you choose a lender under My lenders and make a link to your file for one person there. The lender works on the request, and at the end the money is paid out. The dashboard shows the stage. After you submit, answers and documents can no longer be changed, so look through them first.",
  },
];
