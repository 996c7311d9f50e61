import fc from "fast-check";
import { NAME_MAX } from "@/lib/uploads/policy";
import { contentDisposition } from "./disposition";
import { cleanFileName } from "./file-name";

test.each([
  ["pan card.pdf", "pan card.pdf"],
  ["../../etc/passwd.pdf", "passwd.pdf"],
  ["C:\\Users\\asha\\pan.pdf", "pan.pdf"],
  ["..\\..\\x.png", "x.png"],
  ["a\0b.pdf", "ab.pdf"],
  ["a\r\nSet-Cookie: x.pdf", "aSet-Cookie: x.pdf"],
  ["invoice\u202egpj.exe.pdf", "invoicegpj.exe.pdf"],
  ["a\u2066b\u200b.pdf", "ab.pdf"],
  ["\u0915\u094d\u200d\u0937.pdf", "\u0915\u094d\u200d\u0937.pdf"],
  ["half \ud800.pdf", "half \ufffd.pdf"],
  ["  two   spaces .pdf ", "two spaces.pdf"],
  ["pan\u2800card.pdf", "pan card.pdf"],
  ["a\u3164b\u200dc\u200c.pdf", "abc.pdf"],
  ["\u3164.pdf", "document.pdf"],
  ["\u2800\u3164", "document"],
  ["\u200d\u200b .pdf", "document.pdf"],
  [".pdf", "document.pdf"],
  ["", "document"],
  ["/", "document"],
])("%j is kept as %j", (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});

test("a long name is cut, and keeps its extension", () => {
  const clean = cleanFileName(`${"क".repeat(5000)}.pdf`);
  expect([...clean]).toHaveLength(NAME_MAX);
  expect(clean).toMatch(/\.pdf$/);
});

test("any text becomes a short, well-formed name without folders, and a header of one line", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (name) => {
      const clean = cleanFileName(name);
      expect(clean.isWellFormed()).toBe(true);
      expect(clean).not.toMatch(/[/\\\0\r\n\u202a-\u202e\u2066-\u2069]/);
      expect([...clean].length).toBeLessThanOrEqual(NAME_MAX);
      expect(contentDisposition("inline", clean)).toMatch(
        /^inline; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.!~%-]*$/,
      );
    }),
  );
});

test("a name in another script comes back as it was", () => {
  const header = contentDisposition("attachment", 'बैंक "विवरण".pdf');
  expect(header).toMatch(/^attachment; filename="[^"]+\.pdf"; /);
  expect(decodeURIComponent(header.split("UTF-8''")[1]!)).toBe('बैंक "विवरण".pdf');
});
