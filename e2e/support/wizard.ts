import { expect, type Locator, type Page } from "@playwright/test";
import { type Paper, pdf, picture } from "./papers";

/** The loan form as its user meets it: by headings, labels and buttons. */
export class Wizard {
  constructor(readonly page: Page) {}

  problem = () => this.page.getByRole("main").getByRole("alert");
  heading = (name: string) => this.page.getByRole("heading", { level: 1, name });


  async proceed() {
    await this.page.getByRole("button", { name: /^Save and Proceed$/i }).click();
  }

  /** Types an answer into the field of this name; a number before it means a co-applicant. */
  async answer(label: string, value: string, index?: number) {
    const scope = index === undefined ? this.page.getByRole("main") : this.people().nth(index);
    // Steps visited before stay in the page, hidden, with what was typed in them.
    const field = scope.getByLabel(label, { exact: true }).filter({ visible: true }).first();
    const kind = await field.evaluate((node) => node.getAttribute("role") ?? node.tagName);
    if (kind === "SELECT") await field.selectOption({ label: value });
    else await field.fill(value);
    // An open list of suggestions hides the rest of the page from screen readers, and from a test that asks by roles.
    if (kind === "combobox") await this.page.keyboard.press("Tab");
  }

  /** One card per co-applicant, in order. */
  people = () => this.page.getByRole("heading", { level: 3, name: /CO-APPLICANT/ }).locator("xpath=ancestor::div[contains(@class,'file-tabs')]/..");

  async date(legend: string, [day, month, year]: [string, string, string], index?: number) {
    const scope = index === undefined ? this.page.getByRole("main") : this.people().nth(index);
    const group = scope.getByRole("group", { name: legend });
    await group.getByLabel("Day").fill(day);
    await group.getByLabel("Month").fill(month);
    await group.getByLabel("Year").fill(year);
  }

  slots = () => this.page.locator('[role="group"][data-state]').filter({ visible: true });

  /** Gives every slot of the step a document, the kinds in turn; returns what went where, by the slot's path. */
  async fillSlots(owner: string): Promise<Map<string, Paper>> {
    const given = new Map<string, Paper>();
    const slots = await this.slots().all();
    for (const [at, slot] of slots.entries()) {
      const path = (await slot.getAttribute("id"))!;
      const text = `${owner} ${path}`;
      const paper = at % 3 === 0 ? await pdf(text) : await picture(text, at % 3 === 1 ? "jpeg" : "png");
      await this.giveTo(slot, paper);
      given.set(path, paper);
    }
    return given;
  }

  async giveTo(slot: Locator, paper: Paper) {
    const [chooser] = await Promise.all([this.page.waitForEvent("filechooser"), slot.getByRole("button", { name: /Choose|Edit/ }).click()]);
    await chooser.setFiles(paper);
    await expect(slot.getByText("uploaded successfully", { exact: true })).toBeVisible();
  }

  slot = (path: string) => this.page.locator(`[role="group"][id="${path}"]`).filter({ visible: true });
}
