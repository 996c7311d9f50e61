import { readFileSync } from "node:fs";
import { CliError } from "./say.mjs";

/** @throws CliError when this Node is older than package.json asks for */
export function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new CliError(
    `Node ${process.versions.node} is too old: install Node 20.19 or newer (22 or 24 is best), then try again.`,
  );
}

/** What to say about a Node without security fixes, or null. @param version 20.19.0 @param today yyyy-mm-dd */
export function endOfNode(version, today) {
  const { node } = JSON.parse(readFileSync(new URL("../floors.json", import.meta.url), "utf8"));
  const end = node.endsOfLife[version.split(".")[0]];
  if (!end || today <= end) return null;
  return `Node ${version} gets no security fixes since ${end}: install Node 24 before anybody else can reach this site.`;
}
