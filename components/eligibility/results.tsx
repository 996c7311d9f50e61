import type { ReactElement } from "react";
import { AuthButton } from "@/components/auth/auth-button";
import { CostLegend } from "@/components/charts/cost-bar";
import { buttonClass } from "@/components/ui/button-class";
import type { Elements } from "@/components/ui/elements";
import { costInAll } from "@/lib/charts/cost-bar";
import type { Personal } from "@/lib/lenders/named-groups";
import { CHOICES, PREMIER_HINT, type Answers, type Exchange } from "@/lib/eligibility/answers";
import type { Candidates, PageBook } from "@/lib/eligibility/candidates";
import type { Result } from "@/lib/eligibility/check";
import { costParts, isUnsaid, type Match } from "@/lib/eligibility/matches";
import type { Rulebook } from "@/lib/eligibility/schema";
import { compactRupees } from "@/lib/text/format";
import { routes } from "@/lib/routes";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { MatchRow } from "./match-row";
import { MissRow } from "./miss-row";
import { NamedGroupQuestions } from "./named-group-questions";
import { type ExchangeInputs, ResultOrder } from "./result-order";
import { ResultSummary } from "./result-summary";

const FIRST = 5;

/** The schemes for these answers: those that fit, those that fit only if, those that do not; each with its why. */
export function Results({
  result,
  rulebook,
  counts: known,
  all,
  onMore,
  readAt,
  answers,
  isInstituteAsked,
  exchangeRates,
  onPersonal,
  onChange,
  ...exchange
}: ExchangeInputs & {
  result: Result;
  rulebook: Rulebook;
  /** Of all schemes, where the result holds only those that stand first. */
  counts?: Candidates["counts"];
  all: Pick<PageBook, "schemes" | "lenders">;
  /** Asks for more of each outcome. */
  onMore?: (() => void) | null;
  readAt: number;
  answers: Answers;
  /** Whether some answer hangs on the institute's list. */
  isInstituteAsked: boolean;
  exchangeRates: Exchange;
  /** Takes what was said to loans for named groups. */
  onPersonal: (personal: Personal) => void;
  onChange: (name: "premier" | "order", value: string) => void;
}) {
  const { fits, onlyIf, misses, unchecked, order, comparedMonths } = result;
  const counts = known ?? countsOf(result);
  if (fits.length + onlyIf.length + misses.length + unchecked.length === 0) return <NoList />;
  const scale = dearest([...fits, ...onlyIf], answers);
  const row = (match: Match) => (
    <MatchRow
      key={match.scheme.id}
      match={match}
      answers={answers}
      order={order}
      scale={scale}
      rulebook={rulebook}
      readAt={readAt}
    />
  );
  const summary = `For ${compactRupees(answers.amount)}: ${counts.fits} fit, ${counts.onlyIf} fit only if something holds that we cannot check, ${counts.misses} do not.`;

  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-8">
      <ResultSummary summary={summary} counts={counts} all={all} />

      {/* Each box keeps its place whatever is answered, so that it keeps the focus. */}
      <div className="grid gap-4">
        {isInstituteAsked && (
          <Premier value={exchange.draft.premier} onChange={(value) => onChange("premier", value)} />
        )}
        <ResultOrder
          order={order}
          comparedMonths={comparedMonths}
          years={answers.years}
          onOrder={(value) => onChange("order", value)}
          {...exchange}
        />
        <NamedGroupQuestions
          rulebook={rulebook}
          answers={answers}
          exchange={exchangeRates}
          loans={onlyIf.filter(isUnsaid).length}
          onPersonal={onPersonal}
        />
        {scale > 0 && <CostLegend />}
      </div>

      {fits.length > 0 && (
        <Part id="fits" title={`Fit: ${counts.fits}`}>
          <Rows as="ol">{fits.map(row)}</Rows>
          <More of={fits.length} in={counts.fits} onMore={onMore} />
        </Part>
      )}
      {onlyIf.length > 0 && (
        <Part id="only-if" title={`Fit only if: ${counts.onlyIf}`}>
          <p className="mb-2 max-w-[62ch] text-ink-2">
            Nothing that we know speaks against these. Ask the lender what stands under its name before you count on it.
          </p>
          <Rows as="ol">{onlyIf.map(row)}</Rows>
          <More of={onlyIf.length} in={counts.onlyIf} onMore={onMore} />
        </Part>
      )}
      {misses.length > 0 && (
        <Part id="not-fitting" title={`Do not fit, and what would change it: ${counts.misses}`}>
          <Rows as="ul">
            {misses.map((checked) => (
              <MissRow key={checked.scheme.id} checked={checked} rulebook={rulebook} />
            ))}
          </Rows>
        </Part>
      )}
      {unchecked.length > 0 && (
        <Part id="unchecked" title={`Could not be checked: ${counts.unchecked}`}>
          <p className="mb-4 max-w-[62ch] text-ink-2">
            What we hold of these conditions is incomplete, so we say neither yes nor no.
          </p>
          <Rows as="ul">
            {unchecked.map((checked) => (
              <MissRow key={checked.scheme.id} checked={checked} rulebook={rulebook} />
            ))}
          </Rows>
        </Part>
      )}

      {fits.length + onlyIf.length > 0 && <StartFile />}
    </div>
  );
}

