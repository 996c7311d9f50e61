"use client";

import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";

/** Index tabs that switch panels in place: arrow keys, Home and End move between tabs. All panels are in the page. */
export function Tabs({ label, tabs, selected, onSelect, quiet = false }: {
  /** Name of the set, for screen readers. */
  label: string;
  tabs: readonly { id: string; label: ReactNode; panel: ReactNode }[];
  /** Leave out to let the tabs remember by themselves. */
  selected?: string;
  onSelect?: (id: string) => void;
  quiet?: boolean;
}) {
  const base = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const current = selected ?? own;
  const list = useRef<HTMLDivElement>(null);

  function select(id: string) {
    setOwn(id);
    onSelect?.(id);
  }
  function key(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex((tab) => tab.id === current);
    const to = { ArrowRight: (at + 1) % tabs.length, ArrowLeft: (at - 1 + tabs.length) % tabs.length, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[to];
    if (!next || to === undefined) return;
    event.preventDefault();
    select(next.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[to]?.focus();
  }

  return (
    <div className={quiet ? "file-quiet" : undefined}>
      <div ref={list} role="tablist" aria-label={label} className="file-tabs" onKeyDown={key}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-controls={`${base}-${tab.id}-panel`}
            aria-selected={tab.id === current}
            tabIndex={tab.id === current ? 0 : -1}
            className="file-tab"
            onClick={() => select(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div key={tab.id} role="tabpanel" id={`${base}-${tab.id}-panel`} aria-labelledby={`${base}-${tab.id}`} hidden={tab.id !== current} tabIndex={0} className="file-panel">
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
