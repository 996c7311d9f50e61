import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { LEAD_ADMISSION, PROFILE_ADMISSION } from "@/lib/admission";
import { monthName, MONTHS, shortMonthName } from "@/lib/dates/calendar";
import { LENDER_KIND_CHOICES } from "@/lib/cases/lender-kinds";
import { KEY_DATE_NAMES } from "@/lib/cases/key-dates";
import { CASE_STEPS } from "@/lib/cases/step-words";
import { DECLINE_REASONS } from "@/lib/cases/reasons";
import { CASE_CHANNELS } from "@/lib/cases/words";
import { STAGES } from "@/lib/dashboard/timeline";
import { REFUSAL_CODES } from "@/lib/http/codes";
import { CALL_LANGUAGES, CALL_TIMES } from "@/lib/contact/call-wish";
import { WEEKDAYS } from "@/lib/leads/call-words";
import type { FieldSpec, Fields } from "@/lib/loan-form/fields";
import { SECTIONS } from "@/lib/loan-form/registry";
import { refusalText } from "@/lib/messages/refusal-text";
import { pagesIn } from "@/lib/addresses/site-pages";
import { site } from "@/lib/site";
import type { Messages } from "@/lib/messages/text";

export type Use = { file: string; line: number; key: string | null; english: string[]; isAtLoad: boolean };

export function usesOfTexts(): Use[] {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "app", "components", "lib"], {
    encoding: "utf8",
  }).split("\n");
  return files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\./.test(file)).flatMap(usesIn);
}

function usesIn(file: string): Use[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const uses: Use[] = [];
  const visit = (node: ts.Node, isAtLoad: boolean) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && /^(t|plural)$/.test(node.expression.text)) {
      const [key, second, third] = node.arguments;
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const forms = node.expression.text === "t" ? { "": second } : formsOf(third);
      const texts = Object.entries(forms).map(([ending, text]) => [ending, textOf(text)] as const);
      const name = textOf(key);
      for (const [ending, text] of texts)
        uses.push({
          file,
          line,
          key: name === null || text === null ? null : name + ending,
          english: text === null ? [] : [text],
          isAtLoad,
        });
    }
    ts.forEachChild(node, (child) => visit(child, isAtLoad && !ts.isFunctionLike(node)));
  };
  visit(source, true);
  return uses;
}

function formsOf(node: ts.Node | undefined): Record<string, ts.Node | undefined> {
  if (!node || !ts.isObjectLiteralExpression(node)) return { "": undefined };
  return Object.fromEntries(
    node.properties.map((property) => [
      `_${property.name?.getText()}`,
      ts.isPropertyAssignment(property) ? property.initializer : undefined,
    ]),
  );
}

const textOf = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : null);

/** Every key with its English, for a translator: what `t` and `plural` say, and the rows of the tables. */
export function englishTexts(): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { key, english } of usesOfTexts()) if (key !== null) texts.set(key, english[0]!);
  for (const [key, english] of textsOfTables()) texts.set(key, english);
  return texts;
}

/** The texts of tables, whose keys are made of the rows' names: listened to while each row is read. */
function textsOfTables(): Map<string, string> {
  const asked = new Map<string, string>();
  const read = (text: () => unknown) => {
    let key: string | undefined;
    const texts = new Proxy({}, { get: (_all, name) => void (key = String(name)) }) as Messages["texts"];
    const english = heard(texts, text);
    if (key !== undefined && typeof english === "string") asked.set(key, english);
  };
  const readField = (field: FieldSpec) => {
    for (const name of ["label", "message", "help", "addWords"] as const) read(() => field[name]);
    for (const choice of field.choices ?? []) read(() => choice.label);
    Object.values(field.fields ?? {}).forEach(readField);
  };
  for (const section of SECTIONS) {
    for (const name of ["title", "heading", "intro", "none"] as const)
      read(() => (section as Partial<Record<typeof name, string>>)[name]);
    Object.values(section.fields as Fields).forEach(readField);
  }
  for (const code of REFUSAL_CODES) read(() => refusalText(code, code));
  for (const month of MONTHS.keys()) {
    read(() => monthName(month + 1));
    read(() => shortMonthName(month + 1));
  }
  for (const { key, title, promo } of STAGES) {
    asked.set(`dashboard.stages.${key}.title`, title);
    asked.set(`dashboard.stages.${key}.promo`, promo);
  }
  for (const { value, label } of PROFILE_ADMISSION) asked.set(`auth.admission.${value}`, label);
  for (const value of LEAD_ADMISSION) asked.set(`apply.admission.${value}`, value);
  for (const [time, english] of Object.entries(CALL_TIMES)) asked.set(`calls.times.${time}`, english);
  for (const [day, english] of WEEKDAYS.entries()) asked.set(`calls.weekdays.${day}`, english);
  for (const name of CALL_LANGUAGES) asked.set(`calls.languages.${name}`, name);
  for (const { path, name, text } of pagesIn("tools")) {
    asked.set(`pages.${path}.name`, name);
    asked.set(`pages.${path}.text`, text);
  }
  for (const { key, heading, repeats } of SECTIONS)
    if (repeats) asked.set(`papers.ofPerson.${key}`, heading.replace("Co-applicant ", ""));
  for (const [channel, english] of Object.entries(CASE_CHANNELS)) asked.set(`cases.channels.${channel}`, english);
  for (const [kind, english] of Object.entries(LENDER_KIND_CHOICES)) asked.set(`cases.lenderKinds.${kind}`, english);
  for (const [kind, english] of Object.entries(KEY_DATE_NAMES)) asked.set(`cases.keyDates.${kind}`, english);
  for (const [step, english] of Object.entries(CASE_STEPS)) asked.set(`cases.steps.${step}`, english);
  for (const [reason, texts] of Object.entries(DECLINE_REASONS))
    for (const name of ["label", "means", "change"] as const) asked.set(`cases.reasons.${reason}.${name}`, texts[name]);
  asked.set("site.hours", site.grievance.hours);
  return asked;
}

function heard(texts: Messages["texts"], read: () => unknown) {
  const before = Object.getOwnPropertyDescriptor(globalThis, "dakhilaMessages");
  Object.defineProperty(globalThis, "dakhilaMessages", { configurable: true, value: { language: "en", texts } });
  try {
    return read();
  } finally {
    if (before) Object.defineProperty(globalThis, "dakhilaMessages", before);
    else delete globalThis.dakhilaMessages;
  }
}

/** The made-up language of the tests: what has a key is written backwards in wide letters, and so told from English. */
export const MADE_UP = "en-XA";
export const mirrored = (english: string) =>
  english
    .split(/(\{\{\w+\}\}|<\/?\w+>)/)
    .map((piece, index) =>
      index % 2
        ? piece
        : [...piece]
            .reverse()
            .join("")
            .replace(/[A-Za-z]/g, wide),
    )
    .join("");
const wide = (letter: string) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0);

export const madeUpTexts = () =>
  Object.fromEntries([...englishTexts()].map(([key, english]) => [key, mirrored(english)]));
