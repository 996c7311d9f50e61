import { expect, type Locator, type Page } from "@playwright/test";
import { db } from "@/tests/factories/database";
import { storedFileNames } from "@/tests/factories/stored-files";
import { newPerson } from "@/tests/factories/users";
import { test } from "@/tests/fixtures";
import { pdf, picture, type SampleFile } from "@/tests/samples/documents";
import { codeBoxes, dialog } from "./support/entry-points";
import { openPage } from "./support/open-page";
import { codeFor } from "./support/phone-codes";
import { CHEAP_PHONE, SLOW_3G, slowDown } from "./support/phone";
import { Wizard } from "./support/wizard";

// One student's whole way, from a search engine to the submit, on a cheap phone and a slow line, counted: how many
// screens she sees, how many boxes she has to fill, and that nothing is asked twice.

test.use({ ...CHEAP_PHONE });

/** What the walk may take: pages, steps and faces of dialogs; boxes to fill or to choose. */
const MOST = { screens: 19, boxes: 62 };
/** Milliseconds for a screen on a slow line, on a machine that has other work. */
const LONG = 90_000;

type Counted = Record<"screens" | "boxes" | "taps" | "uploads" | "seconds", number>;

/** Goes through the screens as she does, and counts. */
class Walker {
  #told = new Set<string>();
  #waited = 0;
  /** In order, each once. */
  faces: string[] = [];
  boxes = 0;
  taps = 0;
  uploads = 0;
  /** Facts that a box was blank for although they had been told. */
  askedAgain: string[] = [];
  stages: (Counted & { stage: string })[] = [];

  constructor(readonly page: Page) {}

