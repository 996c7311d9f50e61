/**
 * A Content-Disposition header for a file name in any script (RFC 6266 and 8187): a plain form for old readers, and the
 * true one percent-encoded. Whatever the name holds, the header stays one line of ASCII.
 */
export function contentDisposition(type: "inline" | "attachment", name: string) {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
