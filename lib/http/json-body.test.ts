import { readJson, JSON_LIMIT } from "./json-body";

const JSON_HEADERS = { "content-type": "application/json" };
const request = (body: BodyInit) =>
  new Request("http://127.0.0.1/api/call", { method: "POST", headers: JSON_HEADERS, body, ...{ duplex: "half" } });

/** A body that comes in pieces and then breaks, or never ends. */
const pieces = (then: (controller: ReadableStreamDefaultController<Uint8Array>) => void) => {
  let sent = false;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent) return then(controller);
      sent = true;
      controller.enqueue(new TextEncoder().encode('{"a":'));
    },
  });
};

test("a body that the sender cut on the way is refused, not failed", async () => {
  const cut = pieces((controller) => controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" })));
  await expect(readJson(request(cut))).rejects.toMatchObject({
    name: "Refusal",
    http: 400,
    message: "The request did not arrive whole.",
  });
});

test("a body without an end is refused once it is too large, and no more of it is asked for", async () => {
  let asked = 0;
  const endless = pieces((controller) => {
    asked += 1;
    controller.enqueue(new Uint8Array(16 * 1024));
  });
  await expect(readJson(request(endless))).rejects.toMatchObject({ name: "Refusal", http: 413 });
  expect(asked * 16 * 1024).toBeLessThan(2 * JSON_LIMIT);
});
