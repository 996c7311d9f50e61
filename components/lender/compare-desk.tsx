"use client";

import { Suspense, useMemo, useState } from "react";
import { lazyPart } from "@/components/lazy/lazy-part";
import { SectionLoadError } from "@/components/lazy/section-load-error";
import { ControlledSelect } from "@/components/ui/controlled";
import { Chevron } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Money } from "@/components/ui/money";
import { Percent } from "@/components/ui/percent";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { setSearch, useSearch } from "@/components/ui/use-search";
import { post } from "@/lib/browser/post";
import { useCall } from "@/lib/browser/use-call";
import { bestOf, MOST, readPicks } from "@/lib/lenders/compare";
import { emiAddress } from "@/lib/lenders/emi-address";
import { withSeen } from "@/lib/lenders/seen";
import type { sideBySide } from "@/lib/lenders/side-by-side";
import { routes } from "@/lib/routes";
import { whatsappLink } from "@/lib/addresses/whatsapp";
import { ChangesNotice } from "./changes-notice";
import { LeftOut } from "./left-out";
import { LenderMark } from "./lender-mark";
import { Unknown } from "./unknown";

// Only an address that was made earlier needs the code. Where it does not come, the page is as good as before.
const ComparisonChanges = lazyPart(
  async () => (await import("./comparison-changes")).ComparisonChanges,
  () => null,
);

// Fetched behind the table, which does not wait for it. Without it every figure of the lenders is there all the same.
const CompareCosts = lazyPart(async () => (await import("./compare-costs")).CompareCosts, SectionLoadError);

type Desk = ReturnType<typeof sideBySide>;

/**
 * Up to three schemes, picked here or by the address (?lenders=a,b,c), column by column; those of `suggested` as long
 * as none is picked.
 */
export function CompareDesk({
  rows,
  offers: carried,
  suggested,
  suggestedFor,
  isWhole,
  readAt,
}: Desk & { isWhole: boolean; readAt: number }) {
  const search = useSearch();
  const fetched = useFetched(isWhole ? [] : readPicks(search, carried).unknown);
  const offers = fetched.offers.length > 0 ? [...carried, ...fetched.offers] : carried;
  const { picked, unknown, tooMany } = readPicks(search, offers);
  const shownFor = (chosen: Desk["offers"]) =>
    chosen.length > 0 ? chosen : suggested.flatMap((id) => offers.find((offer) => offer.id === id) ?? []);
  // Only the browser knows what the address asks for, and nothing else is to show first.
  const isKnown = useBrowserValue(() => true, false);
  const isPicked = picked.length > 0;
  const shown = shownFor(picked);
  const ids = isKnown ? shown.map(({ id }) => id) : [];
  const put = (next: string[]) =>
    setSearch(next.length > 0 ? withSeen(`lenders=${next.map(encodeURIComponent).join(",")}`, readAt) : "");
  /** Among those of the address of the moment, which may not have been drawn yet. */
  function choose(place: number, chosen: string) {
    const others = shownFor(readPicks(location.search, offers).picked).map(({ id }) => (id === chosen ? "" : id));
    put([...others.slice(0, place), chosen, ...others.slice(place + 1)].filter(Boolean));
  }

  return (
    <>
      <p className="mt-3 max-w-[62ch] text-ink-2">
        <span className="noscript:hidden">
          Choose up to three schemes. The address of this page holds your choice, so you can send it to your
          family.{" "}
        </span>
        <Link href={isPicked ? `${routes.lenders}?lenders=${ids.join(",")}` : routes.lenders} className="link">
          See all schemes in one table
        </Link>
      </p>
      <p className="card mt-6 hidden noscript:block">
        Comparing three schemes needs JavaScript. The table of all schemes shows the same facts without it.
      </p>

      <SchemeBoxes offers={offers} ids={ids} isPicked={isPicked} isWhole={isWhole} onChoose={choose} />

      <div role="status" className="mt-4 text-sm">
        {fetched.state === "loading" && <p className="text-ink-2">Fetching the schemes of this address …</p>}
        {fetched.state === "failed" && (
          <p className="rounded-sm bg-marigold-soft px-3 py-2 text-marigold-ink">
            The schemes of this address could not be fetched. Please load the page again in a minute.
          </p>
        )}
        {fetched.state === "ready" && <LeftOut names={unknown} />}
        {tooMany > 0 && (
          <p className="mt-2 rounded-sm bg-marigold-soft px-3 py-2 text-marigold-ink">
            Only the first {MOST} schemes of the address are compared.
          </p>
        )}
        {isKnown && !isPicked && shown.length > 0 && (
          <p className="max-w-[68ch] text-ink-2">
            To begin with: of the schemes that lend <Money amount={suggestedFor} compact /> for study abroad without
            security, at any institute and on no condition that we cannot check, those with the lowest published rate,
            one of each lender; a rate that only a broker or a table prints comes behind. No lender pays for a place
            here. Choose others above.
          </p>
        )}
        {picked.length === 1 && (
          <p className="text-ink-2">{`Choose a second scheme to compare ${picked[0]?.name ?? ""} with.`}</p>
        )}
      </div>

      <ChangesNotice readAt={readAt} isShared={isPicked}>
        {(notice) => <ComparisonChanges {...notice} schemes={ids} />}
      </ChangesNotice>
      {/* Higher than a screen until they come, so that nothing in sight moves when they do. */}
      <div className={isKnown ? undefined : "min-h-[70rem] noscript:hidden"}>
        {isKnown && shown.length > 0 && (
          <>
            <a
              className="link inline-flex min-h-11 items-center text-sm font-semibold"
              href={whatsappLink({ text: shared(shown) })}
              target="_blank"
              rel="noreferrer"
              onClick={({ currentTarget }) => {
                if (!isPicked) put(ids);
                currentTarget.href = whatsappLink({ text: `${shared(shown)} ${location.href}` });
              }}
            >
              Send this by WhatsApp
            </a>
            <div className={`flow-root ${ROOM[shown.filter(({ isCounted }) => isCounted).length]}`}>
              <Suspense>
                <CompareCosts offers={shown} />
              </Suspense>
            </div>
            {shown.length > 2 && (
              <p className="mt-6 -mb-4 text-sm text-ink-2 min-[26rem]:hidden">
                Swipe the table sideways to see all columns.
              </p>
            )}
            <Columns rows={rows} offers={shown} readAt={readAt} />
          </>
        )}
      </div>
    </>
  );
}

