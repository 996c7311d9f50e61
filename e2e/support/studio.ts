import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { freePort } from "./own-instance";

export type Studio = {
  tableAddress: (table: string) => string;
  end: () => Promise<void>;
};

export async function startStudio(databaseUrl: string): Promise<Studio> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const studio: ChildProcess = spawn(process.execPath, ["scripts/studio.mjs", "--port", String(port)], {
    env: { ...process.env, DATABASE_URL: databaseUrl, STUDIO_DATABASE_URL: "" },
    stdio: "ignore",
  });
  async function end() {
    if (studio.exitCode !== null) return;
    const gone = once(studio, "exit");
    studio.kill("SIGTERM");
    await gone;
  }
  await expect(async () => expect((await fetch(address)).ok).toBe(true))
    .toPass({ timeout: 300_000 })
    .catch(async (error: unknown) => {
      await end();
      throw error;
    });
  return { tableAddress: (table) => `${address}#schema=public&table=${table}&view=table`, end };
}

const COLUMNS = { Partner: 27, Rate: 20 } as const;
/** How many rows a page of Studio has to show, of its own choices, to show all: 25 at first. */
const ROWS: Record<keyof typeof COLUMNS, number> = { Partner: 100, Rate: 500 };

async function showAll(page: Page, table: keyof typeof COLUMNS) {
  await expect(page.locator("th").nth(2)).toBeVisible();
  const size = page.getByLabel("Rows per page");
  if ((await size.innerText()).startsWith(`${ROWS[table]} `)) return;
  await size.click();
  await page.getByRole("menuitemradio", { name: `${ROWS[table]} rows per page` }).click();
}

/** One table in Studio's own page, used as an editor does. Columns go by their names in the database. */
export class StudioTable {
  private constructor(
    readonly page: Page,
    private readonly table: keyof typeof COLUMNS,
    private readonly columns: readonly string[],
  ) {}

  static async open(context: BrowserContext, studio: Studio, table: keyof typeof COLUMNS): Promise<StudioTable> {
    const page = await context.newPage();
    // What moves on it is composed anew sixty times a second, on a page this wide: a third of all work.
    await page.addInitScript(() =>
      addEventListener("DOMContentLoaded", () => {
        const style = document.createElement("style");
        style.textContent = "*, ::before, ::after { animation: none !important; transition: none !important }";
        document.head.append(style);
      }),
    );
    // Studio draws only what fits.
    await page.setViewportSize({ width: COLUMNS[table] * 280, height: 900 });
    await page.goto(studio.tableAddress(table));
    await showAll(page, table);
    const headings = await page.locator("th").allInnerTexts();
    return new StudioTable(
      page,
      table,
      headings.map((heading) => heading.trim().split(/\s/)[0] ?? ""),
    );
  }

  async reload() {
    await this.page.reload();
    await showAll(this.page, this.table);
  }

  cell(id: string | null, column: string): Locator {
    return this.rowOf(id).locator("td").nth(this.columns.indexOf(column));
  }

  private rowOf(id: string | null): Locator {
    const rows = this.page.locator("tbody tr");
    const key = this.page.locator(`td:nth-child(${this.columns.indexOf("id") + 1})`, {
      hasText: new RegExp(`^${id}$`),
    });
    return id === null ? rows.first() : rows.filter({ has: key });
  }

  private async edit(id: string | null, column: string, act: (editor: Locator) => Promise<void>) {
    const editor = this.page.locator("[data-studio-cell-editor]");
    await this.cell(id, column).dblclick();
    await expect(editor).toBeVisible();
    await act(editor);
    await this.page.keyboard.press("Enter");
    await expect(editor).toHaveCount(0);
  }

  async type(id: string | null, column: string, text: string) {
    await this.edit(id, column, async () => {
      await this.page.keyboard.press("Control+A");
      await this.page.keyboard.type(text);
    });
  }

  async choose(id: string | null, column: string, value: string) {
    await this.edit(id, column, (editor) => editor.getByText(value, { exact: true }).click());
  }

  /** True: of a cell that has its default yet, the first click makes false. */
  async tick(id: string | null, column: string) {
    await this.edit(id, column, async (editor) => {
      const box = editor.getByRole("checkbox");
      await expect(async () => {
        await box.click();
        await expect(box).toBeChecked({ timeout: 1000 });
      }).toPass({ timeout: 120_000 });
    });
  }

  async insert() {
    await this.page.getByRole("button", { name: "Insert row" }).click();
    await expect(this.saving).toBeVisible();
  }

  private get saving() {
    return this.page.getByRole("button", { name: /^Save \d+ rows?$/ });
  }

  async tryDelete(id: string) {
    // The narrow cell before the first column chooses a row.
    await this.rowOf(id).locator("td").first().click();
    await this.page.getByRole("button", { name: "Delete 1 row" }).click();
    await this.page.getByRole("button", { name: "delete", exact: true }).click();
  }

  async save() {
    await this.trySave();
    await expect(this.saving).toHaveCount(0);
  }

  async trySave() {
    await this.saving.click();
    await this.page.getByRole("button", { name: "yes, write to db" }).click();
  }
}
