const TAKEN = 1000;

export function saveFile(content: BlobPart, { name, type }: { name: string; type: string }) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN);
}