/** One box for each scheme of the comparison; a box can be used once the one before it holds a scheme. */
function SchemeBoxes({
  offers,
  ids,
  isPicked,
  isWhole,
  onChoose,
}: {
  offers: Desk["offers"];
  /** Of the schemes in the boxes, in their order. */
  ids: readonly string[];
  isPicked: boolean;
  isWhole: boolean;
  /** `chosen` is a scheme's id, or "" for none. */
  onChoose: (place: number, chosen: string) => void;
}) {
  return (
    <form
      aria-label="Schemes to compare"
      onSubmit={(event) => event.preventDefault()}
      className="mt-6 grid gap-4 noscript:hidden sm:grid-cols-3"
    >
      {Array.from({ length: MOST }, (_, place) => (
        <label key={place} className="block text-sm">
          <span className="field-label">{`Scheme ${place + 1}`}</span>
          <span className="relative block">
            <ControlledSelect
              className="control"
              value={ids[place] ?? ""}
              disabled={place > ids.length}
              onChange={({ target }) => onChoose(place, target.value)}
            >
              <option value="">{place > ids.length ? `After scheme ${place}` : "None"}</option>
              {offers.map(({ id, name, scheme }) => (
                <option key={id} value={id} disabled={ids.includes(id) && ids[place] !== id}>
                  {`${name}, ${scheme}`}
                </option>
              ))}
            </ControlledSelect>
            <Chevron className="pointer-events-none absolute top-3.5 right-3.5 text-ink-2" />
          </span>
        </label>
      ))}
      {!isWhole && (
        <p className="text-sm text-ink-2 sm:col-span-3">
          There are more schemes than fit into a box.{" "}
          <Link href={`${routes.lenders}${isPicked ? `?lenders=${ids.join(",")}` : ""}`} className="link">
            Find and pick others in the table
          </Link>
          .
        </p>
      )}
    </form>
  );
}

/** Schemes of an address that this page did not bring along, as many as a comparison takes. */
function useFetched(wanted: readonly string[]) {
  const asked = wanted.slice(0, MOST).join();
  const call = useCall(
    useMemo(
      () =>
        asked
          ? async () => (await post<Desk["offers"]>("loanpartners/compare", { schemes: asked.split(",") })).data
          : null,
      [asked],
    ),
  );
  const [known, setKnown] = useState<Desk["offers"]>([]);
  const found = asked && call.state === "ready" ? call.data : [];
  const news = found.filter(({ id }) => known.every((offer) => offer.id !== id));
  if (news.length > 0) setKnown([...known, ...news]);
  return { offers: [...known, ...news], state: asked ? call.state : ("ready" as const) };
}

