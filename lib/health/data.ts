import "server-only";
import { readdirSync } from "node:fs";
import path from "node:path";
import { pool } from "@/lib/db";
import { safeErrorFields, log } from "@/lib/log";
import { UPLOAD_LIMIT } from "@/lib/uploads/policy";
import { currentStore } from "@/lib/uploads/store/driver";

type Lack = "database" | "migrations";

const FRESH = 1000;

let wanted: string[] | undefined;
const migrations = () =>
  (wanted ??= readdirSync(path.join(/* turbopackIgnore: true */ process.cwd(), "prisma/migrations"), {
    withFileTypes: true,
  })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name));

// One for the whole process: a module may be bundled more than once.
const kept = globalThis as { readiness?: { at: number; answer: Promise<Lack | null> } };

/** Migrations of a newer version are no lack. @returns what is lacking, or null; never fails */
export function readiness(now = performance.now()): Promise<Lack | null> {
  if (kept.readiness && now - kept.readiness.at < FRESH) return kept.readiness.answer;
  // While it is being asked nobody else asks: its age begins with the answer.
  const own = { at: Infinity, answer: ask() };
  void own.answer.then(() => (own.at = performance.now()));
  kept.readiness = own;
  return own.answer;
}

export const isDiskLow = async () => (await (await currentStore()).room()) < UPLOAD_LIMIT;

async function ask(): Promise<Lack | null> {
  try {
    const { rows } = await pool.query<{ name: string }>(
      "SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
    );
    const applied = new Set(rows.map(({ name }) => name));
    return migrations().every((name) => applied.has(name)) ? null : "migrations";
  } catch (error) {
    log.warn(safeErrorFields(error), "not ready: the database does not answer");
    return "database";
  }
}
