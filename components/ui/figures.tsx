import { Fragment } from "react";

const FIGURE = /([-−]?₹\s?\d[\d,]*(?:\.\d+)?(?: (?:lakh|crore)\b)?|\d+(?:\.\d+)?%)/;

/** A sentence that already holds its amounts and rates, such as a lender's own words: they look as `<Money>` does. */
export const Figures = ({ text }: { text: string }) =>
  text.split(FIGURE).map((piece, index) =>
    index % 2 ? (
      <span key={index} className="money">
        {piece}
      </span>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
