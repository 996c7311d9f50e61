import { whatsappLink } from "@/lib/addresses/whatsapp";
import type { Candidates, PageBook } from "@/lib/eligibility/candidates";

/** How many fit, with the ways to them, and the same as a message. */
export function ResultSummary({
  summary,
  counts,
  all: { schemes, lenders },
}: {
  summary: string;
  counts: Candidates["counts"];
  all: Pick<PageBook, "schemes" | "lenders">;
}) {
  return (
    <div>
      <p role="status" className="font-display text-lg">
        {summary}
      </p>
      <ul className="mt-3 grid max-w-lg grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] gap-2">
        <Count of={counts.fits} word="fit" at="fits" />
        <Count of={counts.onlyIf} word="fit only if" at="only-if" />
        <Count of={counts.misses} word="do not fit" at="not-fitting" />
      </ul>
      <p className="mt-3 max-w-[62ch] text-sm text-ink-2">
        {`${schemes} loans of ${lenders} lenders, from published figures: not an approval or an offer. The lender looks at your papers, and it alone decides.`}
      </p>
      <a
        className="link mt-1 inline-flex min-h-11 items-center gap-2 text-sm font-semibold"
        href={whatsappLink({ text: summary })}
        target="_blank"
        rel="noreferrer"
        onClick={({ currentTarget }) => {
          // Only the browser knows the address with the answers.
          currentTarget.href = whatsappLink({ text: `${summary} ${location.href}` });
        }}
      >
        Send this by WhatsApp
      </a>
    </div>
  );
}

function Count({ of, word, at }: { of: number; word: string; at: string }) {
  const box = "grid min-h-16 content-center rounded-md border border-line bg-surface px-3 py-2 text-sm leading-tight";
  const inside = (
    <>
      <span className="amount text-h3 leading-none">{of}</span>
      <span>{word}</span>
    </>
  );
  return (
    <li className="grid">
      {of > 0 ? (
        <a href={`#${at}`} className={`${box} hover:border-ink`}>
          {inside}
        </a>
      ) : (
        <span className={`${box} text-ink-2`}>{inside}</span>
      )}
    </li>
  );
}