const shared = (offers: readonly { name: string; scheme: string }[]) =>
  `Education loans side by side: ${offers.map(({ name, scheme }) => `${name}, ${scheme}`).join("; ")}.`;

// By how many schemes are counted: as high as their costs at the longest, so that the table keeps its place when they
// come.
const ROOM = [
  "",
  "min-h-[52.5rem] md:min-h-[37.5rem]",
  "min-h-[62rem] md:min-h-[39rem]",
  "min-h-[70rem] md:min-h-[40.5rem]",
];

// Written out, so that the style sheet has them. On a phone each term stands above its values.
const TRACKS = ["", "max-md:grid-cols-[minmax(0,1fr)]", "max-md:grid-cols-2", "max-md:grid-cols-3"];

function Columns({ rows, offers, readAt }: Pick<Desk, "rows" | "offers"> & { readAt: number }) {
  const line = `max-md:grid max-md:gap-x-3 max-md:border-b max-md:border-line ${TRACKS[offers.length]} ${offers.length > 2 ? "max-md:min-w-96" : ""}`;
  const term =
    "font-display font-semibold max-md:col-span-full max-md:border-0! max-md:px-0! max-md:pt-2.5! max-md:pb-1! max-md:text-xs max-md:text-ink-3 md:w-40 lg:w-48";
  const value = "min-w-0 font-display text-base max-md:border-0! max-md:px-0! max-md:pt-0! max-md:text-sm";
  return (
    <div role="region" aria-label="Comparison" tabIndex={0} className="relative mt-6 overflow-x-auto">
      <table className="ledger table-fixed max-md:block">
        <caption className="sr-only">
          {`${offers.map(({ name, scheme }) => `${name}, ${scheme}`).join("; ")}: what the lenders publish`}
        </caption>
        <thead className="max-md:block">
          <tr className={line}>
            <td className="max-md:hidden md:w-40 lg:w-48" />
            {offers.map(({ id, lenderId, name, scheme, type, initials, logo, currency }) => (
              <th key={id} scope="col" className="min-w-0 text-ink! max-md:border-0! max-md:px-0!">
                <LenderMark logo={logo} initials={initials} size="row" />
                <Link
                  href={routes.lender(lenderId)}
                  className="link relative mt-2 inline-block font-display text-base after:absolute after:inset-x-0 after:-inset-y-3 leading-snug font-bold md:text-h4"
                >
                  {name}
                </Link>
                <span className="block font-display text-sm font-semibold">{scheme}</span>
                <span className="block text-xs font-normal text-ink-2">{type}</span>
                {currency && <span className="tag tag-info mt-2 whitespace-normal!">{`Loan in ${currency}s`}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.flatMap((row) => {
            // What none of them says is no row of dashes.
            if (offers.every(({ facts }) => facts[row.key] === null)) return [];
            const best =
              row.better &&
              bestOf(
                offers.map(({ best: known }) => known[row.key] ?? null),
                row.better,
              );
            return (
              <tr key={row.key} className={line}>
                <th scope="row" className={term}>
                  <span className="sticky left-0">{row.term}</span>
                </th>
                {offers.map(({ id, facts, ages, best: known }) => (
                  <td key={id} className={value}>
                    <div className="contents">{facts[row.key] ?? <Unknown />}</div>
                    {ages[row.key] && (
                      <span className="mt-0.5 block font-body text-xs font-normal text-ink-3">{ages[row.key]}</span>
                    )}
                    {best !== null && known[row.key] === best && (
                      <span className="tag tag-ok mt-1 flex w-fit font-body">
                        {row.better === "lower" ? "Lowest here" : "Highest here"}
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot className="max-md:block">
          <tr className={`${line} max-md:border-0`}>
            <td className="border-0! max-md:hidden" />
            {offers.map(({ id, lenderId, name, scheme, rate, takesOurFile }) => (
              <td key={id} className="min-w-0 border-0! font-normal! max-md:px-0!">
                <Link href={routes.lender(lenderId)} className="link flex min-h-11 items-center text-sm font-semibold">
                  <span>
                    <span>Sources</span>
                    <span className="sr-only">{` of ${name}, ${scheme}`}</span>
                    <span>{takesOurFile ? " and Apply" : " and how to apply"}</span>
                  </span>
                </Link>
                {rate !== null && (
                  <Link
                    href={emiAddress({ rate, scheme: id, readAt })}
                    className="link flex min-h-11 items-center text-sm font-semibold"
                  >
                    <span>
                      Work out EMI at <Percent pct={rate} />
                    </span>
                  </Link>
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
