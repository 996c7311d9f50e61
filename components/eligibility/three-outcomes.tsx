/** What a check leads to, for who has not answered yet. */
export function ThreeOutcomes() {
  return (
    <>
      <ul className="mt-5 grid gap-4 border-l-4 border-line pl-4 text-ink-2">
        <li>
          <strong className="text-ink">Those that fit</strong>, in order of cost, all counted in the same way.
        </li>
        <li>
          <strong className="text-ink">Those that fit only if</strong>: your institute is on a list, the lender agrees
          to your country, or an amount is not published.
        </li>
        <li>
          <strong className="text-ink">Those that do not</strong>, with the condition that fails and what would change
          it.
        </li>
      </ul>
      <noscript>
        <p className="mt-5">
          The check runs in your browser and needs JavaScript. Without it, each lender’s page says what it asks.
        </p>
      </noscript>
    </>
  );
}
