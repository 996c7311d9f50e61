import { Prisma } from "@/lib/generated/prisma/client";

type Tx = Prisma.TransactionClient;
type Cell = string | number | boolean | null;
/** Cells by their names in schema.prisma; days as 2026-11-21. */
export type Cells = Readonly<Record<string, Cell>>;
/** A row with cells of its own, or a list whose rows count together. */
export type Seeded = Cells | readonly Cells[];

/** The text of a value that is the same wherever its parts were read. */
const textOf = (value: Seeded | Cell) =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
export const same = (a: Seeded | Cell | undefined, b: Seeded | Cell | undefined) =>
  (a === undefined) === (b === undefined) && textOf(a ?? null) === textOf(b ?? null);

/** The given columns of a row as the seed compares them: figures as numbers, days as text, what is absent as null. */
export function cellsOf(row: object, columns: readonly string[]): Cells {
  return Object.fromEntries(
    columns.map((column) => {
      const value = (row as Record<string, unknown>)[column] ?? null;
      return [
        column,
        value instanceof Date
          ? value.toISOString().slice(0, 10)
          : typeof value === "bigint" || Prisma.Decimal.isDecimal(value)
            ? Number(value)
            : (value as Cell),
      ];
    }),
  );
}

/** What the seed wrote last, row by row, so that it knows an editor's cell from its own. */
export class SeedMemory {
  private constructor(
    private readonly rows: Map<string, Seeded>,
    private readonly stored: ReadonlyMap<string, Seeded>,
  ) {}

  static async read(tx: Tx) {
    const stored = new Map(
      (await tx.seededRow.findMany()).map(({ entity, rowId, values }) => [keyOf(entity, rowId), values as Seeded]),
    );
    return new SeedMemory(new Map(stored), stored);
  }

  row = (entity: string, id: string) => this.rows.get(keyOf(entity, id)) as Cells | undefined;
  list = (entity: string, id: string) => this.rows.get(keyOf(entity, id)) as readonly Cells[] | undefined;
  set(entity: string, id: string, value: Seeded) {
    this.rows.set(keyOf(entity, id), value);
  }
  forget(entity: string, id: string) {
    this.rows.delete(keyOf(entity, id));
  }
  ids = (entity: string) =>
    [...this.rows.keys()].flatMap((key) => (key.startsWith(`${entity}/`) ? key.slice(entity.length + 1) : []));

  /** Writes down what is not written yet. */
  async store(tx: Tx) {
    const changed = [...this.rows].filter(([key, value]) => !same(this.stored.get(key), value));
    const gone = [...this.stored.keys()].filter((key) => !this.rows.has(key));
    const address = (key: string) => ({ entity: key.split("/", 1)[0]!, rowId: key.slice(key.indexOf("/") + 1) });
    for (const key of [...changed.map(([key]) => key).filter((key) => this.stored.has(key)), ...gone])
      await tx.seededRow.delete({ where: { entity_rowId: address(key) } });
    await tx.seededRow.createMany({
      data: changed.map(([key, value]) => ({ ...address(key), values: value as Prisma.InputJsonValue })),
    });
  }
}

const keyOf = (entity: string, id: string) => `${entity}/${id}`;
