import { notMet } from "./settings-rules.mjs";

const site = { host: "127.0.0.1", url: "https://dakhila.example", proxies: 1, scanner: "/run/clamav/clamd.ctl" };
const sure = "postgresql://a:b@db.example/dakhila?sslmode=verify-full";

// What npm start says of a site that others can reach. No host of a database and no password is among it.
test.each<[string, Partial<Parameters<typeof notMet>[0]>, RegExp[]]>([
  ["a proxy, a scanner and a database that proves who it is", { databaseUrl: sure }, []],
  ["this machine alone", { url: "http://127.0.0.1:3000", proxies: 0, scanner: undefined }, []],
  ["this machine, IPv6", { host: "::1", url: "http://[::1]:3000", proxies: 0, scanner: undefined }, []],
  ["no proxy", { proxies: 0 }, [/^No proxy is declared .*without TLS/]],
  ["no scanner", { scanner: undefined }, [/^No virus scanner is set \(CLAMD_ADDRESS\)/]],
  ["a port that passes by the proxy", { host: "0.0.0.0" }, [/^The app answers by http on 0\.0\.0\.0/]],
  [
    "a database on an open line",
    { databaseUrl: "postgresql://a:b@db.example/dakhila" },
    [/^DATABASE_URL .*verify-full/],
  ],
  ["a database of nobody's name", { databaseUrl: sure.replace("verify-full", "require") }, [/^DATABASE_URL/]],
  ["a database on this machine", { databaseUrl: "postgresql://a:b@127.0.0.1/dakhila" }, []],
  ["nothing at all", { host: "0.0.0.0", proxies: 0, scanner: "" }, [/^No proxy/, /^No virus scanner/]],
])("%s", (_, start, sentences) => {
  const said = notMet({ ...site, ...start });
  expect(said).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)));
  expect(said.join()).not.toMatch(/db\.example|a:b/);
});
