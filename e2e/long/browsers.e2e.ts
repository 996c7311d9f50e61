import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect as base } from "@playwright/test";
import { ENGINES, type Engine, overTls } from "@/e2e/support/engines";
import { codeFor } from "@/e2e/support/phone-codes";
import type { Size, Target, Visitor } from "@/e2e/support/visitor";
import { emiResult } from "@/lib/emi/emi";
import { rupees } from "@/lib/text/format";
import { sectionOf } from "@/lib/loan-form/registry";
import { SECTION_KEYS, slugOf } from "@/lib/loan-form/steps";
import { SESSION_COOKIE } from "@/lib/session/cookie";
import { db } from "@/tests/factories/database";
import { storedLoanForm } from "@/tests/factories/loan-forms";
import { newSession } from "@/tests/factories/sessions";
import { newPerson, newUser, type User } from "@/tests/factories/users";
import { test } from "@/tests/fixtures";
import { samplePdf } from "@/tests/samples/uploads";

// One way through every kind of control, in each engine, on a phone's width and a desktop's: what each control holds,
// what is worked out from it, and what arrives. One after the other, so that all are held to what the first one showed.
const SIZES: Record<string, Size> = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 900 } };
const FORM = "/dashboard/loanform";
const CASE =
  "?country=CA&level=postgraduate&amount=4900000&security=no&admission=received_offer&coApplicant=earning&course=24&years=10";

test.describe.configure({ mode: "default" });
// A picture of a page puts a style into it, which its policy stops in Firefox.
test.use({ screenshot: "off", trace: "off" });

const expect = base.configure({ timeout: 240_000 });

class Journey {
  constructor(
    private readonly by: Visitor,
    private readonly isPhone: boolean,
    private site: string,
  ) {}

  /** Opens a page and waits until React has taken over its first control. */
  async open(path: string) {
    await this.by.open(this.site + path);
    await this.ready();
  }
  /** A page that goes away while it is asked says nothing. */
  read = <Result>(work: () => Result) => expect.poll(() => this.by.ask(work).catch(() => ""));
  ready = () =>
    this.read(() => {
      const control = document.querySelector("main :is(button, input, select)") ?? document.querySelector("a");
      return Object.keys(control ?? {}).some((key) => key.startsWith("__reactProps"));
    }).toBe(true);
  sees = (text: string | RegExp) =>
    this.read(() => document.body.innerText).toMatch(typeof text === "string" ? asIs(text) : text);
  isAt = (address: RegExp) => this.read(() => location.pathname + location.search).toMatch(address);
  holds = (target: Target, value: string) =>
    expect.poll(() => this.by.of(target, (node) => (node as HTMLInputElement | null)?.value)).toBe(value);
  /** What is chosen in a list, in words. */
  shows = (target: Target, words: string) =>
    expect.poll(() => this.by.of(target, (node) => (node as HTMLSelectElement).selectedOptions[0]?.text)).toBe(words);

  async fill(target: Target, text: string, shown = text) {
    await this.by.click(target);
    await this.by.press("Control+a");
    await this.by.type(text);
    await this.by.press("Tab");
    await this.holds(target, shown);
  }
  isThere = (target: Target) => expect.poll(() => this.by.of(target, (node) => node !== null)).toBe(true);
  async choose(target: Target, words: string) {
    await this.isThere(target);
    const value = await this.by.of(target, (node) =>
      [...(node as HTMLSelectElement).options].map((o) => [o.text, o.value]),
    );
    const wanted = value.find(([text]) => text === words)?.[1];
    expect(wanted, `${words} among ${value.map(([text]) => text).join()}`).toBeDefined();
    await this.by.of(target, (node) => node!.focus());
    // The native list is no part of the page: its keys and its looks are the system's.
    await this.by.ask((chosen) => {
      const list = document.activeElement as HTMLSelectElement;
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")!.set!.call(list, chosen);
      list.dispatchEvent(new Event("input", { bubbles: true }));
      list.dispatchEvent(new Event("change", { bubbles: true }));
    }, wanted!);
    await this.shows(target, words);
  }
  async chooseAt(target: Target, index: number) {
    await this.isThere(target);
    const words = await this.by.of(target, (node) => [...(node as HTMLSelectElement).options].map(({ text }) => text));
    await this.choose(target, words[index]!);
  }

