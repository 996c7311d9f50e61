import { expect, type Locator, type Page } from "@playwright/test";
import { codeBoxes, dialog } from "@/e2e/support/entry-points";
import { openPage } from "@/e2e/support/open-page";
import { CHEAP_PHONE, keepLineAlone, SLOW_3G, slowDown } from "@/e2e/support/phone";
import { codeFor } from "@/e2e/support/phone-codes";
import { Wizard } from "@/e2e/support/wizard";
import { db } from "@/tests/factories/database";
import { storedFileNames } from "@/tests/factories/stored-files";
import { newPerson } from "@/tests/factories/users";
import { test } from "@/tests/fixtures";
import { pdf, picture, type SampleFile } from "@/tests/samples/documents";

// One student's whole way, from a search engine to the submit, on a cheap phone and a slow line, counted: how many
// screens a student sees, how many boxes there are to fill, and that nothing is asked twice.

test.use({ ...CHEAP_PHONE });

/** What the walk may take: pages, steps and faces of dialogs; boxes to fill or to choose. */
const MOST = { screens: 19, boxes: 62 };
/** Milliseconds for a screen on a slow line, on a machine that has other work. */
const LONG = 90_000;

/**
 * What each box of the walk asks for, by its name: one fact has several names. Whoever adds a question says here which
 * fact it is about; null is for what is no fact about anybody, such as a consent, which is given for each purpose.
 */
const FACTS: Record<string, string | null> = {
  "Full name": "name",
  "First name": "name",
  "Last name": "name",
  Email: "e-mail",
  "Email ID": "e-mail",
  "Phone number": "phone",
  "Mobile number": "phone",
  "Date of birth: Day": "day of birth",
  "Date of birth: Month": "month of birth",
  "Date of birth: Year": "year of birth",
  "Permanent address": "address",
  Address: "address",
  "Use same address as Applicant's": null,
  "Pin code": "pin code",
  "Permanent city": "city",
  City: "city",
  State: "state",
  "Lives in": null,
  "Loan amount": "amount",
  "How much do you want to borrow?": "amount",
  "Interest rate": "rate",
  "Course duration": "course",
  "How long is the course?": "course",
  Tenure: "years",
  "Over how many years would you repay?": "years",
  "Where will you study?": "country",
  "Country of study": "country",
  "Country of university": "country",
  University: "university",
  "What will you study for?": "level",
  "Education level": "level",
  "Area of study": "subject",
  "Where are you with admission?": "admission",
  "Admission status": "admission",
  "Target intake: Month": "month of intake",
  "Target intake: Year": "year of intake",
  "Intake period: Month": "month of intake",
  "Intake period: Year": "year of intake",
  "Can you offer security?": "security",
  "Loan type": "security",
  "Existing loan": "existing loan",
  Employed: "employed",
  "Employment type": "employment",
  "Ongoing EMI amount": "EMIs",
  "Is there a co-applicant?": "co-applicant",
  Relation: "relation",
  "When may we call?": "hour of the call",
  "In which language?": "language of the call",
  "How did you hear about us?": null,
  "What we do with your details: I agree": null,
  "This is a shared device": null,
};
/** Facts that each form asks for from a list of its own, so that the same answer reads differently. */
const IN_OTHER_WORDS = ["course", "level", "admission", "security"];

type Box = { name: string; value: string };

/** The boxes of a form that can be seen: by their accessible names, with whose they are, and what they hold. */
const boxesIn = (form: Locator): Promise<Box[]> =>
  form.evaluate((form) => {
    const words = (node: Element | null | undefined) =>
      (node?.textContent ?? "")
        .replace("(optional)", "")
        .replace(/^\d+\. /, "")
        .replace(/\s+/g, " ")
        .trim();
    const boxes = form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      "input:not([type=hidden], [type=range], [type=file]), select, textarea",
    );
    const found = new Map<string, string>();
    for (const box of boxes) {
      // Beside a box with suggestions stands a second one for the browser alone.
      if (!box.checkVisibility() || box.closest("[aria-hidden=true]")) continue;
      const isRadio = box.type === "radio";
      // A whole step is a group, too, named for screen readers alone.
      const legend = words(box.closest("fieldset:not(:has(> legend.sr-only))")?.querySelector("legend"));
      const label = isRadio ? "" : (box.getAttribute("aria-label") ?? words(box.labels?.[0]));
      // A co-applicant's boxes begin with their place among the co-applicants.
      const whose = /^\d+\./.test(box.id) ? "co-applicant's " : "";
      const name = whose + [legend, label].filter(Boolean).join(": ");
      const value =
        box instanceof HTMLSelectElement
          ? box.value && box.selectedOptions[0]!.text
          : isRadio || box.type === "checkbox"
            ? (box as HTMLInputElement).checked
              ? box.value
              : ""
            : box.value;
      found.set(name, found.get(name) || value);
    }
    return [...found].map(([name, value]) => ({ name, value }));
  });

