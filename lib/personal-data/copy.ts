import "server-only";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { recordEvent } from "@/lib/events/mutations";
import { archiveOf } from "@/lib/shared-file/archive";
import { safeName } from "@/lib/shared-file/names";
import { readPaper } from "@/lib/papers/data";
import { pdfOf } from "@/lib/papers/pdf";
import { studentForOperator } from "@/lib/session/operator";
import { site } from "@/lib/site";
import { foundIds, readOwnFile } from "@/lib/uploads/server/data";
import { type FoundPerson, rowsAbout } from "./data";

type Rows = Awaited<ReturnType<typeof rowsAbout>>;
type Table = keyof Extract<Rows, { User: unknown }>;

const FILES: readonly { name: string; tables: readonly Table[]; about: string }[] = [
  {
    name: "account.json",
    tables: ["User", "Session"],
    about: "your account, whether your papers may be read (readsPapers), and when you logged in",
  },
  {
    name: "application.json",
    tables: ["LoanForm", "SectionDraft", "DraftFile", "KeyDate"],
    about: "your answers in the loan form, those that you had not saved when you logged out, and your dates",
  },
  {
    name: "documents.json",
    tables: ["StoredFile", "FileReference", "PaperCheck"],
    about:
      "your papers, which part of your answers holds each, what our program saw of each (seen) and when you said that it is right, and what our desk found",
  },
  {
    name: "lenders.json",
    tables: ["LenderCase", "CaseEvent", "LoanOffer", "Notice", "Reminder"],
    about:
      "your lenders: every line that you, they and we wrote, the loan offers that you keep there, mails that wait to be sent, and our reminders",
  },
  {
    name: "links.json",
    tables: ["Pass", "PassVisit", "DeskOpening"],
    about: "the links that you made, when they were used, and when our desk opened your file",
  },
  { name: "consents.json", tables: ["ConsentEvent"], about: "the consents that you gave or took back, word for word" },
  { name: "events.json", tables: ["Event"], about: "what happened in your account, and when" },
  { name: "callbacks.json", tables: ["Lead", "LeadCall"], about: "your requests for a call, and what came of each" },
];

/**
 * Writes everything held about a person into one ZIP that only this user may read.
 * @param file must not exist yet
 * @returns the number of documents, and the names of those that are lost
 * @throws Error when a document cannot be read; nothing is left then
 */
export async function writeCopy(person: FoundPerson, file: string) {
  const rows: Partial<Extract<Rows, { User: unknown }>> = await rowsAbout(person);
  const student = person.account && (await studentForOperator(person.account.id));
  const papers = rows.StoredFile ?? [];
  const found = student
    ? await foundIds(
        student,
        papers.map(({ id }) => id),
      )
    : new Set<string>();
  // A lost one is named in the index; a store that does not answer is an error.
  for (const { id } of papers) if (!found.has(id)) await readOwnFile(student!, id);
  const named = papers
    .map((paper, at) => ({ ...paper, path: `documents/${numbered(at + 1)} ${safeName(paper.name) || "document"}` }))
    .filter(({ id }) => found.has(id));
  const missing = papers.filter(({ id }) => !found.has(id)).map(({ name }) => name);

  const texts = FILES.flatMap(({ name, tables, about }) => {
    const held = tables.flatMap((table) => (rows[table]?.length ? [[table, rows[table]] as const] : []));
    return held.length > 0 ? [{ name, about, text: JSON.stringify(Object.fromEntries(held), null, 2) }] : [];
  });
  const pdf = student && rows.LoanForm?.length ? await pdfOf(await readPaper("application", student)) : null;
  const index = indexOf({
    name: person.account?.name ?? person.leads[0]!.name,
    lines: [
      ...(pdf ? [{ name: "application.pdf", about: "your application as it stands, to read or print" }] : []),
      ...texts,
      ...named.map(({ path }) => ({ name: path, about: "" })),
    ],
    missing,
  });

  const whole = (name: string, bytes: Buffer) => ({ name, size: bytes.length, read: async () => bytes });
  const { stream } = await archiveOf(
    [
      whole("index.txt", Buffer.from(index)),
      ...(pdf ? [whole("application.pdf", Buffer.from(pdf))] : []),
      ...texts.map(({ name, text }) => whole(name, Buffer.from(`${text}\n`))),
      ...named.map(({ id, path, size, name }) => ({
        name: path,
        size,
        read: async () => {
          const paper = await readOwnFile(student!, id);
          if (!paper) throw new Error(`The paper "${name}" (${id}) cannot be read: bring it back from a backup first.`);
          return paper.bytes;
        },
      })),
    ],
    async () => true,
    () => {},
  );
  const part = `${file}.part`;
  try {
    await pipeline(
      Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]),
      createWriteStream(part, { mode: 0o600, flags: "wx", flush: true }),
    );
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await recordEvent("person.copied", person.account?.id ?? null, { papers: named.length });
  return { papers: named.length, missing };
}

const numbered = (number: number) => String(number).padStart(2, "0");

type Index = { name: string; lines: readonly { name: string; about: string }[]; missing: readonly string[] };

function indexOf({ name, lines, missing }: Index) {
  const width = Math.max(...lines.map((line) => line.name.length));
  return [
    `What ${site.name} holds about ${name}`,
    "",
    `Copied on ${new Date().toISOString().slice(0, 16).replace("T", " ")} (UTC).`,
    "",
    ...lines.map((line) => `  ${line.name.padEnd(width)}  ${line.about}`.trimEnd()),
    "",
    "The .json files open in any text editor. A paper that an answer names as /api/files/… is the one of that id in",
    "documents.json; the papers lie in documents, in the same order. Letters are made from the lines about a lender",
    "when you ask for one, and are not kept.",
    ...(missing.length > 0 ? ["", "These papers are not there any more:", ...missing.map((one) => `  ${one}`)] : []),
    "",
    `Is something wrong, or shall it be deleted? Write to ${site.email} from the address of your account, or call`,
    `${site.phone.shown}.`,
    "",
  ].join("\r\n");
}
