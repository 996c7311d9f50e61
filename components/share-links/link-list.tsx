"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Tag } from "@/components/ui/tag";
import { post } from "@/lib/browser/post";
import { useAct } from "@/lib/browser/use-act";
import { t } from "@/lib/messages/text";
import type { LoadedShareLink } from "@/lib/share-links/data";
import { allowedWords, stateWord, stateWords, usedWords, wrongCodesWords } from "@/lib/share-links/words";

/**
 * The links for one lender, those that still open before all others, the newest first: what each shows, whether it was
 * used, and one press to stop it. One that was just stopped keeps its place, and says what came of it.
 */
export function LinkList({
  links,
  onChanged,
}: {
  links: readonly LoadedShareLink[];
  onChanged: () => Promise<unknown>;
}) {
  const id = useId();
  const [justStopped, setJustStopped] = useState<ReadonlySet<string>>(new Set());
  const isBelow = (link: LoadedShareLink) => Number(link.state !== "open" && !justStopped.has(link.id));
  return (
    <>
      <h3 id={id} className="mt-6 border-t border-line pt-5 text-h4">
        {t("passes.links", "Links you made")}
      </h3>
      {links.length === 0 ? (
        <p className="mt-1 text-ink-2">{t("passes.noLinks", "None yet. Nobody at this lender can see your file.")}</p>
      ) : (
        <ul aria-labelledby={id}>
          {[...links]
            .sort((a, b) => isBelow(a) - isBelow(b))
            .map((link) => (
              <li key={link.id} className="border-b border-line py-4 last:border-b-0 last:pb-0">
                <Row
                  link={link}
                  isStopped={justStopped.has(link.id)}
                  onStopped={() => setJustStopped((before) => new Set(before).add(link.id))}
                  onChanged={onChanged}
                />
              </li>
            ))}
        </ul>
      )}
    </>
  );
}

const focus = (node: HTMLElement | null) => node?.focus();

function Row({
  link,
  isStopped,
  onStopped,
  onChanged,
}: {
  link: LoadedShareLink;
  isStopped: boolean;
  onStopped: () => void;
  onChanged: () => Promise<unknown>;
}) {
  const { id, name, parts, state, openedAt } = link;
  const { busy, problem, run } = useAct(async () => {
    await post("passes/stop", { passId: id });
    onStopped();
    await onChanged();
  });
  const shown = isStopped ? ({ ...link, state: "stopped" } as const) : link;
  const isOpen = shown.state === "open";
  const wrongCodes = isOpen ? wrongCodesWords(link) : "";

  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold wrap-anywhere">{name}</p>
        <p className="shrink-0">
          <Tag tone={isOpen ? "ok" : "neutral"}>{stateWord(shown.state)}</Tag>
        </p>
      </div>
      {isStopped ? (
        // The button that was pressed is gone: here stands what came of it.
        <p ref={focus} tabIndex={-1} role="status" className="mt-1 font-semibold outline-none">
          {stateWords(shown)}
        </p>
      ) : (
        <p className="mt-1">{stateWords(shown)}</p>
      )}
      {(isOpen || openedAt) && <p className="text-sm text-ink-2">{usedWords(link)}</p>}
      {wrongCodes && <p className="text-sm font-semibold text-bad">{wrongCodes}</p>}
      <p className="text-sm text-ink-2">{allowedWords(parts)}</p>
      {isOpen && (
        <Button variant="outline" size="sm" className="mt-2" busy={busy} onClick={run}>
          {t("passes.stop", "Stop")}
          <span className="sr-only">{`: ${t("passes.linkFor", "the link for {{name}}", { name })}`}</span>
        </Button>
      )}
      {problem && state === "open" && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
    </>
  );
}
