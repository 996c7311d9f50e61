// npm run sbom: writes docs/sbom.json (CycloneDX), the packages that go out with the product, as package-lock.json has
// them. scripts/packages.test.ts says when that is due.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./parts/project.mjs";

const nameOf = (path) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
// npm's own "--omit dev" also leaves out what tools and the product share.
const shipped = new Set(
  Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path && !dev && !devOptional)
    .map(([path, { name, version }]) => `${name ?? nameOf(path)}@${version}`),
);
const all = JSON.parse(
  execFileSync("npm", ["sbom", "--package-lock-only", "--sbom-format=cyclonedx"], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "inherit"],
  }).toString("utf8"),
);
// The time, the serial number and the registry's addresses differ from machine to machine, and say nothing about us.
const components = all.components
  .filter((component) => shipped.has(component["bom-ref"]))
  .map(({ "bom-ref": ref, type, name, version, purl, hashes, licenses }) => ({
    "bom-ref": ref,
    type,
    name,
    version,
    purl,
    hashes,
    licenses,
  }))
  .sort((a, b) => (a["bom-ref"] < b["bom-ref"] ? -1 : 1));
const product = `${lock.name}@${lock.version}`;
const dependencies = all.dependencies
  .filter(({ ref }) => shipped.has(ref) || ref === product)
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => shipped.has(other)).sort() }))
  .sort((a, b) => (a.ref < b.ref ? -1 : 1));
const metadata = {
  component: { "bom-ref": product, type: "application", name: lock.name, version: lock.version },
};
const { $schema, bomFormat, specVersion } = all;
writeFileSync(
  join(root, "docs/sbom.json"),
  `${JSON.stringify({ $schema, bomFormat, specVersion, version: 1, metadata, components, dependencies }, null, 1)}\n`,
);
console.log(`docs/sbom.json: ${components.length} packages.`);
