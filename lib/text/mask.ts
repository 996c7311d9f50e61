// Edges are letters and digits, not \b: a file name joins its words with underscores. A digit may be of any script.
const NUMBERS = [
  // PAN: five letters, four digits, a letter.
  /(?<![A-Za-z\p{Nd}])[A-Za-z]{5}[ -]?\p{Nd}{4}[ -]?[A-Za-z](?![A-Za-z\p{Nd}])/gu,
  // An Indian passport: a letter and seven digits.
  /(?<![A-Za-z\p{Nd}])[A-Za-z] ?\p{Nd}{7}(?![A-Za-z\p{Nd}])/gu,
  // Aadhaar (12 digits) and bank accounts (9 to 18), whole or in groups.
  /(?<!\p{Nd})\p{Nd}(?:[ -]?\p{Nd}){8,17}(?!\p{Nd})/gu,
];

/** Masks PAN, Aadhaar, passport and account numbers to their last four characters; spaces and hyphens stay. */
export const masked = (text: string) => NUMBERS.reduce((safe, pattern) => safe.replace(pattern, cross), text);

function cross(number: string) {
  const hidden = number.replace(/[ -]/g, "").length - 4;
  let seen = 0;
  return number.replace(/[^ -]/g, (char) => (seen++ < hidden ? "X" : char));
}
