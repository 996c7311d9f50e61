"use client";

import { useMemo } from "react";
import { post } from "@/lib/browser/post";
import { useCall } from "@/lib/browser/use-call";
import { formatDate } from "@/lib/dates/dates";
import type { SchemeChange } from "@/lib/lenders/changes";

/** What a changed scheme means for what stands on the page, to the rupee; null where it means nothing there. */
type EffectOf = (change: SchemeChange) => string | null | undefined;

export type ChangedSinceProps = {
  /** The schemes that the page is about; none for all. */
  schemes: readonly string[];
  /** When the address was made, in milliseconds. */
  since: number;
  effectOf: EffectOf;
  /** From now on the address stands for today's figures. */
  onAccept: (changes: readonly SchemeChange[]) => void;
};

/** Tells who opens an address that was made earlier what its figures were then. Silent where nothing changed. */
export function ChangedSince({ schemes, since, effectOf, onAccept }: ChangedSinceProps) {
  const asked = schemes.join();
  const call = useCall(
    useMemo(
      () => async () =>
        (await post<SchemeChange[]>("loanpartners/changes", { since, schemes: asked ? asked.split(",") : [] })).data,
      [asked, since],
    ),
  );
  if (call.state === "loading") return null;
  if (call.state === "failed")
    return (
      <p role="status" className="no-print mt-4 text-sm text-ink-2">
        {`Whether figures have changed since ${formatDate(since)}, when this address was made, could not be found out. What you see are today’s.`}
      </p>
    );
  const changes = call.data;
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changed-since" className="no-print mt-4 rounded-md bg-marigold-soft p-4">
      <h3 id="changed-since" className="text-h4">
        {`Changed since ${formatDate(since)}`}
      </h3>
      <p className="mt-1 text-sm">This address was made then. What you see below are today’s figures.</p>
      <ul role="status" className="mt-3 grid gap-3">
        {changes.map((change) => {
          const effect = effectOf(change);
          return (
            <li key={change.id}>
              <strong>{change.name}</strong>
              <ul className="text-sm">
                {change.facts.map(({ key, term, before, after }) => (
                  <li key={key}>
                    <span>{`${term}: `}</span>
                    <del className="no-underline">{before ?? "not known"}</del> <span aria-hidden>→</span>
                    <span className="sr-only"> is now </span>{" "}
                    <ins className="font-semibold no-underline">{after ?? "not known"}</ins>
                  </li>
                ))}
              </ul>
              {effect && <p className="font-display font-semibold">{effect}</p>}
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className="link mt-3 flex min-h-11 items-center font-semibold"
        onClick={() => onAccept(changes)}
      >
        Go on with today’s figures
      </button>
    </section>
  );
}
