/**
 * A Content-Disposition header for any name (RFC 6266 and 8187), always one line of ASCII.
 * @param inPlainLetters the name for whoever does not know RFC 8187
 */
export function contentDisposition(type: "inline" | "attachment", name: string, inPlainLetters = name) {
  const plain = inPlainLetters.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
