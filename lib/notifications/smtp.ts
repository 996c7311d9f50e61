import "server-only";
import { createTransport } from "nodemailer";
import { isLoopback } from "@/lib/settings-rules.mjs";
import { personOf } from "./data";
import { mailOf } from "./mail";
import type { Driver } from "./notification";

type Settings = { url: string; from: string; to: string[]; editor?: string };

/** Milliseconds: to connect, to be greeted, of silence; and for a mail altogether, from a server that drips. */
const TIMEOUTS_MS = { connect: 5000, greeting: 5000, silence: 10_000, altogether: 20_000 };
const STUDIO = "http://127.0.0.1:5555";

/** Sends a mail to the team over SMTP, encrypted unless the server is on this machine. */
export function smtpDriver({ url, from, to, editor = STUDIO }: Settings, timeouts = TIMEOUTS_MS): Driver {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  const settings = {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // A name and a phone number are in it, and the password of the mail server goes first.
    requireTLS: !secure && !isLoopback(hostname),
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    dnsTimeout: timeouts.connect,
    disableFileAccess: true,
    disableUrlAccess: true,
  };

  async function deliver(...[notification]: Parameters<Driver["deliver"]>) {
    const found = await personOf(notification);
    if (!found) throw new Error("The row is gone.");
    const transport = createTransport(settings);
    let late: NodeJS.Timeout | undefined;
    try {
      const tooLong = new Promise<never>((_, reject) => {
        late = setTimeout(
          () => reject(Object.assign(new Error("It took too long."), { code: "ETIMEDOUT" })),
          timeouts.altogether,
        );
      });
      await Promise.race([
        tooLong,
        transport.sendMail({ from, to, ...mailOf(notification, found.person, found.at, editor) }),
      ]);
    } finally {
      clearTimeout(late);
      transport.close();
    }
  }
  return { name: "smtp", deliver };
}