  /** The site's navigation: a row, or behind a button. */
  async menu() {
    await this.open("/");
    expect(await this.by.ask(() => getComputedStyle(document.querySelector(".old-browser")!).display)).toBe("none");
    const link: Target = { css: `#site-menu a[href="/tools/education-loan-emi-calculator"]` };
    const isShown = () => this.by.of(link, (node) => node !== null);
    if (this.isPhone) {
      expect(await isShown()).toBe(false);
      const covers = () =>
        this.by.ask(() => {
          const at = document.elementFromPoint(innerWidth / 2, 130);
          return at?.closest("#site-menu") !== null && at?.closest("#site-menu") !== undefined;
        });
      expect(await covers()).toBe(false);
      await expect(async () => {
        if (!(await covers())) await this.by.click({ css: `button[popovertarget="site-menu"]` });
        expect(await covers()).toBe(true);
      }).toPass({ timeout: 240_000 });
      await this.by.press("Escape");
      await expect.poll(covers).toBe(false);
      await this.by.click({ css: `button[popovertarget="site-menu"]` });
      await expect.poll(covers).toBe(true);
    }
    const tools: Target = { css: "#site-menu button[aria-expanded=false]" };
    for (let left = 3; left > 0 && !(await isShown()); left -= 1) await this.by.click(tools);
    await this.by.click(link);
    await this.isAt(/^\/tools\/education-loan-emi-calculator$/);
  }

  async emi() {
    await this.open("/tools/education-loan-emi-calculator");
    await this.fill({ label: "Loan amount" }, "25 lakh", "25,00,000");
    await this.fill({ label: "Interest rate" }, "10.5");
    await this.fill({ label: "Tenure" }, "7");
    const { monthlyEMI } = emiResult({ principal: 2_500_000, annualRatePct: 10.5, months: 84 });
    await expect.poll(() => this.by.of({ css: "main .figure" }, (node) => node?.textContent)).toBe(rupees(monthlyEMI));
    await this.by.click({ css: "label:has(#picture-time)" });
    await this.amountsStandApart();
  }
  /** The two lines over the loan's curve, which lie one below the other. */
  amountsStandApart = () =>
    expect
      .poll(() =>
        this.by.ask(() => {
          // In WebKit the rectangle of a line is that of its whole text.
          const lines = [...document.querySelectorAll("main .chart text")]
            .filter((text) => text.getClientRects().length > 0)
            .map((text) =>
              [...text.querySelectorAll<SVGTSpanElement>(":scope > tspan")].map(
                (line) => line.getStartPositionOfChar(0).y,
              ),
            );
          return lines.length > 0 && lines.every(([first, second]) => second! - first! > 8);
        }),
      )
      .toBe(true);

  async eligibility() {
    await this.open("/tools/education-loan-eligibility");
    await this.choose({ label: "1. Where will you study?" }, "Canada");
    await this.by.click({ label: "Undergraduate" });
    await this.by.press("ArrowDown");
    await expect
      .poll(() =>
        this.by.ask(() => {
          const radio = document.activeElement as HTMLInputElement;
          return [radio.value, radio.checked, getComputedStyle(radio.closest("label")!).outlineStyle];
        }),
      )
      .toEqual(["postgraduate", true, "solid"]);
    await this.fill({ label: "3. How much do you want to borrow?" }, "49 lakh", "49,00,000");
    await this.by.click({ css: "input[name=security][value=no]" });
    await this.by.click({ css: "input[name=admission][value=received_offer]" });
    await this.by.click({ css: "input[name=coApplicant][value=earning]" });
    await this.choose({ css: "select#course" }, "2 years");
    await this.choose({ css: "select#years" }, "10 years");
    await this.by.click({ press: "Check eligibility" });
    await this.isAt(new RegExp(asIs(CASE)));
    await this.sees(/Fit: /);
    return this.by.ask(() => [...document.querySelectorAll("main h3, main h2")].map(({ textContent }) => textContent));
  }

