import { useCallback, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Section } from "@/lib/loan-form/registry";
import { blankPerson, byPlace, type FormValues, peopleIn } from "./section-values";

/**
 * Who a per-person section is about, by `ids` in their order, kept in step with the answers in the form.
 * `adder` is the ref of the button that adds one, which has the focus after somebody was removed.
 */
export function usePeople(section: Section, form: UseFormReturn<FormValues>, initial: FormValues) {
  const [ids, setIds] = useState(() => idsIn(section, initial));
  const adder = useRef<HTMLButtonElement>(null);

  /** Those of the answers that were just put into the form. */
  const list = useCallback((values: FormValues) => setIds(idsIn(section, values)), [section]);

  function add() {
    if (!section.repeats) return;
    const person = blankPerson(section);
    form.setValue(String(ids.length), person);
    setIds([...ids, person.id]);
  }

  function remove(index: number) {
    const left = peopleIn(form.getValues()).filter((_, place) => place !== index);
    // A reset drops the errors of the one who left with everything else; the next submit finds the others again.
    form.reset(byPlace(left), { keepDefaultValues: true, keepSubmitCount: true });
    setIds(left.map(({ id }) => id));
    // The button that was pressed is gone; the dialog gives the focus back first.
    requestAnimationFrame(() => adder.current?.focus());
  }

  return {
    ids,
    /** Whether the section waits for a person of another section. */
    nobody: section.repeats && section.about !== "people" && ids.length === 0,
    adder,
    list,
    add,
    remove,
  };
}

const idsIn = (section: Section, values: FormValues) => (section.repeats ? peopleIn(values).map(({ id }) => id) : []);
