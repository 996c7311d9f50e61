import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

/** The file that every virus scanner finds and that harms nobody, put together so that none finds it in the sources. */
export const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!", "H+H*"].join("$");

type Fault = "silent" | "cut" | "ERROR" | "garbage" | "endless";

/** Speaks INSTREAM of clamd's protocol, and finds EICAR. @param path of a socket; else it listens on a port */
export async function clamdServer(path?: string) {
  const state = { fault: undefined as Fault | undefined, scanned: [] as number[] };
  const lines = new Set<Socket>();
  const server = createServer((line) => {
    lines.add(line);
    line.on("close", () => lines.delete(line)).on("error", () => {});
    let got = Buffer.alloc(0);
    line.on("data", (chunk) => {
      got = Buffer.concat([got, chunk]);
      if (state.fault === "cut" && got.length > 1000) return void line.destroy();
      const document = documentOf(got);
      if (!document) return;
      state.scanned.push(document.length);
      if (state.fault === "silent") return;
      line.end(answerTo(document));
    });
  });
  function answerTo(document: Buffer) {
    if (state.fault === "ERROR") return "INSTREAM size limit exceeded. ERROR\0";
    if (state.fault === "garbage") return "HTTP/1.1 200 OK <stream: OK>\0";
    if (state.fault === "endless") return "stream: OK ".repeat(1000);
    return document.includes(EICAR) ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0";
  }
  const listen = () =>
    new Promise<void>((resolve) => (path ? server.listen(path, resolve) : server.listen(port, "127.0.0.1", resolve)));
  let port = 0;
  await listen();
  if (!path) ({ port } = server.address() as AddressInfo);
  const away = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const line of lines) line.destroy();
    });
  return { address: path ?? `127.0.0.1:${port}`, state, away, back: listen };
}

function documentOf(got: Buffer): Buffer | null {
  const command = "zINSTREAM\0";
  if (got.length < command.length) return null;
  if (got.subarray(0, command.length).toString() !== command) throw new Error("Not what clamd takes.");
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= got.length;) {
    const length = got.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(got.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
