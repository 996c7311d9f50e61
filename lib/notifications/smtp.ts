import "server-only";
import { createTransport, type SendMailOptions } from "nodemailer";
import { isLoopback, mailSender } from "@/lib/settings/rules.mjs";
import { emailOf, personOf } from "./data";
import { connectedMail, mailOf, morningMail, type WaitingCounts } from "./mail";
import type { Driver, StudentNews, TeamNotification } from "./notification";

/** `from`: an address, alone or behind a name. */
type Sender = { url: string; from: string };
type Settings = Sender & { to: string[] };

/** Milliseconds; `all` is for a server that drips. */
const TIMEOUTS_MS = { connect: 5000, greeting: 5000, silence: 10_000, altogether: 20_000 };

/** Encrypted unless the server is on this machine. */
function smtpSender({ url, from }: Sender, timeouts = TIMEOUTS_MS) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  const settings = {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // The mail server's password goes first, and a name and a phone may follow.
    requireTLS: !secure && !isLoopback(hostname),
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    dnsTimeout: timeouts.connect,
    disableFileAccess: true,
    disableUrlAccess: true,
  };

  return async function send(mail: SendMailOptions) {
    const transport = createTransport(settings);
    let late: NodeJS.Timeout | undefined;
    try {
      const tooLong = new Promise<never>((_, reject) => {
        late = setTimeout(
          () => reject(Object.assign(new Error("It took too long."), { code: "ETIMEDOUT" })),
          timeouts.altogether,
        );
      });
      await Promise.race([tooLong, transport.sendMail({ from: mailSender(from) ?? from, ...mail })]);
    } finally {
      clearTimeout(late);
      transport.close();
    }
  };
}

export function smtpDriver(
  { to, ...sender }: Settings,
  site: string,
  timeouts = TIMEOUTS_MS,
): Driver<TeamNotification> {
  const send = smtpSender(sender, timeouts);
  return {
    name: "smtp",
    async deliver(notification) {
      const found = await personOf(notification);
      if (!found) throw new Error("The row is gone.");
      await send({ to, ...mailOf(notification, found.person, found.at, site) });
    },
  };
}

/** Suppresses automatic replies (RFC 3834). */
const AUTOMATIC = { "Auto-Submitted": "auto-generated" } as const;

export function accountSmtpDriver(sender: Sender, logins: string): Driver {
  const send = smtpSender(sender);
  return {
    name: "smtp",
    async deliver({ id }) {
      const email = await emailOf(id);
      if (!email) throw new Error("The row is gone.");
      await send({ to: { name: "", address: email }, headers: AUTOMATIC, ...connectedMail(logins) });
    },
  };
}

export function morningSmtpDriver({ to, ...sender }: Settings, desk: string): Driver<WaitingCounts> {
  const send = smtpSender(sender);
  return { name: "smtp", deliver: (waiting) => send({ to, ...morningMail(waiting, desk) }) };
}

/** A mail that is sent twice has one Message-ID, the news' key. */
export function studentSmtpDriver(sender: Sender, dashboard: string, timeouts = TIMEOUTS_MS): Driver<StudentNews> {
  const send = smtpSender(sender, timeouts);
  const domain = (mailSender(sender.from)?.address ?? sender.from).split("@").at(-1);
  return {
    name: "smtp",
    deliver: ({ email, key, subject, text }) =>
      send({
        to: { name: "", address: email },
        messageId: `<${key}@${domain}>`,
        headers: AUTOMATIC,
        subject,
        text: `${text}\n\n${dashboard}`,
      }),
  };
}
