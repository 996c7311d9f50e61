import { ACCEPT, claimedKind, fileIdOf, fileUrl, KINDS, TOO_LARGE, UPLOAD_LIMIT, WRONG_KIND } from "./policy";

test.each([
  ["pan.pdf", "application/pdf", "pdf"],
  ["PAN.PDF", "application/pdf", "pdf"],
  ["selfie.jpg", "image/jpeg", "jpeg"],
  ["selfie.jpeg", "image/jpg", "jpeg"],
  ["scan.png", "image/png", "png"],
  ["scan.png", "", "png"],
  ["scan.png", "application/octet-stream", "png"],
  ["photo.jpg.exe", "image/jpeg", null],
  ["photo", "image/jpeg", null],
  ["photo.jpg", "text/html", null],
  ["photo.jpg", "image/png", null],
  ["pan.pdf", "text/plain", null],
  ["logo.svg", "image/svg+xml", null],
  ["logo.svg", "image/png", null],
  ["a.gif", "image/gif", null],
  ["a.webp", "", null],
  ["a.pdf\0.exe", "application/pdf", null],
])("%j declared as %j is %j", (name, type, kind) => {
  expect(claimedKind(name, type)).toBe(kind);
});

test("the accept attribute lists every extension", () => {
  expect(ACCEPT.split(",").sort()).toEqual(
    Object.values(KINDS)
      .flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`))
      .sort(),
  );
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
