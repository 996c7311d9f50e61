import { expect, type Locator, type Page } from "@playwright/test";
import { SECTIONS } from "@/lib/loan-form/registry";
import type { Slug } from "@/lib/loan-form/steps";
import { type SampleFile, pdf, picture } from "@/tests/samples/documents";

export type Entry = {
  what: string;
  enter: (wizard: Wizard) => Promise<void>;
  stands: (wizard: Wizard) => Promise<void>;
};

export const STEPS = Object.fromEntries(SECTIONS.map(({ slug, heading }) => [slug, heading])) as Record<Slug, string>;
export const isPapers = (slug: Slug) => !(slug in TYPED);

const typed = (label: string, value: string, index?: number, shown = value): Entry => ({
  what: `${label}${index === undefined ? "" : ` of co-applicant ${index + 1}`}`,
  enter: (wizard) => wizard.answer(label, value, index),
  stands: (wizard) => expect(wizard.field(label, index)).toHaveValue(shown),
});
const chosen = (label: string, value: string, index?: number): Entry => ({
  ...typed(label, value, index),
  stands: (wizard) => expect(wizard.field(label, index).locator("option:checked")).toHaveText(value),
});
const born = (parts: [string, string, string], index?: number): Entry => ({
  what: `Date of birth${index === undefined ? "" : ` of co-applicant ${index + 1}`}`,
  enter: (wizard) => wizard.date("Date of birth", parts, index),
  stands: async (wizard) => {
    const group = wizard.scope(index).getByRole("group", { name: "Date of birth" });
    await expect(group.getByLabel("Day")).toHaveValue(/^0?\d+$/);
    await expect(group.getByLabel("Year")).toHaveValue(parts[2]);
  },
});
const intake: Entry = {
  what: "Intake period",
  enter: async ({ page }) => {
    const group = page.getByRole("group", { name: "Intake period" });
    await group.getByLabel("Month").selectOption({ label: "September" });
    await group.getByLabel("Year").selectOption({ index: 1 });
  },
  stands: ({ page }) =>
    expect(page.getByRole("group", { name: "Intake period" }).getByLabel("Month")).toHaveValue("09"),
};

const PEOPLE = ["Meera", "Ravi"] as const;
const person = (index: number): Entry[] => [
  typed("First name", PEOPLE[index]!, index),
  typed("Last name", "Iyer", index),
  typed("Relation", index === 0 ? "Mother" : "Uncle", index),
  born(["14", "2", "1975"], index),
  typed("Phone number", `98765432${index}0`, index),
  typed("Email ID", `${PEOPLE[index]!.toLowerCase()}@example.com`, index),
  chosen("Employment type", "Salaried", index),
  index === 0
    ? {
        what: "the applicant's address for co-applicant 1",
        enter: (wizard) => wizard.people().nth(0).getByLabel("Use same address as Applicant's").check(),
        stands: (wizard) => expect(wizard.field("Address", 0)).toHaveValue("12 Station Road, Adajan"),
      }
    : typed("Address", "4 Lake View, Anand", index),
  ...(index === 0
    ? []
    : [typed("Pin code", "388001", index), typed("City", "Anand", index), typed("State", "Gujarat", index)]),
];

const TYPED = {
  general: [
    typed("First name", "Asha"),
    typed("Last name", "Iyer"),
    born(["27", "July", "2003"]),
    typed("Permanent address", "12 Station Road, Adajan"),
    typed("Pin code", "395007"),
    typed("City", "Surat"),
    typed("State", "Gujarat"),
  ],
  admission: [
    chosen("Admission status", "Admit letter received"),
    typed("Country of university", "Canada"),
    typed("University", "University of Toronto"),
    intake,
    chosen("Education level", "Postgraduate"),
    typed("Area of study", "Public Health"),
  ],
  loan: [
    typed("Loan amount", "25 lakh", undefined, "25,00,000"),
    chosen("Existing loan", "No"),
    chosen("Loan type", "Non-Collateral"),
    chosen("Employed", "No"),
  ],
  "co-applicants": person(0),
} satisfies Partial<Record<Slug, Entry[]>>;

export const typedIn = (slug: Slug): Entry[] => (slug in TYPED ? TYPED[slug as keyof typeof TYPED] : []);
export const secondPerson = () => person(1);

