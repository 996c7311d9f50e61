import { Pool } from "pg";

const pool = new Pool({ connectionString: process.env.E2E_DATABASE_URL, max: 2, allowExitOnIdle: true });

/** Asks the database that the app under test uses. */
export async function rows<T extends object>(sql: string, ...values: unknown[]): Promise<T[]> {
  return (await pool.query<T>(sql, values)).rows;
}
