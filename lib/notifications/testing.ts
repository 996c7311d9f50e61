import { randomInt } from "node:crypto";
import { createServer, type Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

// To be imported before anything that reads the settings.
const MAIL_PORT = randomInt(30_000, 32_000);
export const MAIL_URL = `smtp://127.0.0.1:${MAIL_PORT}`;
Object.assign(process.env, {
  SMTP_URL: MAIL_URL,
  NOTIFY_FROM: "site@dakhila.example",
  NOTIFY_TO: "team@dakhila.example, lead@dakhila.example",
});

type Mail = { from: string; to: string[]; head: string; body: string };

/** Receives mail until `stop`; `options` make it refuse. */
export async function mailServer(options: SMTPServerOptions = {}) {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    authOptional: true,
    async onData(stream, { envelope }, done) {
      let text = "";
      for await (const chunk of stream) text += String(chunk);
      const [head = "", ...rest] = text.split("\r\n\r\n");
      mails.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : "",
        to: envelope.rcptTo.map(({ address }) => address),
        head,
        body: decoded(head, rest.join("\r\n\r\n")).replaceAll("\r\n", "\n"),
      });
      done();
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(MAIL_PORT, "127.0.0.1", resolve));
  return { mails, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

function decoded(head: string, body: string) {
  if (/base64/i.test(head)) return Buffer.from(body, "base64").toString();
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

/** Accepts connections and says nothing, or a letter now and then (`drip`). */
export async function deafServer(drip = false) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    if (drip) socket.write("220 ");
    const timer = drip ? setInterval(() => socket.write("x"), 50) : undefined;
    socket.on("close", () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => server.listen(MAIL_PORT, "127.0.0.1", resolve));
  return {
    stop() {
      sockets.forEach((socket) => socket.destroy());
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
