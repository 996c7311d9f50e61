import type { ReactNode } from "react";
import { Figures } from "@/components/ui/figures";
import { t } from "@/lib/messages/text";

type Row = { key: string; label: string; cells: readonly { words: string; lang?: "en" }[] };

/** Loans in columns, row by row; a phone swipes it sideways under the labels. */
export function OfferTable({
  label,
  heads,
  rows,
  isPale = false,
}: {
  label: string;
  heads: readonly { key: string; content: ReactNode }[];
  rows: readonly Row[];
  /** Of what nobody offered to this student. */
  isPale?: boolean;
}) {
  const ground = isPale ? "bg-sunk" : "bg-paper";
  return (
    <>
      {heads.length > 2 && (
        <p className="mt-2 text-sm text-ink-2 sm:hidden">
          {t("offerPage.swipe", "Swipe the table sideways to see all of it.")}
        </p>
      )}
      <div
        role="region"
        tabIndex={0}
        aria-label={label}
        className={`mt-3 overflow-x-auto ${isPale ? "rounded-md bg-sunk px-3 text-ink-2" : ""}`.trimEnd()}
      >
        <table className="w-full border-collapse text-left text-sm">
          <thead>
            <tr>
              <th scope="col" className={`sticky left-0 py-2 pr-2 font-normal text-ink-2 ${ground}`}>
                {t("offerPage.what", "What")}
              </th>
              {heads.map(({ key, content }) => (
                <th key={key} scope="col" className="min-w-26 px-2 py-2 align-bottom font-display wrap-anywhere">
                  {content}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label: what, cells }, row) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className={`sticky left-0 w-32 py-2 pr-2 text-left font-normal text-ink-2 ${ground}`}>
                  {what}
                </th>
                {cells.map(({ words, lang }, at) => (
                  <td key={at} lang={lang} className={`px-2 py-2 ${row === 0 && !isPale ? "font-bold" : ""}`.trimEnd()}>
                    <Figures text={words} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
