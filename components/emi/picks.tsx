/** Values to choose with one tap. `selected` may be none of them. */
export function Picks<T extends string | number>({
  label,
  picks,
  selected,
  show,
  onPick,
}: {
  /** Name of the group, for screen readers. */
  label: string;
  picks: readonly T[];
  selected: T | undefined;
  show: (pick: T) => string;
  onPick: (pick: T) => void;
}) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {picks.map((pick) => (
        <button
          key={pick}
          type="button"
          aria-pressed={pick === selected}
          className="btn btn-quiet btn-sm amount aria-pressed:border-peacock aria-pressed:bg-peacock-soft aria-pressed:text-peacock"
          onClick={() => onPick(pick)}
        >
          {show(pick)}
        </button>
      ))}
    </div>
  );
}