  async lender() {
    await this.open("/education-loan/state-bank-of-india");
    const tabs = `nav[aria-label="On this page"] a`;
    const marked = () => this.by.ask((css) => document.querySelector(`${css}[aria-current]`)?.textContent, tabs);
    const names = await this.by.ask(
      (css) => [...document.querySelectorAll(css)].map(({ textContent }) => textContent),
      tabs,
    );
    await this.by.click({ css: `nav[aria-label="On this page"] li:nth-child(2) a` });
    await expect.poll(marked).toBe(names[1]);
    await expect
      .poll(() => this.by.ask(() => Math.abs(document.activeElement!.getBoundingClientRect().top) < innerHeight))
      .toBe(true);
    // Once the page rests, scrolling by key marks what is read.
    await expect(async () => {
      await this.by.press("PageDown");
      expect(await marked()).not.toBe(names[1]);
    }).toPass({ timeout: 240_000 });
  }

  async compare() {
    await this.open("/education-loan/compare?lenders=state-bank-of-india,credila");
    await this.sees(/What ₹[\d,]+ would cost/);
    await this.amountsStandApart();
    return this.by.ask(() =>
      [...document.querySelectorAll("main table th, main table td")].map((cell) => cell.textContent),
    );
  }

  /** The code from the clipboard, its end erased and typed again. */
  async enterCode(digits: string) {
    const boxes = () =>
      this.by.ask(() =>
        [...document.querySelectorAll<HTMLInputElement>(".otp input")].map(({ value }) => value).join(""),
      );
    await expect.poll(() => this.by.ask(() => document.querySelectorAll(".otp input").length)).toBe(6);
    const code = await codeFor(digits);
    await this.by.ask((text) => {
      const paper = document.createElement("textarea");
      [...document.querySelectorAll("dialog[open]")].pop()!.append(paper);
      paper.value = text;
      paper.focus();
      paper.select();
    }, `OTP is ${code}`);
    await this.by.press("Control+c");
    await this.by.ask(() => document.activeElement!.remove());
    await this.by.click({ css: ".otp input" });
    await this.by.press("Control+v");
    await expect.poll(boxes).toBe(code);
    await this.by.press("Backspace");
    await this.by.press("Backspace");
    await expect.poll(boxes).toBe(code.slice(0, 4));
    await this.by.type(code.slice(4));
    await expect.poll(boxes).toBe(code);
    await this.by.click({ press: "Verify" });
  }

  async apply() {
    const person = newPerson();
    await this.open("/education-loan/state-bank-of-india");
    await this.by.click({ press: "Apply Now" });
    await this.fill({ label: "Full name" }, person.name);
    await this.fill({ label: "Email" }, person.email);
    await this.fill({ label: "Phone number" }, person.digits);
    await this.fill({ label: "Loan amount" }, "20 lakh", "20,00,000");
    await this.fill({ label: "Permanent city" }, "Surat");
    await this.fill({ label: "Country of study" }, "Canada");
    await this.choose({ label: "Admission status" }, "Not Applied");
    await this.choose({ group: "Target intake", label: "Month" }, "September");
    await this.chooseAt({ group: "Target intake", label: "Year" }, 1);
    await this.by.click({ css: "input[type=checkbox]" });
    await this.by.click({ press: "Send OTP" });
    await this.enterCode(person.digits);
    const lead = () =>
      db.lead.findFirst({
        where: { email: person.email, phoneVerified: true },
        select: {
          name: true,
          phone: true,
          loanAmount: true,
          city: true,
          countryOfStudy: true,
          admissionStatus: true,
          partnerId: true,
        },
      });
    await expect.poll(lead).toEqual({
      name: person.name,
      phone: `+91${person.digits}`,
      loanAmount: "2000000",
      city: "Surat",
      countryOfStudy: "Canada",
      admissionStatus: "Not Applied",
      partnerId: "state-bank-of-india",
    });
  }

