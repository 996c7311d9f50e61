"use client";

import { Suspense, useEffect } from "react";
import { askedOpening, closeModal, openModal, type Typed, useOpening } from "@/components/forms/modal-store";
import { lazyPart } from "@/components/lazy/lazy-part";
import { DialogLoadError } from "@/components/lazy/dialog-load-error";
import { clearToasts } from "@/components/ui/toast";
import { takeFromDashboard } from "@/lib/auth/from-dashboard";
import { routes } from "@/lib/routes";
import { OpeningNotice } from "./opening-notice";

/** The modals' code, each fetched on the first sign of interest. */
export const loadModal = {
  login: async () => (await import("./login-modal")).LoginModal,
  signup: async () => (await import("./signup-modal")).SignupModal,
  apply: async () => (await import("@/components/lead/apply-modal")).ApplyModal,
};

const LoginModal = lazyPart(loadModal.login, DialogLoadError);
const SignupModal = lazyPart(loadModal.signup, DialogLoadError);
const ApplyModal = lazyPart(loadModal.apply, DialogLoadError);

/**
 * Where the modals of the site appear; once per layout. A modal exists only while it is open, so closing it forgets
 * everything in it. Whoever was sent home from the dashboard finds the login modal open.
 */
export function ModalHost() {
  const opening = useOpening();
  useEffect(() => {
    // A moment later, because reading the mark clears it, and React may run an effect, undo it and run it again.
    const timer = window.setTimeout(() => {
      if (askedOpening() === null && location.pathname === routes.home && takeFromDashboard())
        openModal({ opens: "login" });
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
    // One boundary each: while the next modal is fetched, a common one would hide the last instead of removing it, and
    // a dialog that is hidden closes, which closes both.
    <>
      {opening?.opens === "login" && (
        <Suspense fallback={<OpeningNotice />}>
          <LoginModal typed={opening.typed} onClose={close} onSwitch={open("signup")} />
        </Suspense>
      )}
      {opening?.opens === "signup" && (
        <Suspense fallback={<OpeningNotice />}>
          <SignupModal typed={opening.typed} onClose={close} onSwitch={open("login")} />
        </Suspense>
      )}
      {opening?.opens === "apply" && (
        <Suspense fallback={<OpeningNotice />}>
          <ApplyModal partner={opening.partner} onClose={close} onSignUp={open("signup")} />
        </Suspense>
      )}
    </>
  );
}
