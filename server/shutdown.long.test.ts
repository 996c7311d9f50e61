import { request as send } from "node:http";
import { endSites, startSite } from "@/tests/site-server";

// The end of the server: what is still answered, and for how long.

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

afterEach(endSites);

test("F13 asked to leave, it says that it is not ready and goes on serving; anybody else's question is answered", async () => {
  const { ask, leave } = await startSite((_request, response) => response.end("served"));
  const ready = "/api/health/ready";
  expect((await ask(ready)).body.toString()).toBe("served");
  leave();
  const { status, headers, body } = await ask(ready);
  expect([status, JSON.parse(body.toString())]).toEqual([503, { ready: false, lacks: "closing", low: null }]);
  expect([headers["cache-control"], headers.connection]).toEqual(["no-store", "close"]);
  for (const path of ["/", "/api/health/alive"]) {
    const answer = await ask(path);
    expect([answer.status, answer.body.toString(), answer.headers.connection]).toEqual([200, "served", "close"]);
  }
});

test("F13 an upload that ends within twenty seconds is answered, one that does not is cut", async () => {
  const { port, close } = await startSite((request, response) => {
    let bytes = 0;
    request.on("data", (chunk: Buffer) => (bytes += chunk.length));
    request.on("error", () => {});
    request.on("end", () => response.end(`kept ${bytes}`));
  });
  /** Sends a kilobyte now and again. @returns what came of it */
  function upload(kilobytes: number, every: number) {
    return new Promise<string>((done) => {
      const headers = { "content-length": 1024 * kilobytes };
      const open = send(
        { port, host: "127.0.0.1", path: "/api/loanform/upload", method: "POST", headers, agent: false },
        (answer) => answer.once("data", (text) => done(String(text))),
      );
      open.once("error", () => done("cut"));
      open.write(Buffer.alloc(1024));
      let sent = 1;
      const timer = setInterval(() => {
        if (open.destroyed || (sent += 1) > kilobytes) return clearInterval(timer);
        open.write(Buffer.alloc(1024));
      }, every);
    });
  }
  const all = [upload(14, 1000), upload(60, 1000)];
  await pause(300);
  const from = performance.now();
  await close();
  const took = performance.now() - from;
  const [moving, endless] = await Promise.all(all);
  expect(moving).toBe("kept 14336");
  expect([endless, took > 19_000]).toEqual(["cut", true]);
});
