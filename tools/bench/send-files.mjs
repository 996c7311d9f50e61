// Sends a file of each student at once, in a process of its own: what it costs must not hold up who measures others.
// process.argv: the site, the file's bytes, "pdf" or the path of a picture; cookies come as a message.
import { readFileSync } from "node:fs";
import { request } from "node:http";

const [address, size, kind] = process.argv.slice(2);
const site = new URL(address);
const boundary = "----benchBoundary";
const isPdf = kind === "pdf";
const file = isPdf ? pdf(Number(size)) : readFileSync(kind);
const head = Buffer.from(
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="paper.${isPdf ? "pdf" : "jpg"}"\r\n` +
    `Content-Type: ${isPdf ? "application/pdf" : "image/jpeg"}\r\n\r\n`,
);
const tail = Buffer.from(`\r\n--${boundary}--\r\n`);

process.on("message", async (cookies) => {
  const from = performance.now();
  const answers = await Promise.all(cookies.map((cookie, at) => send(cookie, at)));
  process.send({ statuses: answers, ms: performance.now() - from });
});
process.on("disconnect", () => process.exit(0));
process.send("ready");

function send(cookie, at) {
  return new Promise((resolve) => {
    const open = request(
      {
        host: site.hostname,
        port: site.port,
        localAddress: `127.90.0.${at + 1}`,
        agent: false,
        method: "POST",
        path: "/api/loanform/upload",
        headers: {
          cookie,
          "sec-fetch-site": "same-origin",
          "content-type": `multipart/form-data; boundary=${boundary}`,
          "content-length": head.length + file.length + tail.length,
        },
      },
      (answer) => answer.resume().on("close", () => resolve(answer.statusCode)),
    );
    open.on("error", (error) => resolve(error.code));
    open.write(head);
    open.write(file);
    open.end(tail);
  });
}

/** A whole PDF with one empty page and a comment that makes it as long as wanted. */
function pdf(length) {
  const start =
    "%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n" +
    "2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n" +
    "3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n";
  const end = "\ntrailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n";
  const filling = Buffer.alloc(length - start.length - end.length, "x");
  filling[0] = "%".charCodeAt(0);
  return Buffer.concat([Buffer.from(start), filling, Buffer.from(end)]);
}
