import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import type { Answers, Draft } from "@/lib/eligibility/answers";
import type { Result } from "@/lib/eligibility/check";
import { currencyName } from "@/lib/eligibility/currency";
import { compactRupees, rupees } from "@/lib/format";
import { MatchCard } from "./match-card";
import { MissRow, UncheckedRow } from "./miss-row";

/** The lenders for these answers: those that match, in order of cost, then those that do not, each with its why. */
export function Results({
  result,
  answers,
  isShared,
  currencies,
  draft,
  errorOf,
  onExchange,
  onLeave,
}: {
  result: Result | undefined;
  answers: Answers | undefined;
  isShared: boolean;
  currencies: readonly string[];
  draft: Draft;
  errorOf: (currency: string) => string | undefined;
  onExchange: (currency: string, rupees: string) => void;
  onLeave: (currency: string, rupees: string) => void;
}) {
  if (!result || !answers) return <NothingYet isShared={isShared} />;
  const { ranked, unranked, unmatched, unchecked } = result;
  const matching = ranked.length + unranked.length;
  const all = matching + unmatched.length + unchecked.length;
  const cheapest = ranked[0]?.cost.total;
  if (all === 0)
    return (
      <p className="mt-4 text-ink-2">
        The list of lenders cannot be read now. Your answers are kept in the address: load the page again in a minute.
      </p>
    );

  return (
    <div className="mt-3 grid gap-12">
      <div>
        <p role="status" className="font-display text-lg">
          <strong>
            {matching} of {all} lenders match
          </strong>{" "}
          for {compactRupees(answers.amount)}
          {cheapest ? <>, from {rupees(cheapest)} in all</> : null}.
        </p>
        <p className="mt-1 max-w-[62ch] text-sm text-ink-2">
          Guidance from published figures, not an approval or an offer. The lender looks at your papers, and it alone
          decides.
        </p>
      </div>

      {ranked.length > 0 && (
        <Part id="matching" title="Match, lowest total cost first">
          <ol className="grid gap-4">
            {ranked.map((match, index) => (
              <MatchCard key={match.lender.id} match={match} answers={answers} place={index + 1} />
            ))}
          </ol>
        </Part>
      )}

      {unranked.length > 0 && (
        <Part id="unranked" title="Match, cost unknown">
          <p className="mb-4 max-w-[62ch] text-ink-2">
            Nothing that we know speaks against these, but a figure is missing for a total that could be ranked. By
            name.
          </p>
          <ul className="grid gap-4">
            {unranked.map((match) => (
              <MatchCard key={match.lender.id} match={match} answers={answers} />
            ))}
          </ul>
        </Part>
      )}

      {/* In the same place whatever the rate says, so that the box keeps the focus while it is typed in. */}
      {currencies.length > 0 && (
        <div className="grid max-w-md gap-4">
          {currencies.map((currency) => (
            <Field
              key={currency}
              id={currency}
              name={currency.toLowerCase()}
              label={`Rupees for one ${currencyName(currency)}`}
              optional
              hint={`With your own exchange rate, lenders that lend in ${currencyName(currency)}s are checked and ranked in rupees too.`}
              error={errorOf(currency)}
            >
              {(wiring) => (
                <TextInput
                  {...wiring}
                  value={draft.exchange[currency] ?? ""}
                  onValueChange={(value) => onExchange(currency, value)}
                  onBlur={() => onLeave(currency, draft.exchange[currency] ?? "")}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={12}
                  className="max-w-40"
                />
              )}
            </Field>
          ))}
        </div>
      )}

      {unmatched.length > 0 && (
        <Part id="not-matching" title="Do not match, and what would change it">
          <ul className="border-t border-line">
            {unmatched.map((miss) => (
              <MissRow key={miss.lender.id} miss={miss} />
            ))}
          </ul>
        </Part>
      )}

      {unchecked.length > 0 && (
        <Part id="unchecked" title="Could not be checked">
          <p className="mb-4 max-w-[62ch] text-ink-2">
            What we hold of these lenders’ conditions is incomplete, so we say neither yes nor no.
          </p>
          <ul className="border-t border-line">
            {unchecked.map((lender) => (
              <UncheckedRow key={lender.id} lender={lender} />
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-4">
        {title}
      </h3>
      {children}
    </section>
  );
}

function NothingYet({ isShared }: { isShared: boolean }) {
  return (
    <div className="mt-3 max-w-[62ch]">
      <p role="status" className="text-lg text-ink-2">
        {isShared
          ? "One answer is missing now. Complete it, and the lenders are back."
          : "Answer the eight questions, and the lenders show here."}
      </p>
      <ul className="mt-5 grid gap-4 border-l-4 border-line pl-4 text-ink-2">
        <li>
          <strong className="text-ink">Those that match</strong>, in order of what your loan would cost in all: loan,
          interest and fee.
        </li>
        <li>
          <strong className="text-ink">Why</strong>: each condition that you meet, in the lender’s own figures, with
          their date and source.
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
    </div>
  );
}
