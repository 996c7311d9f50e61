/** The first that fits: most claim to be Chrome or Safari besides. */
const BROWSERS: readonly [mark: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOPT\/|\bOPiOS\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bUCBrowser\//, "UC Browser"],
  [/\bMiuiBrowser\//, "Mi Browser"],
  [/\bVivoBrowser\//, "Vivo Browser"],
  [/\bHeyTapBrowser\//, "HeyTap Browser"],
  [/\b(DuckDuckGo|Ddg)\//, "DuckDuckGo"],
  [/\bInstagram\b/, "Instagram"],
  [/\bFB(AN|AV)\//, "Facebook"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
];
const SYSTEMS: readonly [mark: RegExp, name: string][] = [
  [/\bAndroid\b/, "Android"],
  [/\b(iPhone|iPod)\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bKAIOS\b/, "KaiOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\b(Macintosh|Mac OS X)\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];
const MOST = 512;

/** Browser and device by User-Agent, in two fixed names, so that what is stored identifies nobody. */
export function browserName(userAgent: string | null): { browser: string; system: string } {
  const said = (userAgent ?? "").slice(0, MOST);
  const nameIn = (names: typeof BROWSERS) => names.find(([mark]) => mark.test(said))?.[1] ?? "";
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
