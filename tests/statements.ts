import { Client, type QueryConfig } from "pg";
import { POST as readCases } from "@/app/api/cases/read/route";
import { POST as readForm } from "@/app/api/loanform/read/route";
import { POST as readDashboard } from "@/app/api/users/webdashboard/route";
import type { Student } from "@/tests/factories/sessions";
import { call, requestTo } from "@/tests/requests";

/** Calls whose statements can be sent again and do the same: those that only read, the session's own update besides. */
export const READS = { "loanform/read": readForm, "cases/read": readCases, "users/webdashboard": readDashboard };

/** The statements of a call as the app sends them, prepared by name: made by its own code, here in this process. */
export async function statementsOf(handler: Parameters<typeof call>[0], path: string, as: Student) {
  const sent: QueryConfig[] = [];
  const prototype = Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  const { query } = prototype;
  const ask = async () => {
    const { http } = await call(handler, requestTo(path, {}, { as }));
    if (http !== 200) throw new Error(`${path} was answered with ${http}.`);
  };
  // The first one reads what all later ones have in memory.
  await ask();
  prototype.query = function (...given) {
    const [asked, values] = given as [QueryConfig, unknown[]?];
    sent.push({ name: `bench-${path}-${sent.length}`, text: asked.text, values: asked.values ?? values });
    return query.apply(this, given);
  };
  await ask().finally(() => (prototype.query = query));
  return sent;
}
