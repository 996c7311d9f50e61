// The icons of the public pages. Drawn here because lucide's bring code of their own, more than a page's JavaScript has
// room for (e2e/budgets.e2e.ts); the pages behind the login use lucide.
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

/** An arrow that points down. */
export const Chevron = icon("m6 9 6 6 6-6");
export const Less = icon("M5 12h14");
export const More = icon("M5 12h14M12 5v14");
export const Tick = icon("m5 12.5 4.5 4.5L19 7");
export const Cross = icon("m5 5 14 14M19 5 5 19");
/** A circle with an exclamation mark. */
export const Warning = icon("M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 7.5v5.5M12 15.5v2");
/** A circle with a tick. */
export const Done = icon("M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18m-4 9 3 3 5-6");
/** Three quarters of a circle, to be turned. */
export const Turning = icon("M21 12a9 9 0 1 1-6-8.5");
