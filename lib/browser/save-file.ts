/** Milliseconds by which every browser has taken its copy of the bytes; the next turn is enough for most. */
const TAKEN = 1000;

/** Offers bytes or a text as a download under this name. */
export function saveFile(content: BlobPart, { name, type }: { name: string; type: string }) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN);
}
