import { sendFailure } from "@/lib/auth/otp-messages";
import { signInRefusal } from "@/lib/auth/sign-in-refusal";
import { consentText } from "./consent";
import { signupForm } from "./schema";

afterEach(() => {
  globalThis.dakhilaMessages = undefined;
});

const problems = () =>
  signupForm
    .safeParse({ name: " ", email: "a", phone: "123", consent: false })
    .error?.issues.map(({ message }) => message);
const ENGLISH = [
  "Full name is required",
  "Email is invalid",
  "Enter a valid 10-digit Indian phone number",
  "Please tick the box to agree before you continue.",
];

test("what the ways in say follows the language of the moment", () => {
  expect(problems()).toEqual(ENGLISH);
  const failure = Object.assign(new Error(), { code: "auth/too-many-requests" });
  const texts = {
    "rules.fullNameRequired": "Vollständiger Name fehlt",
    "rules.consentMissing": "Bitte stimmen Sie zu.",
    "auth.tooManyRequests": "Zu viele Anfragen",
    "refusals.noAccount": "Kein solches Konto",
    "forms.consentContact": "Name und Telefon: für Ihr Konto.",
  };
  globalThis.dakhilaMessages = { language: "de", texts };
  expect(problems()).toEqual([texts["rules.fullNameRequired"], ENGLISH[1], ENGLISH[2], texts["rules.consentMissing"]]);
  expect(sendFailure(failure)).toBe(texts["auth.tooManyRequests"]);
  expect(signInRefusal("noAccount")).toEqual({ code: "noAccount", message: texts["refusals.noAccount"] });
  // A lead keeps the notice as its sender read it.
  expect(consentText("account")).toMatch(/^Name und Telefon: für Ihr Konto\. Your loan amount/);

  globalThis.dakhilaMessages = undefined;
  expect(problems()).toEqual(ENGLISH);
  expect(consentText("account")).toBe(
    "Your name, e-mail and phone number: to open your account and to reach you about your loan. " +
      "Your loan amount, city, country of study, admission status and intake: to find lenders that fit your plan. " +
      "PDFs of your statements, tax papers, salary slips, bills, business papers, marksheets and letters: a program on our server reads " +
      "what kind of paper it is, its period, years or months, the names on it and its page numbers, to tell you what a lender may send back. " +
      "Nobody looks at it for this, no amount is read, and papers that show who you are, such as a PAN card or passport, are never read. " +
      "What it saw stays beside the paper, without the names. We send it nowhere else: only those who may open the paper see it. " +
      "You can turn this off under “Where you are logged in”. " +
      "I agree that Dakhila may use these details for the purposes listed here. I can withdraw this at any time.",
  );
});
