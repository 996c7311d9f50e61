/** Where this process answers its calls to itself: `host` and `port` as it was started with. */
export function ownOrigin(host = "127.0.0.1", port = "3000") {
  const reachable = host === "0.0.0.0" || host === "" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}
