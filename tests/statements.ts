import { Client, type QueryConfig } from "pg";
import { POST as readCases } from "@/app/api/cases/read/route";
import { POST as readForm } from "@/app/api/loanform/read/route";
import { POST as readDashboard } from "@/app/api/users/webdashboard/route";
import { call, requestTo } from "@/tests/requests";

type Handler = Parameters<typeof call>[0];
/** Calls whose statements can be sent again and do the same: those that only read, the session's own update besides. */
export const READS = { "loanform/read": readForm, "cases/read": readCases, "users/webdashboard": readDashboard };

/** The statements of a call as the app sends them. @param cookie of whoever makes the call */
export async function statementsOf(handler: Handler, path: string, { cookie }: { cookie: string }) {
  const sent: QueryConfig[] = [];
  const prototype = Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  const { query } = prototype;
  const ask = async () => {
    const { http } = await call(handler, requestTo(path, {}, { headers: { cookie } }));
    if (http !== 200) throw new Error(`${path} was answered with ${http}.`);
  };
  await ask();
  prototype.query = function (...given) {
    const [asked, values] = given as [QueryConfig, unknown[]?];
    sent.push({ name: `bench-${path}-${sent.length}`, text: asked.text, values: asked.values ?? values });
    return query.apply(this, given);
  };
  await ask().finally(() => (prototype.query = query));
  return sent;
}

type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Plan[];
};

function rowsOf(plan: Plan): number {
  const looked = ["Actual Rows", "Rows Removed by Filter", "Rows Removed by Index Recheck"] as const;
  const reads = plan["Relation Name"] !== undefined || plan["Node Type"] === "Bitmap Index Scan";
  const own = reads ? looked.reduce((sum, name) => sum + (plan[name] ?? 0), 0) : 0;
  return (plan.Plans ?? []).reduce((sum, each) => sum + rowsOf(each), own * plan["Actual Loops"]);
}

/** Rows of tables and indexes that the database looks at. @param client what the statements change is taken back */
export async function rowsRead(client: Client, statements: readonly QueryConfig[]) {
  let rows = 0;
  await client.query("BEGIN");
  await client.query("SET LOCAL enable_seqscan = off");
  for (const { text, values } of statements) {
    const { rows: told } = await client.query<{ "QUERY PLAN": { Plan: Plan }[] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      values,
    );
    rows += rowsOf(told[0]!["QUERY PLAN"][0]!.Plan);
  }
  await client.query("ROLLBACK");
  return rows;
}
