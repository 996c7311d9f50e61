import { seededRules } from "@/tests/factories/law-rules";
import { checkOffer } from "./check";
import type { Verdict } from "./finding";
import { repayment, termsOf } from "./figures";
import type { Offer } from "./offer";
import { example } from "./testing";

const rules = seededRules("offer");
const DAY = "2027-01-05";
const dated = { givenOn: "2027-01-04", openUntil: "2027-01-07", letterDate: "2027-01-04" };
/** A bank's floating loan, interest paid while studying. */
const bank: Offer = { ...example("E4"), ...dated, resetMonths: 3, coLending: "named" };
/** A finance company's fixed loan without study months. */
const company: Offer = {
  ...example("E1"),
  ...dated,
  ...{ hasKfs: "yes", hasLetter: "yes", proposalNumber: "P/1", officerPhone: "there", officerEmail: "there" },
  ...{ prepayment: "yes", penal: "charge", penalInterest: "no", insurance: "none" },
};

const [yes, no, unseen] = ["fits", "doesNotFit", "cannotBeSeen"] as const;
const find = (offer: Offer, id: string, day = DAY) =>
  checkOffer(offer, day, { rules }).find((finding) => finding.id === id);
const verdictsOf = (offer: Offer, day = DAY) => checkOffer(offer, day, { rules }).map(({ verdict }) => verdict);

it("compares no letter with a statement that is not there", () => {
  for (const hasKfs of ["no", "absent"] as const) {
    expect(find({ ...bank, hasKfs }, "house-letter-kfs")).toMatchObject({ verdict: unseen });
    expect(find({ ...bank, hasKfs }, "house-same-lender")).toMatchObject({ verdict: unseen });
    expect(find({ ...company, hasKfs }, "prepay-disclosed-other")).toMatchObject({ verdict: unseen });
  }
  expect(find({ ...bank, hasKfs: null }, "kfs-given")!.words).toMatch(/not filled this in/);
});

it("takes no study of no months from a term that leaves the study out", () => {
  const simple = repayment(termsOf(bank)!, "simple");
  const paper: Offer = {
    ...bank,
    ...{ studyInterest: "simple", term: 108, letterTerm: 108, monthsBefore: "unread" },
    ...{ instalment: Math.round(simple.instalment), totalInterest: simple.totalInterest, totalToPay: simple.totalPaid },
  };
  expect(verdictsOf(paper)).not.toContain(no);
  expect(verdictsOf({ ...company, monthsBefore: null })).toEqual(verdictsOf(company));
});

it("takes a box of spaces for no answer", () => {
  expect(find({ ...bank, proposalNumber: " " }, "kfs-proposal-number")!.verdict).toBe(unseen);
  expect(find({ ...bank, lenderName: "", letterLender: "" }, "house-same-lender")!.verdict).toBe(unseen);
});

it("cannot tell what paying early may cost where the kind of rate is not known", () => {
  for (const rateType of ["unread", "absent", null] as const)
    expect(find({ ...bank, rateType, prepayment: "yes" }, "prepay-floating-2026")!.verdict).toBe(unseen);
});

it.each<[string, string, Verdict]>([
  ["Bank of Vindhya", "Bank of Vindhya, Surat Branch", yes],
  ["Bank of Vindhya", "BANK OF VINDHYA (Surat branch)", yes],
  ["Sona Finance & Leasing Ltd", "M/s Sona Finance and Leasing Limited", yes],
  ["Bank of Vindhya", "Bank of Vindhya, Surat", unseen],
  ["Sona Credit Ltd", "Konkan Sona Credit Ltd", unseen],
  ["Union Bank of Konkan", "UBK", unseen],
  ["Ltd", "Sona Credit Ltd", unseen],
  ["Konkan Crest Bank Ltd", "Konkan Crest Finance Ltd", no],
])("holds the name %s against %s", (lenderName, letterLender, verdict) => {
  expect(find({ ...bank, lenderName, letterLender }, "house-same-lender")!.verdict).toBe(verdict);
});