  async logIn(user: User) {
    await this.open("/culture");
    await this.by.click({ press: "Login" });
    await this.fill({ label: "Email" }, user.email);
    await this.fill({ label: "Phone number" }, user.digits);
    await this.by.click({ press: "Send OTP" });
    await this.enterCode(user.digits);
  }

  /** Goes on over TLS with a session that was opened elsewhere. */
  async carry(user: User, site: string) {
    this.site = site;
    await this.open("/culture");
    const { token } = await newSession(user.id);
    await this.by.ask((cookie) => {
      document.cookie = cookie;
      localStorage.setItem("login", "true");
    }, `${SESSION_COOKIE}=${token}; Path=/; Secure; SameSite=Lax`);
    await this.open("/dashboard");
  }

  async dashboard() {
    await this.sees("Welcome To Your Dashboard!");
    const isOpen = () =>
      this.by.ask(() => (document.getElementById("notifications")?.getClientRects().length ?? 0) > 0);
    // On a desktop it opens by itself once.
    await expect(async () => {
      if (!(await isOpen())) await this.by.click({ css: `button[popovertarget=notifications][aria-expanded]` });
      expect(await isOpen()).toBe(true);
    }).toPass({ timeout: 240_000 });
    await this.by.press("Escape");
    await expect.poll(isOpen).toBe(false);
  }

  async form(userId: string) {
    await this.open(`${FORM}/general`);
    await this.sees("General details");
    const born = "Date of birth";
    const general: [Target, string][] = [
      [{ label: "First name" }, "Asha"],
      [{ label: "Last name" }, "Iyer"],
      [{ group: born, label: "Day" }, "27"],
      [{ group: born, label: "Month" }, "July"],
      [{ group: born, label: "Year" }, "2003"],
      [{ label: "Permanent address" }, "12 Station Road, Adajan"],
      [{ label: "Pin code" }, "395007"],
      [{ label: "City" }, "Surat"],
      [{ label: "State" }, "Gujarat"],
    ];
    for (const [target, value] of general) await this.fill(target, value);
    await this.sees(/Kept on/);
    await this.open(`${FORM}/general`);
    for (const [target, value] of general) if (target.label !== "Month") await this.holds(target, value);
    await this.by.click({ press: "Save and Proceed" });

    await this.isAt(/admission$/);
    await this.choose({ label: "Admission status" }, "Admit letter received");
    // What no page can look at is the drawn list: that a long choice is cut with dots is known by its style alone.
    const cut = (node: HTMLElement | null) => [
      getComputedStyle(node!).textOverflow,
      getComputedStyle(node!).whiteSpace,
    ];
    expect(await this.by.of({ label: "Admission status" }, cut)).toEqual(["ellipsis", "nowrap"]);
    await this.fill({ label: "Country of university" }, "Canada");
    await this.fill({ label: "University" }, "University of Toronto");
    await this.choose({ group: "Intake period", label: "Month" }, "September");
    await this.chooseAt({ group: "Intake period", label: "Year" }, 1);
    await this.choose({ label: "Education level" }, "Postgraduate");
    await this.fill({ label: "Area of study" }, "Public Health");
    await this.by.click({ press: "Save and Proceed" });

    await this.isAt(/loan$/);
    await this.fill({ label: "Loan amount" }, "25 lakh", "25,00,000");
    await this.choose({ label: "Existing loan" }, "No");
    await this.choose({ label: "Loan type" }, "Non-Collateral");
    await this.choose({ label: "Employed" }, "No");
    await this.by.click({ press: "Save and Proceed" });
    await this.isAt(/co-applicants$/);

    const { generalDetails, admissionDetails, loanDetails } = await storedLoanForm(userId);
    expect(generalDetails).toMatchObject({
      firstName: "Asha",
      dateOfBirth: "2003-07-27",
      pinCode: "395007",
      city: "Surat",
    });
    expect(admissionDetails).toMatchObject({ university: "University of Toronto", areaOfStudy: "Public Health" });
    expect(loanDetails).toMatchObject({ loanAmount: "2500000" });
  }

