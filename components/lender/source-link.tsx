/** A source as an editor wrote it: a link when it is an address, shown without its scheme; else as it is. */
export function SourceLink({ source }: { source: string }) {
  const url = /^https?:\/\/\S+$/i.test(source) && URL.canParse(source) ? new URL(source) : null;
  if (!url) return <>{source}</>;
  return (
    <a href={url.href} className="link break-words" rel="nofollow noopener noreferrer" target="_blank">
      <span>{`${url.hostname.replace(/^www\./, "")}${url.pathname.replace(/\/$/, "")}`}</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
