"use client";

import { lazy, Suspense, useEffect } from "react";
import { clearToasts } from "@/components/ui/toast";
import { takeFromDashboard } from "@/lib/auth/from-dashboard";
import { routes } from "@/lib/routes";
import { loadModal } from "./load-modal";
import { closeModal, openModal, type Typed, useOpening } from "./modal-store";

const LoginModal = lazy(async () => ({ default: (await loadModal.login()).LoginModal }));
const SignupModal = lazy(async () => ({ default: (await loadModal.signup()).SignupModal }));
const ApplyModal = lazy(async () => ({ default: (await loadModal.apply()).ApplyModal }));

/**
 * The place where the three modals appear; once per layout. A modal exists only while it is open, so closing it
 * forgets everything in it. Whoever was sent home from the dashboard finds the login modal open.
 */
export function AuthModals() {
  const opening = useOpening();
  useEffect(() => {
    // A moment later, because reading the mark clears it, and React may run an effect, undo it and run it again.
    const timer = window.setTimeout(() => {
      if (location.pathname === routes.home && takeFromDashboard()) openModal({ opens: "login" });
    });
    return () => {
      window.clearTimeout(timer);
      closeModal();
    };
  }, []);

  // What was said about one modal means nothing once it is gone.
  const close = () => {
    clearToasts();
    closeModal();
  };
  const open = (opens: "login" | "signup") => (typed: Typed) => {
    clearToasts();
    openModal({ opens, typed });
  };
  return (
    // One boundary each: while the next modal is fetched, a common one would hide the last instead of removing it, and a
    // dialog that is hidden closes, which closes both.
    <>
      {opening?.opens === "login" && <Suspense><LoginModal typed={opening.typed} onClose={close} onSwitch={open("signup")} /></Suspense>}
      {opening?.opens === "signup" && <Suspense><SignupModal typed={opening.typed} onClose={close} onSwitch={open("login")} /></Suspense>}
      {opening?.opens === "apply" && <Suspense><ApplyModal partnerId={opening.partnerId} onClose={close} onSignUp={open("signup")} /></Suspense>}
    </>
  );
}
