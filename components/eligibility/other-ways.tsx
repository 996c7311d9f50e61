import { SourceLink } from "@/components/lender/source-link";
import { OTHER_WAYS, WAYS_OF_STATES, type OtherWay } from "@/lib/eligibility/other-ways";
import { ageInWords } from "@/lib/lenders/age";

/** What helps to pay for studies and is no lender: a state scheme that fits can be the cheapest of all. */
export function OtherWays() {
  return (
    <section aria-labelledby="other-ways">
      <h2 id="other-ways">Government schemes and portals</h2>
      <p className="mt-3 max-w-[62ch] text-ink-2">
        Look here before you choose: where one of these fits you, it can cost less than any loan above. You ask for them
        at a bank or at the portal, not through us.
      </p>
      <ul className="mt-5 border-t border-line">
        {OTHER_WAYS.map((way) => (
          <Way key={way.name} way={way} />
        ))}
      </ul>
      <details>
        <summary className="link flex min-h-11 w-fit cursor-pointer items-center font-semibold">
          {`Schemes of single states: ${WAYS_OF_STATES.length}`}
        </summary>
        <ul className="border-t border-line">
          {WAYS_OF_STATES.map((way) => (
            <Way key={way.name} way={way} />
          ))}
        </ul>
      </details>
    </section>
  );
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

function Way({ way: { name, address, forWhom, points, sources } }: { way: OtherWay }) {
  return (
    <li className="border-b border-line py-3">
      <h3 className="text-base">
        {address ? (
          <a href={address} className="link relative -my-3 inline-block py-3" rel="noopener noreferrer" target="_blank">
            <span>{name}</span>
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        ) : (
          name
        )}
      </h3>
      <p className="mt-1 text-sm">{`${forWhom}.`}</p>
      <details>
        <summary className="link flex min-h-11 w-fit cursor-pointer items-center text-sm">
          What it gives<span className="sr-only">{`: ${name}`}</span>
        </summary>
        {points.map((point) => (
          <p key={point} className="mb-2 max-w-[62ch] text-ink-2">
            {point}
          </p>
        ))}
        <p className="text-xs text-ink-3">
          {sources.map((source, index) => (
            <span key={source.source}>
              {index > 0 && <span>{"; "}</span>}
              <SourceLink source={source.source} />
              <span>{`, ${lowerFirst(ageInWords(source))}`}</span>
            </span>
          ))}
        </p>
      </details>
    </li>
  );
}
