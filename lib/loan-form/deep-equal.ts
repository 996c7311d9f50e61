/** One text for equal values, whatever the order of their keys. */
export function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === "object" && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? "null"
  );
}

// Not dequal: a blank country is undefined in the form and absent in what comes from the server.
export const isSame = (one: unknown, other: unknown) => canonical(one) === canonical(other);