/** What a box asks for; undefined where FACTS does not say it. */
function factOf({ name }: Box): string | null | undefined {
  const [, whose = "", asks = ""] = /^(co-applicant's )?(.*)$/.exec(name)!;
  const known = asks in FACTS ? asks : Object.keys(FACTS).find((label) => asks.startsWith(`${label} `));
  return known === undefined ? undefined : FACTS[known]! && whose + FACTS[known];
}

const plain = (value: string) => value.toLowerCase().replace(/[^a-z0-9]+/g, "");

type Counted = Record<"screens" | "boxes" | "taps" | "uploads" | "seconds", number>;

/** Goes through the screens as a student does, and counts. */
class Walker {
  /** Answers by the fact that they are about, whichever form was told. */
  #told = new Map<string, string>();
  #form?: Locator;
  #waited = 0;
  /** In order, each once. */
  faces: string[] = [];
  boxes = 0;
  taps = 0;
  uploads = 0;
  /** Boxes that did not hold what had been told. */
  askedAgain = new Set<string>();
  /** Boxes of which FACTS does not say what they ask for. */
  unknown = new Set<string>();
  /** Of all boxes that were looked at, those that asked for something told before. */
  filledIn: string[] = [];
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
  /**
   * A page, a step or the face of a dialog is there; the same one seen again is no new screen. `form` is what is to be
   * filled in there: what was told before stands in it, whatever its boxes are called.
   */
  async sees(name: string, mark: Locator, form?: Locator) {
    await this.#waits(() => expect(mark).toBeVisible({ timeout: LONG }));
    if (!this.faces.includes(name)) this.faces.push(name);
    this.#form = form;
    if (!form) return;
    // The heading may be there before the boxes, and the boxes before what is filled in.
    await this.#waits(() =>
      expect.poll(async () => (await boxesIn(form)).length, { timeout: LONG }).toBeGreaterThan(0),
    );
    const wrong = async () => (await this.#asked(form)).filter(({ isRight }) => !isRight).map((box) => box.name);
    await this.#waits(() => expect.poll(wrong, { timeout: 15_000 }).toEqual([])).catch(() => {});
    await this.#look(form);
  }
  /** The boxes of a form that ask for what was told, and whether they hold it. */
  async #asked(form: Locator) {
    return (await boxesIn(form)).flatMap((box) => {
      const fact = factOf(box);
      if (fact === undefined) this.unknown.add(`${this.faces.at(-1)}: ${box.name}`);
      const told = this.#told.get(fact ?? "");
      if (!fact || told === undefined) return [];
      const [one, other] = [plain(told), plain(box.value)];
      const isSame = IN_OTHER_WORDS.includes(fact) || one.includes(other) || other.includes(one);
      return [{ ...box, isRight: box.value !== "" && isSame }];
    });
  }
  async #look(form: Locator) {
    for (const { name, isRight } of await this.#asked(form)) {
      const box = `${this.faces.at(-1)}: ${name}`;
      if (!isRight) this.askedAgain.add(box);
      else if (!this.filledIn.includes(box)) this.filledIn.push(box);
    }
  }
  async tap(what: Locator) {
    this.taps += 1;
    await what.click();
  }
  /** Fills a box in. */
  async tell(box: Locator, enter: (box: Locator) => Promise<unknown>) {
    this.boxes += 1;
    this.taps += 1;
    await enter(box);
  }
  /** Sends the form: what it holds now was told, also what it has filled in by itself. */
  async sends(button: Locator) {
    const form = this.#form!;
    await this.#look(form);
    for (const box of await boxesIn(form)) {
      const fact = factOf(box);
      if (fact && box.value !== "") this.#told.set(fact, longer(this.#told.get(fact), box.value));
    }
    await this.tap(button);
  }
  /** One after the other without waiting: the page sends two at a time. */
  async gives(papers: readonly (readonly [slot: Locator, paper: SampleFile])[]) {
    const wizard = new Wizard(this.page);
    await this.#waits(async () => {
      for (const [slot, paper] of papers) {
        this.uploads += 1;
        this.taps += 1;
        await wizard.choose(slot, paper);
      }
      for (const [slot] of papers)
        await expect(slot.getByText("uploaded successfully", { exact: true })).toBeVisible({ timeout: LONG });
    });
  }
  async #waits(wait: () => Promise<void>) {
    const since = Date.now();
    await wait();
    this.#waited += Date.now() - since;
  }
}

