import { meantAddress } from "./meant-address.mjs";
import { routes } from "./routes";

const PAGES = [routes.home, routes.culture, routes.lenders, routes.emiCalculator, routes.terms, routes.dashboard];
const isPage = async (path: string) => (PAGES as string[]).includes(path) || path === routes.lender("credila");
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
])("%s leads to %s", async (url, page) => expect(await meantAddress(url, isPage)).toBe(page));

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
  `/culture${")".repeat(3000)}`,
])("%s stays as it is", async (url) => expect(await meantAddress(url, isPage)).toBeUndefined());

test("what it leads to stands as it is", async () => {
  for (const url of ["/Culture,", "//index.html", "/culture&a=1&b=2?c=3&", "/Education-Loan//Credila/"]) {
    const page = await meantAddress(url, isPage);
    expect(page).toMatch(/^\/(?!\/)/);
    expect(await meantAddress(page!, isPage)).toBeUndefined();
  }
});
