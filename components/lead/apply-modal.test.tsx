import { renderToStaticMarkup } from "react-dom/server";
import { ApplyModal } from "./apply-modal";

const shown = (partner?: { id: string; name: string }) =>
  renderToStaticMarkup(<ApplyModal partner={partner} onClose={() => {}} onSignUp={() => {}} />).replace(
    /<[^>]+>/g,
    " ",
  );

test("the callback form says about which lender it is, who calls and when, and that no account is opened", () => {
  const text = shown({ id: "some-bank", name: "Some Bank" });
  expect(text).toContain("About Some Bank.");
  expect(text).toMatch(/We, Dakhila, call you between 10 am and 10 pm, Monday to Friday/);
  expect(text).toContain("This opens no account.");
  expect(shown()).not.toContain("About ");
});
