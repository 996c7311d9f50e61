"use client";

import { Accordion } from "@/components/ui/accordion";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import { formatDate } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";
import type { SharedFile, SharedSlot } from "@/lib/shared-file/shared-file";
import { type ReplyPart, wordsField } from "./reply-draft";

/** Papers to ask for, ticked by person and name. What is there is folded: it is asked for again, for a newer one. */
export function PaperTicks({ sharedFile: { slots, people, thread }, ...part }: ReplyPart & { sharedFile: SharedFile }) {
  const { typed, errors, onChange } = part;
  const open = thread.filter(({ standing }) => standing === "open").map(({ paper }) => paper);
  const [there, missing] = [slots.filter(({ isThere }) => isThere), slots.filter(({ isThere }) => !isThere)];
  const lists = (among: readonly SharedSlot[]) =>
    people.map(({ id, name }) => {
      const own = among.filter(({ person }) => person === id);
      return own.length > 0 && <PersonsPapers key={id} name={name} slots={own} {...part} />;
    });

  return (
    <>
      {open.length > 0 && (
        <p className="rounded-sm bg-info-soft px-3 py-2 text-info wrap-anywhere">
          {t("pack.alreadyAsked", "Already asked for and not given yet: {{papers}}.", { papers: open.join("; ") })}
        </p>
      )}
      <Field id="reply-papers" label={t("pack.whichPapers", "Which papers?")} error={errors.papers} group>
        {() => (
          <div id="reply-papers" className="grid gap-5">
            {lists(missing)}
            {there.length > 0 && (
              <Accordion title={t("pack.askAgain", "Papers that are there: ask for a newer or better one")}>
                <div className="grid gap-5">{lists(there)}</div>
              </Accordion>
            )}
          </div>
        )}
      </Field>
      <Field
        id="reply-otherPaper"
        label={t("pack.otherPaper", "Another paper")}
        hint={t("pack.paperWordsHint", "Such as whose it is, and for which months. The student reads it.")}
        error={errors.otherPaper}
        optional
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            value={typed.otherPaper}
            onValueChange={(otherPaper) => onChange({ otherPaper }, "otherPaper")}
            autoComplete="off"
            maxLength={600}
          />
        )}
      </Field>
    </>
  );
}

function PersonsPapers({
  name,
  slots,
  typed: { papers },
  errors,
  onChange,
}: ReplyPart & { name: string; slots: readonly SharedSlot[] }) {
  function tick(slot: string, isTicked: boolean) {
    const { [slot]: _, ...others } = papers;
    onChange({ papers: isTicked ? { ...others, [slot]: "" } : others }, "papers");
  }
  return (
    <fieldset className="min-w-0">
      <legend className="font-bold wrap-anywhere">{name}</legend>
      <ul className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {slots.map(({ slot, label, askedOn }) => (
          <li key={slot} className="min-w-0">
            <Checkbox
              id={`reply-tick ${slot}`}
              checked={slot in papers}
              onCheckedChange={(isTicked) => tick(slot, isTicked)}
              disabled={askedOn !== null}
              label={
                <>
                  <span>{label}</span>
                  {askedOn && (
                    <span className="block text-sm text-ink-2">
                      {t("pack.askedOn", "Asked for on {{day}}, not given yet", { day: formatDate(askedOn) })}
                    </span>
                  )}
                </>
              }
            />
            {slot in papers && (
              <Field
                id={`reply-${wordsField(slot)}`}
                label={t("pack.paperWords", "In your words: {{paper}}", { paper: label })}
                error={errors[wordsField(slot)]}
                optional
                className="pb-3"
              >
                {(wiring) => (
                  <TextInput
                    {...wiring}
                    value={papers[slot]!}
                    onValueChange={(words) => onChange({ papers: { ...papers, [slot]: words } }, wordsField(slot))}
                    autoComplete="off"
                    maxLength={600}
                  />
                )}
              </Field>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
