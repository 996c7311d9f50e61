import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { defineConfig } from "prisma/config";

// The command line downloads a migration engine before it does anything, even for `generate` and `studio`, which never
// use it. Where no engine is installed, an existing file stands in for it, so that both work without a network.
const require = createRequire(import.meta.url);
const engines = dirname(require.resolve("@prisma/engines/package.json"));
const installed = existsSync(engines) && existsSync(join(engines, "schema-engine"));
if (!installed) process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= require.resolve("@prisma/engines/package.json");

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_URL ?? "postgresql://unset" },
});
