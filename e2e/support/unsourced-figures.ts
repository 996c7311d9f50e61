/**
 * A lender's figures in a page's HTML beside which neither stands nor is linked whose page they were read on and how
 * old that is. Runs in a browser, so it is whole by itself.
 * @returns the words around each
 */
export function unsourcedFigures(html: string): string[] {
  const FIGURE = /\d[\d.,]*\s?%|(?:₹|US\$)\s?\d/;
  const RANK = /own page|press release|official text|newspaper|broker|table/i;
  const AGE = /20\d\d(?!\d)|age unknown|no date|without a date/i;
  /** Worked out from a figure that stands beside it, made up as an example, or short for rows that are looked for. */
  const OTHERS =
    "section:has(> #example), section:has(> #costs), section:has(#emi-example), #faqs-section, #how-to-apply-section, form, .hero-facts, tfoot";
  /** What we say of ourselves, of money in general, and of whom a loan is for. */
  const OURS =
    /^(?:100% transparent|You pay us|The lender pays us)|Our fee of 2%|Fees are put in order|^₹[\d,]+ a month|, for example,|disability of \d+%|^To begin with: /;
  const COMPARED = "[aria-label=Comparison]";
  const doc = new DOMParser().parseFromString(html, "text/html");
  const main = doc.querySelector("main")!;
  for (const part of main.querySelectorAll("script, style, template")) part.remove();
  const words = (part: Element) => (part.textContent ?? "").replace(/\s+/g, " ").trim();
  const isSaid = (part: Element) =>
    (RANK.test(words(part)) && AGE.test(words(part))) || words(part).includes("page says by whom and when");
  const isSourced = (part: Element) =>
    isSaid(part) ||
    [...part.querySelectorAll('a[href^="#source-"]')].some((link) => {
      const page = doc.getElementById(link.getAttribute("href")!.slice(1));
      return page !== null && isSaid(page);
    });
  const rows = [...main.querySelectorAll("tr")].filter((row) => isSourced(row)).map((row) => words(row));
  const faults: string[] = [];
  for (const part of main.querySelectorAll(
    `tr:not(${COMPARED} tr), li, dl > div, p, h1, h2, h3, h4, a, td > div, summary`,
  )) {
    // The smallest part with its source counts: a row, an entry of a list, a fact; of a comparison each cell, which is
    // another scheme's.
    const own = part.closest(`${COMPARED} td, tr:not(${COMPARED} tr), li, dl > div, .hero-panel .grid > div`) ?? part;
    if (!FIGURE.test(words(part)) || part.closest(OTHERS) || OURS.test(words(part)) || isSourced(own)) continue;
    faults.push(words(part).slice(0, 120));
  }
  for (const fact of main.querySelectorAll(".hero-facts > div")) {
    const [term = ""] = words(fact.querySelector("dt")!).split(" (");
    if (FIGURE.test(words(fact)) && !rows.some((row) => row.startsWith(term)))
      faults.push(`no row below for ${words(fact)}`);
  }
  return faults;
}
