/** The folder with its tick. Decoration: the name stands beside it. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 32 32" fill="none">
      <path
        className="fill-peacock"
        d="M2 7a3 3 0 0 1 3-3h7.2a2 2 0 0 1 1.5.7L16.5 8H27a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3z"
      />
      <path className="stroke-marigold dark:stroke-surface" d="m9.5 17.5 4.7 4.7 8.8-9" strokeWidth="3.6" />
    </svg>
  );
}
