"use client";

import dynamic from "next/dynamic";
import { useEffect } from "react";
import { clearToasts } from "@/components/ui/toast";
import { takeFromDashboard } from "@/lib/auth/session-client";
import { routes } from "@/lib/routes";
import { loadModal } from "./load-modal";
import { closeModal, openModal, useOpening } from "./modal-store";

const LoginModal = dynamic(() => loadModal.login().then((file) => file.LoginModal), { ssr: false });
const SignupModal = dynamic(() => loadModal.signup().then((file) => file.SignupModal), { ssr: false });
const ApplyModal = dynamic(() => loadModal.apply().then((file) => file.ApplyModal), { ssr: false });

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
  const open = (opens: "login" | "signup") => () => {
    clearToasts();
    openModal({ opens });
  };
  if (opening?.opens === "login") return <LoginModal onClose={close} onSwitch={open("signup")} />;
  if (opening?.opens === "signup") return <SignupModal onClose={close} onSwitch={open("login")} />;
  if (opening?.opens === "apply") return <ApplyModal partnerId={opening.partnerId} onClose={close} onSignUp={open("signup")} />;
  return null;
}
