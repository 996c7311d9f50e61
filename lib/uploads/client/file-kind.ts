import { detectKind, START_BYTES } from "@/lib/uploads/checks/kinds";
import { type KindName, KINDS, namedAs } from "@/lib/uploads/policy";

/** The kind by the first bytes; null for one that is not taken. */
export async function fileKind(file: Blob): Promise<{ kind: KindName | null; start: Uint8Array }> {
  const start = new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer());
  return { kind: detectKind(start), start };
}

/** The file under a name and type of its kind; the same object where both are right. */
export function fileAs(kind: KindName, file: File): File {
  const [name, type] = [namedAs(kind, file.name), KINDS[kind].mime];
  return file.name === name && file.type === type ? file : new File([file], name, { type });
}
