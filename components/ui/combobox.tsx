"use client";

import { Autocomplete } from "@base-ui/react/autocomplete";
import { useEffect, useRef, useState } from "react";
import { plural, t } from "@/lib/messages/text";
import { joinIds, type ControlProps } from "./control";
import { ControlledInput } from "./controlled";
import { Chevron } from "./icon";

/** Rows drawn at most: a country may have 2,000 universities, and nobody scrolls through them. */
const MOST = 100;

/**
 * Free text with suggestions. `onCommit` comes `blurDelay` milliseconds after the box was left: a tap may still arrive.
 */
export function Combobox({
  id,
  name,
  value,
  onValueChange,
  onCommit,
  onBlur,
  ref,
  invalid,
  describedBy,
  readOnly,
  disabled,
  suggestions,
  maxHeight = 200,
  blurDelay = 200,
  loading = false,
  autoComplete = "off",
  placeholder,
}: ControlProps & {
  suggestions: readonly string[];
  onCommit?: (value: string) => void;
  maxHeight?: number;
  blurDelay?: number;
  loading?: boolean;
  autoComplete?: string;
  placeholder?: string;
}) {
  const frame = useRef<HTMLDivElement>(null);
  // Inside a modal dialog the list must be part of it, or it would lie beneath and be inert.
  const [container, setContainer] = useState<HTMLElement | null>(null);
  useEffect(() => setContainer(frame.current?.closest("dialog") ?? document.body), []);

  const latest = useRef({ value, onCommit, onBlur });
  useEffect(() => {
    latest.current = { value, onCommit, onBlur };
  });
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function leave() {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      latest.current.onCommit?.(latest.current.value);
      latest.current.onBlur?.();
    }, blurDelay);
  }

  return (
    <Autocomplete.Root
      items={suggestions as string[]}
      value={value}
      onValueChange={onValueChange}
      limit={MOST}
      openOnInputClick
      disabled={disabled}
      readOnly={readOnly}
    >
      <div ref={frame} className="relative">
        <Autocomplete.Input
          render={<ControlledInput />}
          ref={ref}
          id={id}
          name={name}
          autoComplete={autoComplete}
          dir="auto"
          placeholder={placeholder}
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="next"
          className="control pr-12"
          onFocus={() => window.clearTimeout(timer.current)}
          onBlur={leave}
          aria-invalid={invalid || undefined}
          aria-describedby={joinIds(describedBy, `${id}-free`)}
        />
        {!readOnly && !disabled && (
          <Autocomplete.Trigger
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-sm text-ink-2"
            aria-label={t("ui.showSuggestions", "Show suggestions")}
          >
            <Chevron />
          </Autocomplete.Trigger>
        )}
        <span id={`${id}-free`} className="sr-only">
          {t("ui.suggestionsHint", "Suggestions appear as you type. You can type your own.")}
        </span>
      </div>
      <Autocomplete.Portal container={container}>
        <Autocomplete.Positioner sideOffset={8} align="start" className="z-50 outline-0">
          <Autocomplete.Popup
            className="w-(--anchor-width) overflow-clip rounded-md border border-edge bg-surface text-ink shadow-pop"
            aria-busy={loading || undefined}
          >
            <Autocomplete.Status className="px-3.5 text-sm text-ink-2">
              {loading ? (
                <span className="block py-3">{t("ui.loadingSuggestions", "Loading suggestions…")}</span>
              ) : (
                <Count />
              )}
            </Autocomplete.Status>
            <Autocomplete.List className="option-list" style={{ maxHeight }}>
              {(item: string) => (
                <Autocomplete.Item key={item} value={item} className="option">
                  {item}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}

/** How many suggestions there are, for people who cannot see the list; in plain sight when there are none. */
function Count() {
  const { length } = Autocomplete.useFilteredItems<string>();
  if (length === 0)
    return (
      <span className="block py-3">{t("ui.noSuggestion", "No suggestion matches. You can keep what you typed.")}</span>
    );
  return (
    <span className="sr-only">
      {plural("ui.suggestions", length, { one: "1 suggestion", other: "{{count}} suggestions" })}
    </span>
  );
}
