"use client";

import type { ComponentProps } from "react";
import { type LenderRef, openModal, type ModalOpening } from "@/components/forms/modal-store";
import { loadModal } from "./modal-host";

/** A button that opens the login, signup or apply modal, on any page under a layout that has `ModalHost`. */
export function AuthButton({
  opens,
  partner,
  ...button
}: Omit<ComponentProps<"button">, "onClick" | "type"> & {
  opens: ModalOpening["opens"];
  /** The lender whose page the apply form is opened from. */
  partner?: LenderRef;
}) {
  async function prepare() {
    try {
      await loadModal[opens]();
    } catch {
      // The press asks again.
    }
  }
  return (
    <button
      {...button}
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={() => void prepare()}
      onFocus={() => void prepare()}
      onClick={() => openModal(opens === "apply" ? { opens, partner } : { opens })}
    />
  );
}
