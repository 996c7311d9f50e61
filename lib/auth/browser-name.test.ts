import { browserName } from "./browser-name";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";
const ANDROID = "Mozilla/5.0 (Linux; Android 10; K)";

test.each([
  [`${ANDROID} ${WEBKIT} Chrome/130.0.0.0 Mobile Safari/537.36`, "Chrome", "Android"],
  [`${ANDROID} ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, "Samsung Internet", "Android"],
  [`${ANDROID} ${WEBKIT} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Instagram 350.0`, "Instagram", "Android"],
  [`${ANDROID} ${WEBKIT} Chrome/130.0.0.0 Mobile Safari/537.36 OPR/86.0.0.0`, "Opera", "Android"],
  ["Mozilla/5.0 (Android 15; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0", "Firefox", "Android"],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
    "Edge",
    "Windows",
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`, "Chrome", "ChromeOS"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/130.0.0.0 Safari/537.36`, "", "Linux"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPhone",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1",
    "Chrome",
    "iPhone",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    "Safari",
    "Mac",
  ],
  ["curl/8.5.0", "", ""],
  ["<script>alert(1)</script>", "", ""],
  ["", "", ""],
  [null, "", ""],
])("%s", (userAgent, browser, system) => {
  expect(browserName(userAgent)).toEqual({ browser, system });
});

test("a header of any length is read in no time", () => {
  for (const unit of ["Version/", "Version/ Safari", "FBAN", "A"]) {
    const before = performance.now();
    browserName(unit.repeat(200_000));
    // With a mark that looks back from each place it would be minutes.
    expect(performance.now() - before).toBeLessThan(5000);
  }
});
