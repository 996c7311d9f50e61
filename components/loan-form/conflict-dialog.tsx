"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { differencesOf, NOT_PROVIDED } from "@/lib/loan-form/answers";
import { CHANGED } from "@/lib/loan-form/changed";
import { circumstancesOf, type Section } from "@/lib/loan-form/registry";
import type { LoadedForm } from "./loan-form-context";

/** Two states of one section, and the choice between them. Closing it decides nothing and loses nothing. */
export function ConflictDialog({
  section,
  mine,
  record,
  mineIsDraft,
  onMine,
  onTheirs,
  onClose,
}: {
  section: Section;
  /** The answers of this page as they would be stored; null while there is nothing to choose. */
  mine: unknown;
  record: LoadedForm;
  /** Taking them puts them into the form; otherwise it saves them. */
  mineIsDraft: boolean;
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
}) {
  const differences =
    mine === null ? [] : differencesOf(section, mine, record[section.key], circumstancesOf(record), record.files);
  return (
    <Dialog open={mine !== null} onClose={onClose} title="Which answers are right?" size="wide">
      <p>{CHANGED} Nothing is lost: choose which answers to keep.</p>
      {differences.length > 0 ? (
        <table className="ledger mt-4 block w-full md:table">
          <caption className="sr-only">Answers that differ</caption>
          <thead className="hidden md:table-header-group">
            <tr>
              <th scope="col">Question</th>
              <th scope="col">Yours, on this page</th>
              <th scope="col">Saved elsewhere</th>
            </tr>
          </thead>
          <tbody className="block md:table-row-group">
            {differences.map(({ path, label, mine: own, theirs }) => (
              <tr key={path} className="grid gap-1 border-b border-line py-3 md:table-row md:py-0">
                <th scope="row" className="border-0! p-0! md:border-b! md:px-3! md:py-2.5!">
                  {label}
                </th>
                {(
                  [
                    ["Yours", own],
                    ["Saved elsewhere", theirs],
                  ] as const
                ).map(([whose, text]) => (
                  <td key={whose} className="wrap-anywhere border-0! p-0! md:border-b! md:px-3! md:py-2.5!">
                    <span className="text-ink-2 md:sr-only">{whose}: </span>
                    {text || <span className="text-ink-2">{NOT_PROVIDED}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="mt-4">They read the same.</p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onMine}>{mineIsDraft ? "Go on with mine" : "Keep mine"}</Button>
        <Button variant="outline" onClick={onTheirs}>
          Take the other&apos;s
        </Button>
      </div>
    </Dialog>
  );
}
