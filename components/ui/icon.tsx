// lucide's bring more code than a public page has room for (e2e/budgets.e2e.ts).
type Icon = { size?: number; className?: string };

/** An icon of a single page stands beside its use, so that no other page loads it. */
export const icon = (path: string) =>
  function Icon({ size = 20, className }: Icon) {
    return (
      <svg
        aria-hidden
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.25"
        className={className}
      >
        <path d={path} />
      </svg>
    );
  };

// The two below are in the frame of every page; the others stand in a file of their own, or they would all come along.

export const Chevron = icon("m6 9 6 6 6-6");
export const Turning = icon("M21 12a9 9 0 1 1-6-8.5");
