/** A source as an editor wrote it: a link when it is an address, shown without its scheme; else as it is. */
export function SourceLink({ source }: { source: string }) {
  const url = addressIn(source);
  if (!url) return <span>{source}</span>;
  return (
    <a href={url.href} className="link break-words" rel="nofollow noopener noreferrer" target="_blank">
      <span>{`${url.hostname.replace(/^www\./, "")}${url.pathname.replace(/\/$/, "")}`}</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

function addressIn(source: string) {
  if (!/^https?:\/\/\S+$/i.test(source)) return null;
  try {
    return new URL(source);
  } catch {
    return null;
  }
}
