/**
 * Where this very process answers, for its calls to itself: `host` and `port` as the server was started with. A server
 * on all addresses is called on the loopback one of the same family.
 */
export function ownOrigin(host = "127.0.0.1", port = "3000") {
  const reachable = host === "0.0.0.0" || host === "" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}
