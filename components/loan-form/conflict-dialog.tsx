"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { differencesOf, notProvided } from "@/lib/loan-form/answers";
import { CHANGED } from "@/lib/loan-form/changed";
import { formContext, type Section } from "@/lib/loan-form/registry";
import { refusalText } from "@/lib/messages/refusal-text";
import { t } from "@/lib/messages/text";
import type { LoadedForm } from "./loan-form-context";

/** Two states of one section, and the choice between them. Closing it decides nothing and loses nothing. */
export function ConflictDialog({
  section,
  mine,
  record,
  mineIsDraft,
  isRestored,
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
  /** They came back as they were typed, and nobody has saved the step since. */
  isRestored: boolean;
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
}) {
  const differences =
    mine === null ? [] : differencesOf(section, mine, record[section.key], formContext(record), record.files);
  const savedElsewhere = isRestored ? t("wizard.savedBefore", "Saved") : t("wizard.savedElsewhere", "Saved elsewhere");
  return (
    <Dialog
      open={mine !== null}
      onClose={onClose}
      title={t("wizard.conflictTitle", "Which answers are right?")}
      size="wide"
    >
      <p>
        {`${isRestored ? t("wizard.conflictRestored", "What you typed differs from what is saved.") : refusalText("changedElsewhere", CHANGED)} ${t("wizard.conflictChoose", "Nothing is lost: choose which answers to keep.")}`}
      </p>
      {differences.length > 0 ? (
        <table className="ledger mt-4 block w-full md:table">
          <caption className="sr-only">{t("wizard.conflictCaption", "Answers that differ")}</caption>
          <thead className="hidden md:table-header-group">
            <tr>
              <th scope="col">{t("wizard.question", "Question")}</th>
              <th scope="col">{t("wizard.yoursHere", "Yours, on this page")}</th>
              <th scope="col">{savedElsewhere}</th>
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
                    ["mine", t("wizard.yours", "Yours"), own],
                    ["theirs", savedElsewhere, theirs],
                  ] as const
                ).map(([side, whose, text]) => (
                  <td key={side} className="wrap-anywhere border-0! p-0! md:border-b! md:px-3! md:py-2.5!">
                    <span className="text-ink-2 md:sr-only">{`${whose}: `}</span>
                    {text ? <span>{text}</span> : <span className="text-ink-2">{notProvided()}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="mt-4">{t("wizard.conflictSame", "They read the same.")}</p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onMine}>
          {mineIsDraft ? t("wizard.goOnWithMine", "Go on with mine") : t("wizard.keepMine", "Keep mine")}
        </Button>
        <Button variant="outline" onClick={onTheirs}>
          {isRestored ? t("wizard.takeSaved", "Take what is saved") : t("wizard.takeTheirs", "Take the other's")}
        </Button>
      </div>
    </Dialog>
  );
}
