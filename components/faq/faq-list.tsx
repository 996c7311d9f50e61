import { useId } from "react";
import { Chevron } from "@/components/ui/icon";
import { ShowMore } from "@/components/site/show-more";
import { Answer } from "./answer";

const FIRST = 6;

/** All of it is in the HTML, so that it can be searched, indexed and opened before any script runs. */
export function FaqList({ faqs }: { faqs: readonly { _id: string; question: string; answer: string }[] }) {
  const name = useId();
  return (
    <ShowMore first={FIRST} count={faqs.length}>
      <ol className="grid items-start gap-1.5 md:gap-3 lg:grid-cols-2">
        {faqs.map(({ _id, question, answer }, index) => (
          <li
            key={_id}
            className="rounded-md border border-line bg-surface px-3 transition-colors group-data-short/list:nth-[n+7]:hidden md:px-4 md:has-[details[open]]:border-peacock md:has-[details[open]]:bg-peacock-soft"
          >
            <details name={name} className="fold border-b-0">
              <summary className="max-md:min-h-11! max-md:py-2!">
                <h3 className="flex gap-3 text-sm leading-snug md:text-lg">
                  <span aria-hidden className="amount text-ink-3">
                    {String(index + 1).padStart(2, "0")}
                  </span>
                  <span>{question}</span>
                </h3>
                <Chevron />
              </summary>
              <div className="fold-body">
                <p className="whitespace-pre-line text-ink">
                  <Answer text={answer} />
                </p>
              </div>
            </details>
          </li>
        ))}
      </ol>
    </ShowMore>
  );
}
