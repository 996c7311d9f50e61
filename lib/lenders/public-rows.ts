import "server-only";
import { readableRows } from "@/lib/readable-rows";
import { benchmarkRow, type Benchmark } from "./rows";

/** What every reader of lenders asks for: a row is public while it is live and nothing in it is to be mended. */
export const PUBLIC = { isActive: true, toMend: "", archivedAt: null };
export const IN_FORCE = { isActive: true, toMend: "" };
export const IN_ORDER = [{ position: "asc" as const }, { id: "asc" as const }];
export const editorsOrder = (a: { position: number; name: string }, b: { position: number; name: string }) =>
  a.position - b.position || (a.name < b.name ? -1 : Number(a.name > b.name));

/** A scheme's benchmark. One that is to be mended says nothing: the scheme's rates stand without it. */
export const readableBenchmark = (
  row: { id: string; toMend: string } | null,
  nameOf: (row: { id: string }) => object,
): Benchmark | null => readableRows(row?.toMend === "" ? [row] : [], benchmarkRow, nameOf)[0] ?? null;