export class Wizard {
  constructor(readonly page: Page) {}

  problem = () => this.page.getByRole("main").getByRole("alert");
  heading = (name: string) => this.page.getByRole("heading", { level: 1, name });
  saveState = () =>
    this.page.getByText(/^(Saved|Kept on|Not saved|Nothing to save|Submitted) /).filter({ visible: true });

  async open(slug: Slug) {
    await this.page.goto(`/dashboard/loanform/${slug}`);
    await this.isAt(slug);
  }
  isAt = (slug: Slug) => expect(this.heading(STEPS[slug])).toBeVisible();

  save = () => this.page.getByRole("button", { name: /^Save and Proceed$/i });
  async proceed() {
    await this.save().click();
  }

  async enterAll(entries: readonly Entry[]) {
    for (const entry of entries) await entry.enter(this);
  }

  scope = (index?: number) => (index === undefined ? this.page.getByRole("main") : this.people().nth(index));
  // Steps visited before stay in the page, hidden, with what was typed in them.
  field = (label: string, index?: number) =>
    this.scope(index).getByLabel(label, { exact: true }).filter({ visible: true }).first();

  async answer(label: string, value: string, index?: number) {
    const field = this.field(label, index);
    const kind = await field.evaluate((node) => node.getAttribute("role") ?? node.tagName);
    if (kind === "SELECT") await field.selectOption({ label: value });
    else await field.fill(value);
    // An open list of suggestions hides the rest of the page from screen readers, and from a test that asks by roles.
    if (kind === "combobox") await this.page.keyboard.press("Tab");
    // An amount in words becomes a figure when its box is left.
    else if (kind === "INPUT") await field.blur();
  }

  people = () =>
    this.page
      .getByRole("heading", { level: 3, name: /CO-APPLICANT/ })
      .locator("xpath=ancestor::div[contains(@class,'file-tabs')]/..");

  async date(legend: string, [day, month, year]: [string, string, string], index?: number) {
    const group = this.scope(index).getByRole("group", { name: legend });
    await group.getByLabel("Day").fill(day);
    await group.getByLabel("Month").fill(month);
    await group.getByLabel("Year").fill(year);
  }

  slots = () => this.page.locator('[role="group"][data-state]').filter({ visible: true });
  required = () => this.slots().filter({ hasNotText: /\(optional\)|Lenders usually ask for this/ });

  /** Opens what is folded away in the step: papers that are seldom asked for. */
  async openFolds() {
    await expect(this.slots().first()).toBeVisible();
    const folded = this.page.locator("form details:not([open]) > summary").filter({ visible: true });
    for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
    await expect(folded).toHaveCount(0);
    // A fold is open at the press, and its slots are in sight with the next frame.
    const opened = this.page.locator("form details[open]").filter({ visible: true });
    await expect(opened.locator("[role='group'][data-state]").filter({ visible: false })).toHaveCount(0);
  }

  /** Gives every slot, or these, a document, the kinds in turn. @returns what went where, by the slot's path */
  async fillSlots(owner: string, slots?: Locator): Promise<Map<string, SampleFile>> {
    if (!slots) await this.openFolds();
    const given = new Map<string, SampleFile>();
    for (const [at, slot] of (await (slots ?? this.slots()).all()).entries()) {
      const path = (await slot.getAttribute("id"))!;
      const text = `${owner} ${path}`;
      const paper = at % 3 === 0 ? await pdf(text) : await picture(text, at % 3 === 1 ? "jpeg" : "png");
      await this.giveTo(slot, paper);
      given.set(path, paper);
    }
    return given;
  }

  async giveTo(slot: Locator, paper: SampleFile) {
    await this.choose(slot, paper);
    await expect(slot.getByText("uploaded successfully", { exact: true })).toBeVisible();
  }

  async choose(slot: Locator, paper: SampleFile) {
    // A press is lost where the slot above grows under the finger: people press again.
    await expect(async () => {
      const [chooser] = await Promise.all([
        this.page.waitForEvent("filechooser", { timeout: 20_000 }),
        slot.getByRole("button", { name: /Choose|Edit/ }).click(),
      ]);
      await chooser.setFiles(paper);
    }).toPass();
  }

  slot = (path: string) => this.page.locator(`[role="group"][id="${path}"]`).filter({ visible: true });
}
