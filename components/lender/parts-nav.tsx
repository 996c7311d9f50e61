/** The ways from a part of the list to those beside it; parts count from 1. */
export function PartsNav({
  part,
  parts,
  addressOf,
}: {
  part: number;
  parts: number;
  addressOf: (part: number) => string;
}) {
  return (
    <nav aria-label="Parts of the list" className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      {part > 1 ? (
        <a rel="prev" href={addressOf(part - 1)} className="btn btn-outline">
          {`Part ${part - 1}`}
        </a>
      ) : (
        <span />
      )}
      <p className="text-sm text-ink-2">{`Part ${part} of ${parts}`}</p>
      {part < parts ? (
        <a rel="next" href={addressOf(part + 1)} className="btn btn-outline">
          {`Part ${part + 1}`}
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
