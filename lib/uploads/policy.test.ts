import fc from "fast-check";
import { ACCEPT, fileIdOf, fileUrl, NAME_MAX, namedAs, TOO_LARGE, UPLOAD_LIMIT, WRONG_KIND } from "./policy";

test.each([
  ["pdf", "pan.pdf", "pan.pdf"],
  ["pdf", "PAN.PDF", "PAN.PDF"],
  ["pdf", "pan.pdf.pdf", "pan.pdf.pdf"],
  ["jpeg", "selfie.jpeg", "selfie.jpeg"],
  ["jpeg", "selfie.jfif", "selfie.jpg"],
  ["jpeg", "scan.pdf.jpg", "scan.pdf.jpg"],
  ["pdf", "scan.pdf.jpg", "scan.pdf"],
  ["pdf", "Aadhaar.pdf (1)", "Aadhaar (1).pdf"],
  ["pdf", "Aadhaar (1).pdf", "Aadhaar (1).pdf"],
  ["jpeg", "photo(2).HEIC", "photo(2).jpg"],
  ["pdf", "statement 12.06.2024", "statement 12.06.2024.pdf"],
  ["pdf", "DOC-20240612-WA0005.", "DOC-20240612-WA0005.pdf"],
  ["png", ".jpg", "document.png"],
  ["pdf", "pdf", "pdf.pdf"],
  ["pdf", " . ", "document.pdf"],
] as const)("as %s, %j is named %j", (kind, name, named) => {
  expect(namedAs(kind, name)).toBe(named);
});

test("any name ends as its kind does, stays short, and is named once", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("pdf", "png", "jpeg"),
      fc.string({ unit: "grapheme", maxLength: 300 }),
      (kind, name) => {
        const named = namedAs(kind, name);
        expect(named).toMatch({ pdf: /.\.pdf$/i, png: /.\.png$/i, jpeg: /.\.jpe?g$/i }[kind]);
        expect([...named].length).toBeLessThanOrEqual(NAME_MAX);
        expect(namedAs(kind, named)).toBe(named);
      },
    ),
  );
});

test("the accept attribute lists every ending of the specification, and the types that stand for others", () => {
  expect(ACCEPT).toBe(".pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg");
});

test("the limit and the sentences are the specification's", () => {
  expect(UPLOAD_LIMIT).toBe(10 * 1024 * 1024);
  expect(TOO_LARGE).toBe("File size should be less than 10MB");
  expect(WRONG_KIND).toBe("Only JPEG, PNG, JPG and PDF files are allowed");
});

const id = "0123456789abcdef0123456789abcdef";

test("an address and its id lead to each other", () => {
  expect(fileUrl(id)).toBe(`/api/files/${id}`);
  expect(fileIdOf(fileUrl(id))).toBe(id);
});

test.each([
  `/api/files/${id}/`,
  `/api/files/${id}?x=1`,
  `/api/files/${id}#x`,
  ` /api/files/${id}`,
  `/api/files/${id}\n`,
  `/api/files/${id.toUpperCase()}`,
  `/api/files/${id.slice(1)}`,
  `/api/files/${id}0`,
  `//evil.example/api/files/${id}`,
  `https://evil.example/api/files/${id}`,
  `/api/files/../${id}`,
  "javascript:alert(1)",
  "data:text/html,x",
  "//x",
  "",
  id,
])("%j is no address of a file", (url) => {
  expect(fileIdOf(url)).toBeNull();
});
