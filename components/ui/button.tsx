"use client";

import type { ComponentProps, MouseEvent } from "react";
import { buttonClass, type ButtonLook } from "./button-class";
import { Spinner } from "./spinner";

/** While `busy` it is not disabled: it keeps the focus. A submit button is guarded for the Enter key as well. */
export function Button({
  variant,
  size,
  block,
  icon,
  busy = false,
  className,
  type = "button",
  onClick,
  children,
  ...rest
}: ComponentProps<"button"> & ButtonLook & { busy?: boolean }) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block, icon }, className)}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {busy && <Spinner />}
      <span className="contents">{children}</span>
    </button>
  );
}
