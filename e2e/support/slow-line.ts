import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";
import { setTimeout as after } from "node:timers/promises";

/**
 * A proxy for `browser.newContext` that slows downloads too, which Chromium's own emulation does not.
 * @param rate bytes a second of one answer
 */
export async function slowLine(rate: number): Promise<{ server: string; end: () => void }> {
  async function* slowly(answer: AsyncIterable<Buffer>) {
    for await (const bytes of answer) {
      await after((bytes.length / rate) * 1000);
      yield bytes;
    }
  }
  const proxy = createServer((asked, browser) => {
    const { method, headers } = asked;
    const app = request(asked.url!, { method, headers }, (answer) => {
      browser.writeHead(answer.statusCode!, answer.headers);
      pipeline(answer, slowly, browser).catch(() => browser.destroy());
    });
    app.on("error", () => browser.destroy());
    asked.pipe(app);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    server: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    end() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
