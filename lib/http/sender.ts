import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import proxyaddr from "proxy-addr";
import { isLoopback } from "@/lib/settings/rules.mjs";
import { plainAddress } from "./sender-network.mjs";

/** Headers by which a proxy says what it saw. From anybody else they are a claim. */
const FORWARDING_HEADER =
  /^(forwarded|x-forwarded(-.+)?|x-(real|client|cluster-client)-ip|(true-client|cf-connecting)-ip|x-host|x-original-(host|url)|x-rewrite-url)$/;

export const REQUEST_ID = "x-request-id";
/** A UUID, nginx's 32 hexadecimal digits, or as many random bytes in base64url. */
const REQUEST_ID_FORM = /^[\w-]{20,64}$/;

const withoutPort = (address: string) => address.replace(/^\[(.+)\](:\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1$3");

/**
 * The address that sent a request: each trusted proxy wrote one entry at the end of X-Forwarded-For. A request with
 * fewer entries did not come through all of them, so it is its socket's.
 */
export function senderOf(request: IncomingMessage, trustedProxies: number) {
  const [own = "", ...entries] = proxyaddr.all(request).map((entry) => plainAddress(withoutPort(entry ?? "")));
  return (trustedProxies > 0 && entries[trustedProxies - 1]) || own;
}

/** A trusted proxy's id of the request, else a new one. */
export function requestIdOf({ headers }: IncomingMessage, trustedProxies: number) {
  const given = String(headers[REQUEST_ID] ?? "");
  return trustedProxies > 0 && REQUEST_ID_FORM.test(given) ? given : randomUUID();
}

/** Whether a request came under another name than this machine's or through a proxy, as by a tunnel. */
export function wasForwarded({ headers }: IncomingMessage) {
  const host = `http://${headers.host}`;
  const names = Object.keys(headers);
  return (
    !isLoopback(URL.canParse(host) ? new URL(host).hostname : "") ||
    names.some((name) => FORWARDING_HEADER.test(name) || name === "via")
  );
}

export function removeForwardingHeaders({ headers }: IncomingMessage) {
  for (const name of Object.keys(headers)) if (FORWARDING_HEADER.test(name)) delete headers[name];
}