const NoList = () => (
  <p className="mt-4 text-ink-2">
    The list of lenders cannot be read now. Your answers are kept in the address: load the page again in a minute.
  </p>
);

const countsOf = ({ fits, onlyIf, misses, unchecked }: Result): Candidates["counts"] => ({
  fits: fits.length,
  onlyIf: onlyIf.length,
  misses: misses.length,
  unchecked: unchecked.length,
});

/** What the dearest of them costs in all, in rupees: as long as the longest bar. 0 where no cost is known. */
function dearest(matches: readonly Match[], answers: Answers) {
  const costs = matches.map((match) => {
    const parts = costParts(match, answers);
    return parts ? costInAll(parts) : 0;
  });
  return Math.max(0, ...costs);
}

function Premier({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <ChoiceGroup
      id="premier"
      label="Is your institute on a premier list?"
      hint={PREMIER_HINT}
      choices={CHOICES.premier}
      value={value}
      onValueChange={onChange}
      columns="short"
    />
  );
}

function StartFile() {
  return (
    <div className="foot-bar no-print sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-x-3 border-t border-line bg-paper px-4 py-3">
      <AuthButton opens="signup" className={buttonClass({ variant: "accent" }, "when-out max-sm:w-full")}>
        Start your loan file
      </AuthButton>
      <a href={routes.loanForm} className={buttonClass({ variant: "accent" }, "when-in max-sm:w-full")}>
        Go on with your loan file
      </a>
      <span className="text-sm text-ink-2 max-sm:hidden">One file, for any of them. It is free.</span>
    </div>
  );
}

/** Where the page has only the first of them. */
function More({ of, in: all, onMore }: { of: number; in: number; onMore?: (() => void) | null }) {
  if (of >= all) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm text-ink-2">
      <span>{`The first ${of} of ${all}.`}</span>
      {onMore && (
        <button type="button" className="link min-h-11 font-semibold" onClick={onMore}>
          Find more
        </button>
      )}
    </p>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: Elements }) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 scroll-mt-20">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** The first few in sight, the rest one tap away: twenty rows are not read on a phone. */
function Rows({ as: List, children }: { as: "ol" | "ul"; children: readonly ReactElement[] }) {
  const rest = children.slice(FIRST);
  return (
    <>
      <List className="border-t border-line">{children.slice(0, FIRST)}</List>
      {rest.length > 0 && (
        <details className="group/rest">
          <summary className="link flex min-h-11 w-fit cursor-pointer items-center font-semibold group-open/rest:hidden">
            {`Show ${rest.length} more`}
          </summary>
          <List>{rest}</List>
        </details>
      )}
    </>
  );
}
