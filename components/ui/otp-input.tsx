"use client";

import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { codeIn, latinDigits } from "@/lib/text/format";
import { t } from "@/lib/messages/text";
import type { ControlProps } from "./control";
import { ControlledInput } from "./controlled";

/**
 * A code in single boxes; label it with a `Field` that is no `group`. An SMS suggestion fills all boxes.
 * `value` is all their digits. `ref` is the first box.
 */
export function OtpInput({
  id,
  value,
  onValueChange,
  onBlur,
  ref,
  invalid,
  describedBy,
  readOnly,
  disabled,
  length = 6,
}: Omit<ControlProps, "name"> & { length?: number }) {
  const { group, slots, firstEmpty, reachable, focusBox, show, put, clear, clearBackward } = useSlots({
    value,
    length,
    readOnly,
    onValueChange,
  });
  const [focused, setFocused] = useState<number | null>(null);

  function input({ currentTarget: box }: FormEvent<HTMLInputElement>, index: number) {
    const held = slots[index] ?? "";
    const digits = digitsIn(box.value);
    // Typed beside a digit that was not selected, it takes that one's place.
    const typed = held && digits.length === 2 ? digits.replace(held, "") : digits;
    if (box.value === "") clear(index);
    else if (typed === "") box.select();
    else put(typed, typed.length < length ? index : 0);
  }

  function keyDown(event: KeyboardEvent, index: number) {
    if (event.altKey || event.nativeEvent.isComposing) return;
    const isFar = event.ctrlKey || event.metaKey;
    const places: Record<string, number> = {
      ArrowLeft: isFar ? 0 : index - 1,
      ArrowRight: isFar ? firstEmpty : index + 1,
      Home: 0,
      ArrowUp: 0,
      End: firstEmpty,
      ArrowDown: firstEmpty,
    };
    const place = places[event.key];
    const isErasing = event.key === "Backspace" || event.key === "Delete";
    if (place === undefined && (!isErasing || readOnly)) return;
    event.preventDefault();
    if (place !== undefined) focusBox(reachable(place));
    else if (event.key === "Delete") clear(index);
    else if (isFar) show(slotsOf("", length), 0);
    else clearBackward(index);
  }

  function paste(event: ClipboardEvent, index: number) {
    if (readOnly) return;
    event.preventDefault();
    const text = event.clipboardData.getData("text/plain");
    const code = codeIn(text, length);
    const digits = code ?? digitsIn(text);
    if (digits) put(digits, code ? 0 : index);
  }

  return (
    <div
      ref={group}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      className="otp"
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setFocused(null);
        onBlur?.();
      }}
    >
      {slots.map((digit, i) => (
        <ControlledInput
          key={i}
          ref={i === 0 ? ref : undefined}
          id={i === 0 ? id : `${id}-${i + 1}`}
          type="text"
          inputMode="numeric"
          autoComplete={i === 0 ? "one-time-code" : "off"}
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint={i === length - 1 ? "done" : "next"}
          maxLength={i === 0 ? length : undefined}
          tabIndex={i === (focused ?? firstEmpty) ? 0 : -1}
          aria-label={i === 0 ? undefined : t("ui.character", "Character {{at}} of {{of}}", { at: i + 1, of: length })}
          aria-invalid={invalid || undefined}
          aria-describedby={i === 0 ? describedBy : undefined}
          className="control"
          value={digit}
          readOnly={readOnly}
          disabled={disabled}
          // React's onChange is not called for a digit that replaces the same one.
          onInput={(event) => input(event, i)}
          onChange={() => {}}
          onKeyDown={(event) => keyDown(event, i)}
          onPaste={(event) => paste(event, i)}
          onMouseDown={(event) => {
            event.preventDefault();
            focusBox(reachable(i));
          }}
          onFocus={(event) => {
            if (reachable(i) !== i) return focusBox(reachable(i));
            setFocused(i);
            event.currentTarget.select();
          }}
        />
      ))}
    </div>
  );
}

/**
 * The digit of each box ("" in an empty one) and what changes them; then the focus goes where the next digit belongs.
 * `group` is the ref of the element around the boxes.
 */
function useSlots({
  value,
  length,
  readOnly,
  onValueChange,
}: Pick<ControlProps, "value" | "readOnly" | "onValueChange"> & { length: number }) {
  const group = useRef<HTMLDivElement>(null);
  const [slots, setSlots] = useState(() => slotsOf(value, length));
  if (slots.join("") !== value) setSlots(slotsOf(value, length));
  const firstEmpty = slots.includes("") ? slots.indexOf("") : length - 1;

  const boxes = () => [...(group.current?.querySelectorAll("input") ?? [])];

  function focusBox(index: number) {
    const box = boxes()[index];
    box?.focus();
    box?.select();
  }

  /** The box for somebody who goes to the one at `index`: nobody gets past an empty box into another empty one. */
  function reachable(index: number) {
    let at = Math.max(0, Math.min(index, length - 1));
    while (at > 0 && !slots[at] && !slots[at - 1]) at -= 1;
    return at;
  }

  function show(next: string[], index: number) {
    // A box takes the focus only when it can be reached, so the digits before it come first.
    flushSync(() => {
      setSlots(next);
      onValueChange(next.join(""));
    });
    focusBox(index);
  }

  function put(digits: string, index: number) {
    const fitting = digits.slice(0, length - index);
    const next = [...slots.slice(0, index), ...fitting, ...slots.slice(index + fitting.length)];
    const after = index + fitting.length;
    const empty = next.indexOf("", after);
    show(next, slots[index] === "" && empty !== -1 ? empty : Math.min(after, length - 1));
  }

  const clear = (index: number) =>
    show(
      slots.map((digit, at) => (at === index ? "" : digit)),
      index,
    );
  const clearBackward = (index: number) => clear(slots[index] ? index : Math.max(0, index - 1));

  // Touch keyboards name no key, and an empty box has no input event: there this is all that is heard of Backspace.
  useEffect(() => {
    const node = group.current;
    function beforeInput(event: InputEvent) {
      const index = boxes().findIndex((box) => box === event.target);
      if (readOnly || slots[index] !== "" || !/^delete\w*Backward$/.test(event.inputType)) return;
      event.preventDefault();
      clearBackward(index);
    }
    node?.addEventListener("beforeinput", beforeInput);
    return () => node?.removeEventListener("beforeinput", beforeInput);
  });

  return { group, slots, firstEmpty, reachable, focusBox, show, put, clear, clearBackward };
}

const slotsOf = (code: string, length: number) => Array.from({ length }, (_, at) => code[at] ?? "");
const digitsIn = (text: string) => latinDigits(text).replace(/\D/g, "");
