// What npm run erase, npm run export and npm run logout do, in the database and with the files of this environment:
//
//   erase PERSON [--yes]    export PERSON FILE [--yes]    logout PERSON [--yes]
//
// PERSON is an e-mail, a phone, an id or an application's number. Exit code 1: nothing was done, and the last line says
// why; 2: the rows are gone, and bytes of some papers are not.
import { createInterface } from "node:readline/promises";
import { endAllSessions } from "@/lib/auth/mutations";
import { dayOf } from "@/lib/dates/calendar";
import { db } from "@/lib/db";
import { writeCopy } from "@/lib/personal-data/copy";
import { findPerson, type FoundPerson } from "@/lib/personal-data/data";
import { erasePerson } from "@/lib/personal-data/mutations";
import { printable } from "@/lib/text/printable.mjs";

/** Prints lines with what strangers may have typed. */
const say = (...lines: readonly string[]) => lines.forEach((line) => console.log(printable(line)));

const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

/** What was found, as lines to read before anything is done. */
function found({ account, leads }: FoundPerson) {
  const lines: string[] = [];
  if (account) {
    const { form, _count: has } = account;
    const proved = [
      account.phone && `${account.phone} (${account.phoneVerifiedAt ? "proved" : "never proved"})`,
      `${account.email} (${account.emailVerifiedAt ? "proved" : "never proved"})`,
    ].filter(Boolean);
    lines.push(`  Account ${account.id}, since ${dayOf(account.createdAt)}: ${account.name}, ${proved.join(", ")}`);
    lines.push(
      `    ${form ? `application ${form.reference}, ${form.complete ? "submitted" : "not submitted"}` : "no application"}; ` +
        [
          many(has.files, "paper"),
          many(has.cases, "lender"),
          many(has.passes, "link"),
          many(has.consents, "consent"),
          many(has.sessions, "login"),
          many(has.events, "event"),
        ].join(", "),
    );
  }
  for (const { id, name, email, phone, phoneVerified, createdAt } of leads)
    lines.push(
      `  Callback request ${id} of ${dayOf(createdAt)}: ${name}, ${phone} (${phoneVerified ? "proved" : "never proved"}), ${email}`,
    );
  return lines;
}

/** Asks on the terminal. @throws Error where there is none, or for any other word */
async function confirm(word: string) {
  if (!process.stdin.isTTY)
    throw new Error("Nobody is there to be asked: run it in a terminal, or add --yes if this is the right person.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Type ${word} to go on: `).finally(() => terminal.close());
  if (answer.trim() !== word) throw new Error("Nothing was done.");
}

async function main(given: readonly string[]) {
  const isSure = given.includes("--yes");
  const [verb, who, file] = given.filter((argument) => argument !== "--yes");
  const person = await findPerson(who ?? "");
  if (!person) throw new Error(`Nobody was found by ${who}: there is no such account and no such callback request.`);
  say("Found:", ...found(person));

  if (verb === "export" && file) {
    if (!isSure) await confirm("export");
    const { papers, missing } = await writeCopy(person, file);
    console.log(
      `Written to ${file}, with ${many(papers, "paper")}. It opens for everybody who has it: hand it over by a`,
    );
    console.log("way that only this person can open, and delete it here.");
    for (const name of missing) say(`Not in it, because its bytes are gone: ${name}`);
    return;
  }
  if (verb === "logout") {
    if (!person.account) throw new Error("This is a callback request and no account: nobody is logged in.");
    if (!isSure) await confirm("logout");
    console.log(`Ended: ${many(await endAllSessions(person.account.id), "login")}.`);
    return;
  }
  if (verb !== "erase") throw new Error("Use npm run erase, npm run export or npm run logout.");
  if (!isSure) await confirm("erase");
  const { accounts, callbacks, papers, left } = await erasePerson(person);
  console.log(
    `Erased: ${many(accounts, "account")}, ${many(callbacks, "callback request")}, ${many(papers, "paper")}.`,
  );
  console.log("Not touched, because it cannot be reached from here: backups made before (delete those that hold them),");
  console.log(
    "what lenders downloaded, and the phone number or Google account at Firebase (delete it in its console).",
  );
  if (left.length === 0) return;
  console.error(`The bytes of ${many(left.length, "paper")} could not be removed: ${left.join(", ")}.`);
  process.exitCode = 2;
}

main(process.argv.slice(2))
  .catch((error: unknown) => {
    console.error(printable(error instanceof Error ? error.message : error));
    process.exitCode = 1;
  })
  .finally(() => db.$disconnect());
