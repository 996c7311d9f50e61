import { Prisma } from "@/lib/generated/prisma/client";
import {
  readCrowdedLenders,
  readLenderRows,
  readTaken,
  readUnsound,
  readUnsoundLenders,
  type ContentRows,
  type ContentRow,
  type Single,
} from "./content-rows";
import { judgeBenchmark, judgeCountryFact, judgeLawRule, judgeLender, judgeSupport, type RowVerdict } from "./judge";

type Tx = Prisma.TransactionClient;
type Table = keyof ReturnType<typeof judgeLender> | Single;

/** Taken first by whoever checks: two would wait for each other's rows. */
export const lockContent = (tx: Tx) => tx.$executeRaw`SELECT pg_advisory_xact_lock(20261126)`;

/** Writes into each edited row what is to be mended; until then the database hides it. */
export async function checkContent(tx: Tx, lenders: readonly string[]) {
  await lockContent(tx);
  const ids = [...new Set([...lenders, ...(await readCrowdedLenders(tx))])];
  const [rows, taken] = [await readLenderRows(tx, ids), await readTaken(tx, ids)];
  // An edit that comes meanwhile waits for the lock of its row only, and is checked by itself.
  await tx.$executeRaw`SELECT set_config('dakhila.checked', 'on', true)`;
  const all = [...rows.values()];
  const verdicts = all.map((own) => judgeLender(own, taken));
  const ofLenders = (table: keyof ReturnType<typeof judgeLender>, some: (own: ContentRows) => readonly ContentRow[]) =>
    write(
      tx,
      table,
      all.flatMap((own, index) =>
        some(own).flatMap((row) => {
          const verdict = verdicts[index]![table].get(String(row.id));
          return verdict ? [{ row, verdict }] : [];
        }),
      ),
    );
  await ofLenders("PartnerSource", ({ sources }) => sources);
  await ofLenders("EligibilityRule", ({ rules }) => rules);
  await ofLenders("Rate", ({ rates }) => rates);
  await ofLenders("Scheme", ({ schemes }) => schemes);
  await ofLenders("Partner", ({ partner }) => (partner ? [partner] : []));
  for (const [table, judge] of [
    ["Benchmark", judgeBenchmark],
    ["LawRule", judgeLawRule],
    ["CountryFact", judgeCountryFact],
    ["SupportScheme", judgeSupport],
  ] as const)
    await write(
      tx,
      table,
      (await readUnsound(tx, table)).map((row) => ({ row, verdict: judge(row) })),
    );
  await tx.$executeRaw`SELECT set_config('dakhila.checked', '', true)`;
}

/** The same for every row that waits or has something to mend. */
export async function checkUnsound(tx: Tx) {
  await lockContent(tx);
  await checkContent(tx, await readUnsoundLenders(tx));
}

async function write(tx: Tx, table: Table, judged: readonly { row: ContentRow; verdict: RowVerdict }[]) {
  const name = Prisma.raw(`"${table}"`);
  const changed = judged.filter(({ row, verdict }) => verdict.toMend !== row.a0_to_mend);
  const isPlain = ({ verdict }: (typeof changed)[number]) => Object.keys(verdict.fill).length === 0;
  const plain = changed.filter(isPlain);
  if (plain.length > 0) {
    const ids = plain.map(({ row }) => String(row.id));
    const told = plain.map(({ verdict }) => verdict.toMend);
    const versions = plain.map(({ row }) => row.version);
    // A row that was edited since it was read keeps waiting: its own edit has it checked.
    await tx.$executeRaw`
      UPDATE ${name} AS stands SET a0_to_mend = judged.told
      FROM unnest(${ids}::text[], ${told}::text[], ${versions}::text[]) AS judged (id, told, version)
      WHERE stands.id::text = judged.id AND stands.xmin::text = judged.version`;
  }
  for (const { row, verdict } of changed.filter((each) => !isPlain(each))) {
    const fills = Object.entries(verdict.fill).map(([cell, value]) => Prisma.sql`${Prisma.raw(cell)} = ${value}`);
    await tx.$executeRaw`
      UPDATE ${name} SET a0_to_mend = ${verdict.toMend}, ${Prisma.join(fills)}
      WHERE id::text = ${String(row.id)} AND xmin::text = ${row.version}`;
  }
}
