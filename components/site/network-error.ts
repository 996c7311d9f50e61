/**
 * True when no answer came: the browser is offline, a part of the page could not be fetched, or fetch itself failed,
 * which browsers report as a TypeError with words of their own.
 */
export function isNetworkError(error: unknown) {
  if (typeof navigator !== "undefined" && !navigator.onLine) return true;
  if (!(error instanceof Error)) return false;
  return (
    error.name === "ChunkLoadError" || (error.name === "TypeError" && /fetch|network|load failed/i.test(error.message))
  );
}
