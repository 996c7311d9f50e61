"use client";

import type { ComponentProps } from "react";
import { type Lender, openModal, type Opening } from "@/components/forms/modal-store";
import { loadModal } from "./load-modal";

/** A button that opens the login, signup or apply modal, on any page under a layout that has `AuthModals`. */
export function AuthButton({
  opens,
  partner,
  ...button
}: Omit<ComponentProps<"button">, "onClick" | "type"> & {
  opens: Opening["opens"];
  /** The lender whose page the apply form is opened from. */
  partner?: Lender;
}) {
  // A tap that never comes costs a few kilobytes; one that comes finds the modal ready. A failed fetch is tried again.
  const prepare = () => void loadModal[opens]().catch(() => {});
  return (
    <button
      {...button}
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => openModal(opens === "apply" ? { opens, partner } : { opens })}
    />
  );
}
