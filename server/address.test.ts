import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { dropPages } from "./address";

const site = new URL("https://dakhila.example");

test("the app is asked, as its own site and with the secret, to drop every page", async () => {
  const asked: object[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = request;
    asked.push({ method, url, host: headers.host, secret: headers["x-revalidate-secret"], body: await text(request) });
    response.end("{}");
  };
  await dropPages(handle, site, "ours");
  const body = '{"changed":["pages"]}';
  expect(asked).toEqual([{ method: "POST", url: "/api/revalidate", host: "dakhila.example", secret: "ours", body }]);
});

test("without that a server does not start: its pages would lead to another site", async () => {
  const refuse = async (_: IncomingMessage, response: ServerResponse) => void response.writeHead(404).end();
  await expect(dropPages(refuse, site, "another")).rejects.toThrow("404");
  await expect(dropPages(() => Promise.reject(new Error("It is closed.")), site, "ours")).rejects.toThrow(
    "It is closed.",
  );
});
