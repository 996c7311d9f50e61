import { PrismaPg } from "@prisma/adapter-pg";
import { Pool } from "pg";
import { PrismaClient } from "@/lib/generated/prisma/client";

/** A browser test's own connection: lib/db belongs to the server and gives up after seconds. */
export function connect(address: string | undefined) {
  const pool = new Pool({ connectionString: address, max: 2, allowExitOnIdle: true });
  return { pool, db: new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: "minimal" }) };
}

/** The database under test for the superuser of its cluster: under jest the app itself has fewer rights than that. */
export const adminAddress = process.env.TEST_ADMIN_DATABASE_URL ?? process.env.E2E_DATABASE_URL ?? "";
export const admin = connect(adminAddress);

/** Under jest the app's client; else one for each Playwright worker (tests/fixtures.ts closes it). */
export const { db, pool } =
  typeof jest === "undefined"
    ? connect(process.env.E2E_DATABASE_URL)
    : jest.requireActual<typeof import("@/lib/db")>("@/lib/db");
