import { openShareLinkBody } from "./schema";

const link = { passId: "00000000-0000-4000-8000-000000000000", secret: "x".repeat(24) };

test.each([
  ["123456", "123456"],
  ["123 456", "123456"],
  ["Your code is 123 456", "123456"],
  ["Your code is 123 456. It is for this lender alone and ends in 7 days.", "123456"],
  ["१२३४५६", "123456"],
  ["૧૨૩ ૪૫૬", "123456"],
  ["12345", undefined],
  ["123456 or 654321", undefined],
  ["", undefined],
])("the 6 digits in %p are %p", (typed, code) => {
  const { data, error } = openShareLinkBody.safeParse({ ...link, code: typed });
  expect(data?.code).toBe(code);
  if (code === undefined)
    expect(error?.issues).toMatchObject([
      { path: ["code"], message: "Enter the 6 digits that the student reads out to you." },
    ]);
});

test.each(["ABCD2345", "abcd-2345", " abcd 2345.", "ＡＢＣＤ２３４५"])("the short code in %p is read", (short) =>
  expect(openShareLinkBody.parse({ short, code: "123456" }).short).toBe("ABCD2345"),
);
