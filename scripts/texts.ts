// npm run texts -- hi.json: what a language's file still lacks, as JSON from key to English; without a file, all texts.
import { readFileSync } from "node:fs";
import { englishTexts } from "@/tests/messages";

const [file] = process.argv.slice(2);
const translated = file ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, string>) : {};
const missing = [...englishTexts()].filter(([key]) => !(key in translated)).sort(([a], [b]) => (a < b ? -1 : 1));
process.stdout.write(`${JSON.stringify(Object.fromEntries(missing), null, 2)}\n`);
