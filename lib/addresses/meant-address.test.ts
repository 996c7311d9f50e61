import { meantAddress } from "./meant-address.mjs";
import { routes } from "@/lib/routes";

const PAGES = [routes.home, routes.culture, routes.lenders, routes.emiCalculator, routes.terms, routes.dashboard];
const LENDERS = ["credila", "state-bank-of-india"].map(routes.lender);
const isPage = async (path: string) => ([...PAGES, ...LENDERS] as string[]).includes(path);
const EMI = routes.emiCalculator;

test.each([
  ["/Culture", "/culture"],
  ["/CULTURE/", "/culture"],
  ["/culture.", "/culture"],
  ["/culture,", "/culture"],
  ["/culture)", "/culture"],
  ["/(culture)", "/culture"],
  ['/culture"', "/culture"],
  ["/culture%22", "/culture"],
  ["/culture%E2%80%9D.", "/culture"],
  ["/culture%20", "/culture"],
  ["/culture%E2%80%8B", "/culture"],
  ["/culture/", "/culture"],
  ["/culture/index.html", "/culture"],
  ["/index.php", "/"],
  ["//", "/"],
  ["//company///terms", "/company/terms"],
  ["/company%5Cterms", "/company/terms"],
  ["/culture&utm_source=wa", "/culture?utm_source=wa"],
  ["/culture&utm_source=wa&utm_medium=x?a=1", "/culture?utm_source=wa&utm_medium=x&a=1"],
  ["/culture%3Futm_source=wa", "/culture?utm_source=wa"],
  ["/Education-Loan/CREDILA", "/education-loan/credila"],
  ["/education-loan/credila).", "/education-loan/credila"],
  ["/Education-Loan?amount=20", "/education-loan?amount=20"],
  [`${EMI}?amount=2000000&amp;rate=9`, `${EMI}?amount=2000000&rate=9`],
  [`${EMI}?amount=2000000&AMP;rate=9&`, `${EMI}?amount=2000000&rate=9`],
  ["/Dashboard", "/dashboard"],
  [`${EMI}&amp;amount=3000000&amp;rate=9`, `${EMI}?amount=3000000&rate=9`],
  [`${EMI}%26amp%3Bamount=3000000&rate=9`, `${EMI}?amount=3000000&rate=9`],
  [`${EMI}?amount=3000000&#38;rate=9`, `${EMI}?amount=3000000&rate=9`],
  [`${EMI}?amount=3000000&#x26;rate=9`, `${EMI}?amount=3000000&rate=9`],
  ["/culture;utm=1", "/culture?utm=1"],
  ["/culture&utm_source=%E0%A4%95%20b", "/culture?utm_source=%E0%A4%95%20b"],
  ["/education_loan/credila", "/education-loan/credila"],
  ["/education%20loan/credila", "/education-loan/credila"],
  ["/education+loan/credila", "/education-loan/credila"],
  ["/education%E2%80%91loan/credila", "/education-loan/credila"],
  ["/education-loan/state%20bank%20of%20india", "/education-loan/state-bank-of-india"],
  ["/education-loan/state%2520bank%2520of%2520india", "/education-loan/state-bank-of-india"],
  ["/education-loan/state_bank_of_india", "/education-loan/state-bank-of-india"],
  ["/Education_Loan/State%20Bank%20of%20India.html", "/education-loan/state-bank-of-india"],
])("%s leads to %s", async (url, page) => expect(await meantAddress(url, isPage)).toBe(page));

test.each([
  ...[..."~-—^+=）。%"],
  ...["%E2%80%94", "%EF%BC%89", "%2520", ".html", ".php", ".html).", "%2", "%E0%A5", ").", "%22,"],
])("a lender's address with %s behind it leads to its page", async (end) => {
  expect(await meantAddress(`/education-loan/credila${end}`, isPage)).toBe("/education-loan/credila");
});

test.each([
  "/",
  "/culture",
  "/culture?",
  "/culture?utm_source=wa&x=%26amp",
  `${EMI}?amount=20,00,000&rate=9`,
  "/cultures",
  "/Cultures",
  "/education-loan/nobody",
  "/education-loan/NOBODY.",
  "/education-loan/credila/documents",
  "/API/users/login",
  "/api/users/login/",
  "//api/users/login",
  "/_next/static/A.js",
  "//evil.example/culture",
  "/culture%2F..%2Fsecret",
  "/education-loan/..%2f..",
  "/company/%2e%2e%2fculture",
  "/education-loan/%00",
  "/%FF",
  "/%",
  "/%2",
  "/%25",
  "/education-loan/%",
  "/education-loan/%2",
  "/education-loan/%E0%A5",
  "/education-loan/nobody%",
  "/api/files/%",
  "/education-loan/..%252fculture",
  "/education-loan/%252e%252e/culture",
  "/education-loan/%252e%252e%252fculture",
  "/culture%2500",
  `/culture${")".repeat(3000)}`,
])("%s stays as it is", async (url) => expect(await meantAddress(url, isPage)).toBeUndefined());

test("what it leads to stands as it is", async () => {
  for (const url of [
    "/Culture,",
    "//index.html",
    "/culture&a=1&b=2?c=3&",
    "/Education-Loan//Credila/",
    "/education_loan/state%2520bank+of%20india.html%;utm=1&amp;x=2",
  ]) {
    const page = await meantAddress(url, isPage);
    expect(page).toMatch(/^\/(?!\/)/);
    expect(await meantAddress(page!, isPage)).toBeUndefined();
  }
});