  get counted(): Counted {
    const { boxes, taps, uploads } = this;
    return { screens: this.faces.length, boxes, taps, uploads, seconds: Math.round(this.#waited / 1000) };
  }

  /** A part of the walk, counted by itself. */
  stage = (stage: string, walk: () => Promise<void>) =>
    test.step(stage, async () => {
      const before = this.counted;
      await walk();
      const now = Object.entries(this.counted).map(([what, count]) => [what, count - before[what as keyof Counted]]);
      this.stages.push({ stage, ...(Object.fromEntries(now) as Counted) });
    });

  async open(path: string, name: string, heading: Locator) {
    await this.#waits(() => openPage(this.page, path));
    await this.sees(name, heading);
  }
  /** A page, a step or the face of a dialog is there; the same one seen again is no new screen. */
  async sees(name: string, mark: Locator) {
    await this.#waits(() => expect(mark).toBeVisible({ timeout: LONG }));
    if (!this.faces.includes(name)) this.faces.push(name);
  }
  async tap(what: Locator) {
    this.taps += 1;
    await what.click();
  }
  async gives(slot: Locator, paper: SampleFile) {
    this.uploads += 1;
    this.taps += 1;
    await this.#waits(() => new Wizard(this.page).giveTo(slot, paper));
  }
  async #waits(wait: () => Promise<void>) {
    const since = Date.now();
    await wait();
    this.#waited += Date.now() - since;
  }

  /** Gives an answer where it is asked. `fact` is what the answer is about, whichever form asks. */
  async tell(fact: string, box: Locator, enter: (box: Locator) => Promise<unknown>) {
    if (this.#told.has(fact)) return this.finds(fact, box);
    this.boxes += 1;
    this.taps += 1;
    await enter(box);
    this.#told.add(fact);
  }
  /** A box of something that was told before, or that is worked out, is filled in already. */
  async finds(fact: string, box: Locator) {
    await expect(box).toBeVisible();
    const isBlank = await expect(box)
      .not.toHaveValue("", { timeout: 15_000 })
      .then(
        () => false,
        () => true,
      );
    this.#told.add(fact);
    if (isBlank) this.askedAgain.push(`${this.faces.at(-1)}: ${fact}`);
  }
}

const typed = (text: string) => async (box: Locator) => {
  await box.fill(text);
  // Closes suggestions, which hide the rest of the page, and turns an amount in words into a figure.
  await box.page().keyboard.press("Tab");
};
const chosen = (label: string) => (box: Locator) => box.selectOption({ label });
const ticked = (box: Locator) => box.check();

const MEERA = newPerson("Meera Joshi");
const nextYear = String(new Date().getFullYear() + 1);

test("from a search to the submitted file: at most 19 screens and 62 boxes, and nothing is asked twice", async ({
  page,
}) => {
  await slowDown(page, SLOW_3G);
  const meera = new Walker(page);
  await meera.stage("the lender's page", () => readsTheLender(meera));
  await meera.stage("EMI calculator", () => triesTheCalculator(meera));
  await meera.stage("eligibility", () => checksEligibility(meera));
  await meera.stage("apply and code", () => asksToBeCalled(meera));
  await meera.stage("sign up", () => signsUp(meera));
  // At home, where the papers are, the line is better.
  await slowDown(page);
  await meera.stage("herself", () => aboutHerself(meera));
  await meera.stage("her study", () => aboutHerStudy(meera));
  await meera.stage("the loan", () => aboutTheLoan(meera));
  await meera.stage("her father", () => aboutHerFather(meera));
  await meera.stage("papers", () => addsPapers(meera));
  await meera.stage("submit", () => handsIn(meera));

  const { counted, stages, faces, askedAgain } = meera;
  test.info().annotations.push({ type: "counted", description: JSON.stringify({ ...counted, faces, stages }) });
  console.table([...stages, { stage: "in all", ...counted }]);
  expect(askedAgain).toEqual([]);
  expect(counted.screens).toBeLessThanOrEqual(MOST.screens);
  expect(counted.boxes).toBeLessThanOrEqual(MOST.boxes);
  expect(counted.uploads).toBe(14);
  const { form, id, ...account } = await db.user.findUniqueOrThrow({
    where: { email: MEERA.email },
    include: { form: true },
  });
  expect(account).toMatchObject({ name: MEERA.name, phone: `+91${MEERA.digits}`, city: "Rajkot" });
  expect(form).toMatchObject({
    complete: true,
    generalDetails: {
      firstName: "Meera",
      lastName: "Joshi",
      city: "Rajkot",
      state: "Gujarat",
      permanentAddress: "12 Station Road",
      pinCode: "360001",
      dateOfBirth: "2005-08-14",
    },
    admissionDetails: { countryOfUniversity: "Canada", educationLevel: "postgraduate", areaOfStudy: "Public Health" },
    loanDetails: { loanAmount: "2500000", loanType: "Non-Collateral", employed: "No" },
    coApplicantDetails: [{ firstName: "Harish", dateOfBirth: "1974-11-03", address: "12 Station Road" }],
  });
  const documents = JSON.stringify(form).match(/\/api\/files\/[0-9a-f]{32}/g);
  expect(new Set(documents).size).toBe(14);
  expect(await storedFileNames(id)).toHaveLength(14);
});

async function readsTheLender(meera: Walker) {
  const { page } = meera;
  await meera.open(
    "/education-loan/state-bank-of-india",
    "State Bank of India",
    page.getByRole("heading", { level: 1, name: /State Bank of India/ }),
  );
}

async function triesTheCalculator(meera: Walker) {
  const { page } = meera;
  await meera.tap(page.getByRole("link", { name: "Work out EMI at this rate" }));
  await meera.sees("EMI calculator", page.getByRole("heading", { level: 1, name: /Calculator/ }));
  const box = (label: string) => page.getByRole("textbox", { name: label, exact: true });
  // The page's own figures count as no answer of hers until she writes over them.
  await expect(box("Interest rate")).not.toHaveValue("11", { timeout: LONG });
  await meera.tell("amount", box("Loan amount"), typed("25 lakh"));
  await meera.tell("course", box("Course duration"), typed("24"));
  await meera.tell("years", box("Tenure"), typed("10"));
}

async function checksEligibility(meera: Walker) {
  const { page } = meera;
  // At once: what is written to the address a moment after typing must not call the next page off.
  await meera.tap(page.getByRole("link", { name: "Which lenders fit you" }));
  await meera.sees("eligibility", page.getByRole("heading", { level: 1, name: /Eligibility/ }));
  const group = (label: RegExp, choice: string) =>
    page.getByRole("group", { name: label }).getByLabel(choice, { exact: true });
  await meera.finds("amount", page.getByLabel("3. How much do you want to borrow?"));
  await meera.finds("course", page.getByLabel("7. How long is the course?"));
  await meera.finds("years", page.getByLabel("8. Over how many years would you repay?"));
  await meera.tell("country", page.getByLabel("1. Where will you study?"), chosen("Canada"));
  await meera.tell("level", group(/^2\./, "Postgraduate"), ticked);
  await meera.tell("security", group(/^4\./, "No"), ticked);
  await meera.tell("admission", group(/^5\./, "Admit letter received"), ticked);
  await meera.tell("co-applicant's income", group(/^6\./, "Yes, with an income"), ticked);
  await meera.tap(page.getByRole("button", { name: "Check eligibility" }));
  // On the same page, beneath the questions.
  await expect(page.getByRole("heading", { name: "Your lenders" })).toBeFocused();
}

async function typesTheCode(meera: Walker) {
  await expect(codeBoxes(meera.page)).toHaveCount(6);
  await codeBoxes(meera.page).first().click();
  await meera.page.keyboard.type(await codeFor(MEERA.digits));
  meera.boxes += 6;
  meera.taps += 6;
  await meera.tap(dialog(meera.page).getByRole("button", { name: "Verify" }));
}

async function asksToBeCalled(meera: Walker) {
  const { page } = meera;
  const form = dialog(page);
  await meera.open(
    "/education-loan/state-bank-of-india",
    "State Bank of India",
    page.getByRole("heading", { level: 1, name: /State Bank of India/ }),
  );
  const apply = page.getByRole("button", { name: "Apply Now" }).first();
  await apply.scrollIntoViewIfNeeded();
  await meera.tap(apply);
  await meera.sees("apply", form.getByRole("heading", { name: "Your Details" }));
  await meera.tell("name", form.getByLabel("Full name"), typed(MEERA.name));
  await meera.tell("e-mail", form.getByLabel("Email"), typed(MEERA.email));
  await meera.tell("phone", form.getByLabel("Phone number"), typed(MEERA.digits));
  await meera.finds("amount", form.getByLabel("Loan amount"));
  await meera.tell("city", form.getByLabel("Permanent city"), typed("Rajkot"));
  await meera.finds("country", form.getByLabel("Country of study"));
  await meera.finds("admission", form.getByLabel("Admission status"));
  const intake = form.getByRole("group", { name: "Target intake" });
  await meera.tell("intake's month", intake.getByLabel("Month"), chosen("September"));
  await meera.tell("intake's year", intake.getByLabel("Year"), chosen(nextYear));
  await meera.tell("consent to be called", form.getByRole("checkbox"), ticked);
  await meera.tap(form.getByRole("button", { name: "Send OTP" }));
  await meera.sees("code", form.getByRole("heading", { name: "OTP Verification" }));
  await typesTheCode(meera);
  await meera.sees("request received", form.getByRole("heading", { name: "Complete" }));
}

async function signsUp(meera: Walker) {
  const { page } = meera;
  const form = dialog(page);
  await meera.tap(form.getByRole("button", { name: "Sign up" }));
  await meera.sees("signup", form.getByRole("heading", { name: "Sign Up" }));
  await expect(form.getByRole("textbox")).toHaveCount(0);
  await meera.tell("consent to an account", form.getByRole("checkbox"), ticked);
  await meera.tap(form.getByRole("button", { name: "Sign up", exact: true }));
  await meera.sees("account created", form.getByRole("heading", { name: "Account Created" }));
  // Straight to the form: she need not see the dashboard first.
  await meera.tap(form.getByRole("button", { name: "Start your application" }));
  await meera.sees("general", new Wizard(page).heading("General details"));
}

/** Presses Save and Proceed, and is at the next step. */
async function proceeds(meera: Walker, name: string, heading: string) {
  const wizard = new Wizard(meera.page);
  await meera.tap(wizard.save());
  await meera.sees(name, wizard.heading(heading));
}

async function bornOn(meera: Walker, whose: string, group: Locator, [day, month, year]: readonly string[]) {
  await meera.tell(`${whose} day of birth`, group.getByLabel("Day"), typed(day!));
  await meera.tell(`${whose} month of birth`, group.getByLabel("Month"), typed(month!));
  await meera.tell(`${whose} year of birth`, group.getByLabel("Year"), typed(year!));
}

async function aboutHerself(meera: Walker) {
  const wizard = new Wizard(meera.page);
  for (const [fact, label] of [
    ["name", "First name"],
    ["name", "Last name"],
    ["phone", "Mobile number"],
    ["e-mail", "Email ID"],
    ["city", "City"],
  ] as const)
    await meera.finds(fact, wizard.field(label));
  await bornOn(meera, "her", meera.page.getByRole("group", { name: "Date of birth" }), ["14", "8", "2005"]);
  await meera.tell("address", wizard.field("Permanent address"), typed("12 Station Road"));
  await meera.tell("pin code", wizard.field("Pin code"), typed("360001"));
  await meera.finds("the pin code's state", wizard.field("State"));
  await proceeds(meera, "admission", "Admission details");
}

async function aboutHerStudy(meera: Walker) {
  const wizard = new Wizard(meera.page);
  for (const [fact, label] of [
    ["admission", "Admission status"],
    ["country", "Country of university"],
    ["level", "Education level"],
  ] as const)
    await meera.finds(fact, wizard.field(label));
  const intake = meera.page.getByRole("group", { name: "Intake period" });
  await meera.finds("intake's month", intake.getByLabel("Month"));
  await meera.finds("intake's year", intake.getByLabel("Year"));
  await meera.tell("university", wizard.field("University"), typed("University of Toronto"));
  await meera.tell("subject", wizard.field("Area of study"), typed("Public Health"));
  await proceeds(meera, "loan", "Loan details");
}

async function aboutTheLoan(meera: Walker) {
  const wizard = new Wizard(meera.page);
  await meera.finds("amount", wizard.field("Loan amount"));
  await meera.finds("security", wizard.field("Loan type"));
  await meera.tell("existing loan", wizard.field("Existing loan"), chosen("No"));
  await meera.tell("employed", wizard.field("Employed"), chosen("No"));
  await proceeds(meera, "co-applicant", "Co-applicant details");
}

async function aboutHerFather(meera: Walker) {
  const wizard = new Wizard(meera.page);
  const his = (label: string) => wizard.field(label, 0);
  await meera.tell("his first name", his("First name"), typed("Harish"));
  await meera.tell("his last name", his("Last name"), typed("Joshi"));
  await meera.tell("his relation", his("Relation"), typed("Father"));
  await bornOn(meera, "his", wizard.scope(0).getByRole("group", { name: "Date of birth" }), ["3", "11", "1974"]);
  await meera.tell("his phone", his("Phone number"), typed(newPerson().digits));
  await meera.tell("his e-mail", his("Email ID"), typed("harish@example.com"));
  await meera.tell("his address", his("Use same address as Applicant's"), ticked);
  await meera.finds("his address", his("Address"));
  await meera.tell("his employment", his("Employment type"), chosen("Self Employed"));
  await proceeds(meera, "identity papers", "Your identity documents");
}

/** Her papers, step by step: where each goes, and the heading of the step after. */
const PAPERS = [
  {
    name: "his identity papers",
    next: "Co-applicant identity documents",
    slots: ["panCard", "passport", "aadhaarCardFront", "aadhaarCardBack", "photoSelfie"],
  },
  {
    name: "academic papers",
    next: "Your academic documents",
    slots: ["0.panCard", "0.aadhaarCardFront", "0.aadhaarCardBack"],
  },
  { name: "financial papers", next: "Your financial documents", slots: ["tenthGrade", "twelfthGrade"] },
  {
    name: "his financial papers",
    next: "Co-applicant financial documents",
    slots: ["savingAccountStatement", "utilityBill"],
  },
  { name: "review", next: "Review your answers", slots: ["0.savingAccountStatement", "0.utilityBill"] },
] as const;

async function addsPapers(meera: Walker) {
  const wizard = new Wizard(meera.page);
  for (const [step, { name, next, slots }] of PAPERS.entries()) {
    for (const [at, path] of slots.entries()) {
      const text = `Meera ${step} ${path}`;
      await meera.gives(wizard.slot(path), at % 2 === 0 ? await picture(text, "jpeg") : await pdf(text));
    }
    await proceeds(meera, name, next);
  }
}

async function handsIn(meera: Walker) {
  const { page } = meera;
  await meera.tap(page.getByRole("button", { name: "Submit application" }));
  await meera.sees("submitted", page.getByRole("heading", { name: "Completed!" }));
}
