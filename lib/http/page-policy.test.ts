import { readFileSync } from "node:fs";
import { HEAD_SCRIPT } from "@/lib/head-script.mjs";
import { hashOf, joinScripts, policyOf, REACT_SCRIPTS, servicesOf, TOAST_STYLES } from "./page-policy";

const push = (text: string) => `<script>self.__next_f.push([1,"${text}"])</script>`;
const PAGE = `<!DOCTYPE html><html><head><script id="a">${HEAD_SCRIPT}</script><script src="/_next/static/x.js" async=""></script>
<script type="application/ld+json">{"@type":"Bank"}</script></head><body>${"<p>A loan</p>".repeat(200)}
<script>(self.__next_f=self.__next_f||[]).push([0])</script>${push("1")}${push("2")}<p></p>${push("3")}</body></html>`;

const services = (given = {}) => servicesOf({ authDomain: "auth.example", isSecure: false, ...given });
const partOf = (policy: unknown, name: string) =>
  String(policy)
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.split(" ")
    .slice(1);

describe("the policy", () => {
  test("names each script that stands in the page by what it is, and nothing that is none", () => {
    const sent = joinScripts(PAGE);
    expect(partOf(policyOf(sent, services()), "script-src")).toEqual([
      "'self'",
      hashOf(HEAD_SCRIPT),
      hashOf('(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"1"]);self.__next_f.push([1,"2"])'),
      hashOf('self.__next_f.push([1,"3"])'),
      ...services().script,
    ]);
    expect(policyOf(sent, services())).not.toContain("unsafe");
  });

  test("the scripts put together do what they did apart", () => {
    const run = (html: string) => {
      const self = { __next_f: [] as unknown[] };
      for (const [, text] of html.matchAll(/<script>((?:self|\(self)[^]*?)<\/script>/g))
        new Function("self", text!)(self);
      return self.__next_f;
    };
    expect(run(joinScripts(PAGE))).toEqual(run(PAGE));
    expect(run(PAGE)).toEqual([[0], [1, "1"], [1, "2"], [1, "3"]]);
  });

  test("a script twice in a page stands once in it, and one changed letter changes its name", () => {
    const policy = policyOf(push("1") + push("1"), services());
    expect(policy.split(hashOf('self.__next_f.push([1,"1"])'))).toHaveLength(2);
    expect(hashOf("a()")).not.toBe(hashOf("b()"));
    // As browsers write it: of "alert('Hello, world.');".
    expect(hashOf("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  });

  test("names the page's data whatever stands in it, and no script that came in otherwise", () => {
    const named = (text: string) => policyOf(`<p></p><script>${text}</script>`, services()).includes(hashOf(text));
    const first = "(self.__next_f=self.__next_f||[]).push([0])";
    for (const data of ["a", "", '\\"', "\\\\", ");self.__next_f.push(", "1\\n\u2028", "x".repeat(300_000)]) {
      expect([data.slice(0, 40), named(`self.__next_f.push([1,"${data}"])`)]).toEqual([data.slice(0, 40), true]);
      expect(named(`${first};self.__next_f.push([1,"${data}"]);self.__next_f.push([2,"${data}"])`)).toBe(true);
    }
    const code = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';
    expect(named(`${code}{"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});`)).toBe(true);
    for (const stranger of [
      `${code}alert(1))`,
      `${code}{"a":alert(1)})`,
      `${code}{}).x({})`,
      "alert(1)",
      "self.__next_f.push([1,alert(1)])",
      'self.__next_f.push([1,"a"]);alert(1)',
      'self.__next_f.push([1,"a"+alert(1)])',
      'self.__next_f.push([1,"a\\\\"+alert(1)+""])',
      'alert(1);self.__next_f.push([1,"a"])',
      `self.__next_f.push([1,"${'\\"'.repeat(50_000)}`,
    ])
      expect([stranger.slice(0, 60), named(stranger)]).toEqual([stranger.slice(0, 60), false]);
  });

  test("names what the installed React puts into a page, with the calls that follow, and nothing behind them", () => {
    const source = readFileSync(
      require.resolve("next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js"),
      "utf8",
    );
    const literals = [...source.matchAll(/'(\$R[BX](?:[^'\\]|\\.)*)'|"(requestAnimationFrame[^"]*)"/g)].map(
      ([, script, start]) => (script ?? start)!.replaceAll("\\n", "\n").replace(/\$R[CX]\("$/, ""),
    );
    for (const script of REACT_SCRIPTS) expect(literals.map(hashOf)).toContain(script);
    const named = (text: string) => policyOf(`<script>${text}</script>`, services()).includes(hashOf(text));
    for (const script of literals.filter((text) => REACT_SCRIPTS.includes(hashOf(text))))
      expect([named(script), named(`${script}$RC("B:1","S:1")`), named(`${script}alert(1)`)]).toEqual([
        true,
        true,
        false,
      ]);
    expect([named('$RX("B:0","")'), named('$RC("B:0","S:0")'), named('$RC("B:0",alert(1))')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(named('alert(1);$RC("B:0","S:0")')).toBe(false);
  });

  test("the styles of the toasts are those of the installed sonner", () => {
    const source = readFileSync(require.resolve("sonner"), "utf8");
    const [, css] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)!;
    expect(TOAST_STYLES).toEqual([hashOf(""), hashOf(JSON.parse(css!) as string)]);
  });

  test("with a Firebase project it is Google's captcha, Google's button and the project's frame, by https", () => {
    const policy = policyOf("", services({ isSecure: true }));
    expect(partOf(policy, "script-src")!.filter((source) => source.startsWith("http"))).toEqual([
      "https://apis.google.com",
      "https://www.google.com/recaptcha/",
      "https://www.gstatic.com/recaptcha/",
    ]);
    expect(partOf(policy, "connect-src")).toEqual([
      "'self'",
      "https://identitytoolkit.googleapis.com",
      "https://securetoken.googleapis.com",
    ]);
    expect(partOf(policy, "frame-src")).toEqual([
      "https://auth.example",
      "https://www.google.com/recaptcha/",
      "https://recaptcha.google.com/recaptcha/",
    ]);
    expect(policy).toMatch(/; upgrade-insecure-requests$/);
  });

  test("with the emulator it is the emulator, and no captcha", () => {
    const policy = policyOf("", services({ emulator: "127.0.0.1:9099" }));
    expect(policy).not.toMatch(/recaptcha|googleapis|auth\.example|upgrade/);
    expect(partOf(policy, "connect-src")).toEqual(["'self'", "http://127.0.0.1:9099"]);
    expect(partOf(policy, "frame-src")).toEqual(["http://127.0.0.1:9099"]);
  });
});
