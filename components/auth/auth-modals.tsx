"use client";

import dynamic from "next/dynamic";
import { useEffect } from "react";
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
    if (location.pathname === routes.home && takeFromDashboard()) openModal({ opens: "login" });
    return closeModal;
  }, []);

  if (opening?.opens === "login") return <LoginModal onClose={closeModal} onSwitch={() => openModal({ opens: "signup" })} />;
  if (opening?.opens === "signup") return <SignupModal onClose={closeModal} onSwitch={() => openModal({ opens: "login" })} />;
  if (opening?.opens === "apply") return <ApplyModal partnerId={opening.partnerId} onClose={closeModal} />;
  return null;
}