/** Of a name in two boxes and in one, the whole. */
const longer = (one = "", other: string) => (one.length > other.length ? one : other);

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
  const session = await slowDown(page, SLOW_3G);
  const meera = new Walker(page);
  await meera.stage("the lender's page", () => readsTheLender(meera));
  await meera.stage("EMI calculator", () => triesTheCalculator(meera));
  await meera.stage("eligibility", () => checksEligibility(meera));
  await meera.stage("apply and code", () => asksToBeCalled(meera));
  await meera.stage("sign up", () => signsUp(meera));
  // At home, where the papers are, the line is better. A whole form on a slow processor is one-evening.e2e.ts.
  await keepLineAlone(session);
  await meera.stage("the student", () => aboutTheStudent(meera));
  await meera.stage("the study", () => aboutTheStudy(meera));
  await meera.stage("the loan", () => aboutTheLoan(meera));
  await meera.stage("the father", () => aboutTheFather(meera));
  await meera.stage("papers", () => addsPapers(meera));
  await meera.stage("submit", () => handsIn(meera));

  const { counted, stages, faces, askedAgain, filledIn, unknown } = meera;
  const description = JSON.stringify({ ...counted, faces, stages, filledIn });
  test.info().annotations.push({ type: "counted", description });
  console.table([...stages, { stage: "in all", ...counted }]);
  expect([...unknown]).toEqual([]);
  expect([...askedAgain]).toEqual([]);
  // A walk that finds no box would find none that is blank: 3 in the eligibility check, 3 in the apply form, 5 about
  // the student, 5 about the study, 2 about the loan.
  expect(filledIn.length).toBeGreaterThanOrEqual(18);
  expect(counted.screens).toBeLessThanOrEqual(MOST.screens);
  expect(counted.boxes).toBeLessThanOrEqual(MOST.boxes);
  expect(counted.uploads).toBe(14);
  const { form, id, ...account } = await db.user.findFirstOrThrow({
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
  const calculator = page.getByRole("region", { name: "Your loan", exact: true });
  const heading = page.getByRole("heading", { level: 1, name: /Calculator/ });
  await meera.sees("EMI calculator", heading, calculator);
  const box = (label: string) => page.getByRole("textbox", { name: label, exact: true });
  // The page's own figures count as no answer until they are written over.
  await expect(box("Interest rate")).not.toHaveValue("11", { timeout: LONG });
  await meera.tell(box("Loan amount"), typed("25 lakh"));
  await meera.tell(box("Course duration"), typed("24"));
  await meera.tell(box("Tenure"), typed("10"));
  // At once: what is written to the address a moment after typing must not call the next page off.
  await meera.sends(page.getByRole("link", { name: "Which lenders fit you" }));
}

async function checksEligibility(meera: Walker) {
  const { page } = meera;
  const heading = page.getByRole("heading", { level: 1, name: /Eligibility/ });
  const check = page.getByRole("button", { name: "Check eligibility" });
  await meera.sees("eligibility", heading, page.locator("form").filter({ has: check }));
  const group = (label: RegExp, choice: string) =>
    page.getByRole("group", { name: label }).getByLabel(choice, { exact: true });
  await meera.tell(page.getByLabel("1. Where will you study?"), chosen("Canada"));
  await meera.tell(group(/^2\./, "Postgraduate"), ticked);
  await meera.tell(group(/^4\./, "No"), ticked);
  await meera.tell(group(/^5\./, "Admit letter received"), ticked);
  await meera.tell(group(/^6\./, "Yes, with an income"), ticked);
  await meera.sends(check);
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
  await meera.sees("apply", form.getByRole("heading", { name: "Your Details" }), form);
  await meera.tell(form.getByLabel("Full name"), typed(MEERA.name));
  await meera.tell(form.getByLabel("Email"), typed(MEERA.email));
  await meera.tell(form.getByLabel("Phone number"), typed(MEERA.digits));
  await meera.tell(form.getByLabel("Permanent city"), typed("Rajkot"));
  const intake = form.getByRole("group", { name: "Target intake" });
  await meera.tell(intake.getByLabel("Month"), chosen("September"));
  await meera.tell(intake.getByLabel("Year"), chosen(nextYear));
  await meera.tell(form.getByRole("checkbox"), ticked);
  await meera.sends(form.getByRole("button", { name: "Send OTP" }));
  await meera.sees("code", form.getByRole("heading", { name: "OTP Verification" }));
  await typesTheCode(meera);
  await meera.sees("request received", form.getByRole("heading", { name: "Complete" }));
}

async function signsUp(meera: Walker) {
  const { page } = meera;
  const form = dialog(page);
  await meera.tap(form.getByRole("button", { name: "Sign up" }));
  await meera.sees("signup", form.getByRole("heading", { name: "Sign Up" }), form);
  await expect(form.getByRole("textbox")).toHaveCount(0);
  await meera.tell(form.getByRole("checkbox"), ticked);
  await meera.sends(form.getByRole("button", { name: "Sign up", exact: true }));
  await meera.sees("account created", form.getByRole("heading", { name: "Account Created" }));
  // Straight to the form: without the dashboard first.
  await meera.tap(form.getByRole("button", { name: "Start your application" }));
  await atQuestions(meera, "general", "General details");
}

/** At a step of questions. */
const atQuestions = (meera: Walker, name: string, heading: string) =>
  meera.sees(name, new Wizard(meera.page).heading(heading), meera.page.getByRole("main"));
/** At a step of papers, or behind them all. */
const atPapers = (meera: Walker, name: string, heading: string) =>
  meera.sees(name, new Wizard(meera.page).heading(heading));

async function bornOn(meera: Walker, group: Locator, [day, month, year]: readonly string[]) {
  await meera.tell(group.getByLabel("Day"), typed(day!));
  await meera.tell(group.getByLabel("Month"), typed(month!));
  await meera.tell(group.getByLabel("Year"), typed(year!));
}

async function aboutTheStudent(meera: Walker) {
  const wizard = new Wizard(meera.page);
  await bornOn(meera, meera.page.getByRole("group", { name: "Date of birth" }), ["14", "8", "2005"]);
  await meera.tell(wizard.field("Permanent address"), typed("12 Station Road"));
  await meera.tell(wizard.field("Pin code"), typed("360001"));
  await expect(wizard.field("State")).toHaveValue("Gujarat");
  await meera.sends(wizard.save());
  await atQuestions(meera, "admission", "Admission details");
}

async function aboutTheStudy(meera: Walker) {
  const wizard = new Wizard(meera.page);
  await meera.tell(wizard.field("University"), typed("University of Toronto"));
  await meera.tell(wizard.field("Area of study"), typed("Public Health"));
  await meera.sends(wizard.save());
  await atQuestions(meera, "loan", "Loan details");
}

async function aboutTheLoan(meera: Walker) {
  const wizard = new Wizard(meera.page);
  await meera.tell(wizard.field("Existing loan"), chosen("No"));
  await meera.tell(wizard.field("Employed"), chosen("No"));
  await meera.sends(wizard.save());
  await atQuestions(meera, "co-applicant", "Co-applicant details");
}

async function aboutTheFather(meera: Walker) {
  const wizard = new Wizard(meera.page);
  const fathers = (label: string) => wizard.field(label, 0);
  await meera.tell(fathers("First name"), typed("Harish"));
  await meera.tell(fathers("Last name"), typed("Joshi"));
  await meera.tell(fathers("Relation"), typed("Father"));
  await bornOn(meera, wizard.scope(0).getByRole("group", { name: "Date of birth" }), ["3", "11", "1974"]);
  await meera.tell(fathers("Phone number"), typed(newPerson().digits));
  await meera.tell(fathers("Email ID"), typed("harish@example.com"));
  await meera.tell(fathers("Use same address as Applicant's"), ticked);
  await expect(fathers("Address")).toHaveValue("12 Station Road");
  await meera.tell(fathers("Employment type"), chosen("Self Employed"));
  await meera.sends(wizard.save());
  await atPapers(meera, "identity papers", "Your identity documents");
}

/** The papers, step by step: where each goes, and the heading of the step after. */
const PAPERS = [
  {
    name: "the father's identity papers",
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
    name: "the father's financial papers",
    next: "Co-applicant financial documents",
    slots: ["savingAccountStatement", "utilityBill"],
  },
  { name: "review", next: "Review your answers", slots: ["0.savingAccountStatement", "0.utilityBill"] },
] as const;

async function addsPapers(meera: Walker) {
  const wizard = new Wizard(meera.page);
  for (const [step, { name, next, slots }] of PAPERS.entries()) {
    const papers = slots.map(async (path, at) => {
      const text = `Meera ${step} ${path}`;
      return [wizard.slot(path), at % 2 === 0 ? await picture(text, "jpeg") : await pdf(text)] as const;
    });
    await meera.gives(await Promise.all(papers));
    await meera.tap(wizard.save());
    await atPapers(meera, name, next);
  }
}

async function handsIn(meera: Walker) {
  const { page } = meera;
  await meera.tap(page.getByRole("button", { name: "Submit application" }));
  await meera.sees("submitted", page.getByRole("heading", { name: "Completed!" }));
}
