const FIGURE = /([-−]?₹\s?\d[\d,]*(?:\.\d+)?(?: (?:lakh|crore)\b)?|\d+(?:\.\d+)?%)/;

/** A sentence that already holds its amounts and rates, such as a lender's own words: they look as `<Money>` does. */
export const Figures = ({ text }: { text: string }) =>
  text.split(FIGURE).map(
    (piece, index) =>
      piece && (
        <span key={index} className={index % 2 ? "money" : undefined}>
          {piece}
        </span>
      ),
  );
