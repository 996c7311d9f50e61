import { readFileSync } from "node:fs";
import { FLIGHT_HEADERS } from "next/dist/client/components/app-router-headers";
import { JSON_LIMIT } from "@/lib/http/json-body";
import { UPLOAD_LIMIT } from "@/lib/uploads/policy";

// What e2e/long/behind-nginx.e2e.ts tries where nginx is installed has to fit the app also where it is not.
const [http, server, whole] = ["dakhila-http", "dakhila-server", "nginx"].map((name) =>
  readFileSync(`deploy/${name}.conf`, "utf8"),
) as [string, string, string];
/** Bytes. */
const sizeIn = (text: string, name: string) => {
  const [, number, unit] = new RegExp(`${name} (\\d+)([km]);`).exec(text)!;
  return Number(number) * (unit === "m" ? 1024 * 1024 : 1024);
};

test("a body is refused by the app, in its own words, before nginx does it", () => {
  const [general, upload] = [server.split("location")[0]!, server.split("location = /api/loanform/upload")[1]!];
  expect(sizeIn(general, "client_max_body_size")).toBeGreaterThan(JSON_LIMIT);
  // What does not fit into memory would be written to its disk.
  expect(sizeIn(general, "client_body_buffer_size")).toBe(sizeIn(general, "client_max_body_size"));
  expect(sizeIn(upload, "client_max_body_size")).toBeGreaterThan(UPLOAD_LIMIT + 64 * 1024);
  expect(upload).toContain("proxy_request_buffering off;");
});

test("whatever Next answers otherwise for the same address passes by the cache", () => {
  const bypassed = /map "([^"]+)" \$is_page_data/.exec(http)![1]!;
  const asked = FLIGHT_HEADERS.filter((name) => !name.includes("hmr"));
  expect(asked.length).toBeGreaterThan(3);
  for (const name of asked) expect(bypassed).toContain(`$http_${name.replaceAll("-", "_")}`);
});

test("a request has one id in nginx's log, in the app and in the answer, also where that comes from the cache", () => {
  const logged = /log_format dakhila '([^']+)'/.exec(http)![1]!;
  expect(logged.split(" ")).toContain("$request_id");
  const [general, ...locations] = server.split("location ");
  for (const line of [
    "proxy_set_header X-Request-Id $request_id;",
    "proxy_hide_header X-Request-Id;",
    "add_header X-Request-Id $request_id always;",
  ])
    expect(general).toContain(line);
  // One of its own in a location would switch off all of the above there.
  expect(locations.filter((text) => /add_header|proxy_set_header|proxy_hide_header/.test(text))).toEqual([]);
});

test("a connection is given up by nginx before the app closes it", () => {
  const kept = Number(/keepalive_timeout (\d+)s;/.exec(whole)![1]);
  const app = Number(
    /keepAliveTimeout: ([\d_]+)/.exec(readFileSync("scripts/parts/front.mjs", "utf8"))![1]!.replace("_", ""),
  );
  expect(kept * 1000).toBeLessThan(app);
});