  /** Those behind the ones that are filled in. */
  async laterSteps() {
    for (const key of SECTION_KEYS.slice(3)) {
      await this.open(`${FORM}/${slugOf(key)}`);
      await this.read(() => document.querySelector("h1")?.textContent).toBe(sectionOf(key).heading);
    }
  }

  async upload(userId: string) {
    const file = join(process.env.E2E_DATA_DIR!, "pan-card.pdf");
    const bytes = samplePdf();
    writeFileSync(file, bytes);
    await this.open(`${FORM}/kyc`);
    await this.by.give(`[role="group"][id="panCard"]`, file);
    const stored = () => db.storedFile.findFirst({ where: { ownerId: userId }, select: { size: true, mime: true } });
    await expect.poll(stored).toEqual({ size: bytes.length, mime: "application/pdf" });
    await expect.poll(() => this.by.of({ css: `[id="panCard"][data-state=done]` }, (node) => node !== null)).toBe(true);
  }

  async logOut(userId: string) {
    await this.open("/dashboard");
    if (this.isPhone) await this.by.click({ css: `header button[popovertarget]:not([popovertarget=notifications])` });
    await this.by.click({ press: "Logout" });
    await this.by.click({ press: "Yes" });
    await this.isAt(/^\/$/);
    expect(await db.session.count({ where: { userId } })).toBe(0);
  }
}

const asIs = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What the first engine showed, by step and size. */
const shown = new Map<string, unknown>();
function expectAsFirst(what: string, found: unknown) {
  if (!shown.has(what)) shown.set(what, found);
  expect(found, what).toEqual(shown.get(what));
}

async function goThrough(engine: Engine, size: string, site: string) {
  const front = engine.logsInOver === "http" ? undefined : await overTls(site);
  const by = await engine.start(SIZES[size]!);
  const journey = new Journey(by, size === "phone", engine.logsInOver === "TLS" ? front!.address : site);
  const user = await newUser({ name: "Asha Iyer" });
  const step = <Result>(name: string, work: () => Promise<Result>) => test.step(name, work);
  try {
    await step("menu", () => journey.menu());
    if (engine.isOld) expect(await by.ask(() => CSS.supports("selector(:popover-open)"))).toBe(false);
    await step("calculator", () => journey.emi());
    expectAsFirst("eligibility", await step("eligibility", () => journey.eligibility()));
    await step("lender", () => journey.lender());
    expectAsFirst("comparison", await step("comparison", () => journey.compare()));
    if (!engine.isOld) await step("apply", () => journey.apply());
    await step("login", async () => {
      await journey.logIn(user);
      if (engine.logsInOver !== "neither") return journey.isAt(/^\/dashboard/);
      await journey.sees("keeps none on an address without https, as Safari does");
      return journey.carry(user, front!.address);
    });
    await step("dashboard", () => journey.dashboard());
    await step("form", () => journey.form(user.id));
    if (engine.isOld) await step("later steps", () => journey.laterSteps());
    await step("upload", () => journey.upload(user.id));
    await step("logout", () => journey.logOut(user.id));
    expect(by.errors).toEqual([]);
  } finally {
    if (process.env.E2E_PICTURES)
      await by.picture(`${process.env.E2E_PICTURES}/${engine.name} ${size}.png`).catch(() => {});
    await by.end();
    front?.close();
  }
}

for (const engine of ENGINES)
  for (const size of engine.isPhone ? ["phone"] : Object.keys(SIZES))
    test(`${engine.name}, on a ${size}: every control holds, works out and sends what was typed`, async ({
      baseURL,
    }) => {
      const lacking = engine.lacks();
      if (lacking) console.log(`Left out: ${engine.name}, which needs ${lacking}.`);
      test.skip(lacking !== undefined, `Needs ${lacking}.`);
      await goThrough(engine, size, baseURL!);
    });
