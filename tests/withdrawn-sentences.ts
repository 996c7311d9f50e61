/** In lower case, with single blanks and straight quotation marks, as `plainWords` gives them. */
const WITHDRAWN = {
  agreements: [
    "pays us a commission",
    "it pays us and you do not",
    "paid by the lender, if at all",
    "lending partners",
    "offers set side by side",
    "for the partner that is chosen",
  ],
  prepayment: [
    "since 1 january 2026",
    "bars prepayment charges",
    "rule bars such",
    "bars such a charge",
    "fixed-rate or older loan",
  ],
  rates: [
    "switch to a fixed rate where they have one",
    "every lender must print it in the key facts statement",
    "of the lenders listed here start",
    "15-30 days is the",
  ],
  portals: [
    "vidya lakshmi and pm-vidyalaxmi",
    "loans below ₹7.5 lakh need no collateral",
    "each lender's page gives both limits",
    "₹50 lakh to ₹1 crore without it.",
  ],
  dates: ["each row says how old", "how old each figure is", "each figure with its source and date"],
  ages: ["over 180 days old"],
  calls: ["phone number is confirmed. we will call you"],
  drafts: ["kept on this phone", "only on this phone", "nothing on this phone"],
  wording: ["how far is your admission", "rules last gone through", "button opens when all"],
  rights: ["data protection act, 2023 you can", "after that you can complain to the data protection board"],
};

function plainWords(text: string): string {
  return text
    .replace(/\{"\s+"\}/g, " ")
    .replace(/&apos;|&#x27;|&#39;|&rsquo;|\\'|’/g, "'")
    .replace(/&quot;|&[lr]dquo;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .toLowerCase();
}

export function withdrawnIn(text: string): string[] {
  // A sentence may run through tags, and may stand in one: in a title or in a description.
  const words = `${plainWords(text)}\n${plainWords(text.replace(/<[^>]*>/g, ""))}`;
  return Object.values(WITHDRAWN)
    .flat()
    .filter((piece) => words.includes(piece));
}
