import { renderToStaticMarkup } from "react-dom/server";
import { STUDENT } from "@/lib/eligibility/testing";
import { CaseLine } from "./case-line";

const words = (answers?: Parameters<typeof CaseLine>[0]["answers"]) =>
  renderToStaticMarkup(<CaseLine answers={answers} countries={[{ code: "CA", name: "Canada" }]} />)
    .replace(/<[^>]+>/g, "")
    .trim();

test("the folded form says whose case it is, and that it can be changed", () => {
  const answers = { ...STUDENT, country: "CA", level: "postgraduate", amount: 2_000_000, security: false };
  expect(words(answers)).toBe("Postgraduate in Canada, ₹20 lakh, without security · Change");
  expect(words({ ...answers, country: "other", level: "diploma", security: true })).toMatch(
    /^\S+ in another country, ₹20 lakh, with security · Change$/,
  );
  // While an answer is being changed.
  expect(words(undefined)).toBe("Your answers · Change");
});
