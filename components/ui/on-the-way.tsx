"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState, useTransition } from "react";
import { createPortal } from "react-dom";
import { noAnswer } from "@/lib/messages/load-failures";
import { t } from "@/lib/messages/text";
import { Spinner } from "./spinner";

const PLACE = "page-notice";
/** After so many milliseconds it is said that no answer comes; the request goes on. */
const SILENCE = 10_000;

/** Where it is said that a page is on the way; once, in the root layout. */
export const PageNotice = () => <div id={PLACE} role="status" className="page-notice no-print" />;

/** Drawn while a page is on the way: says so below the bar at the head of the page that is open. */
export function OnTheWay() {
  const [isSilent, setIsSilent] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(setIsSilent, SILENCE, true);
    return () => window.clearTimeout(timer);
  }, []);
  return createPortal(
    <p>
      {!isSilent && <Spinner />}
      <span>{isSilent ? noAnswer() : t("site.loadingPage", "Loading the page…")}</span>
    </p>,
    document.getElementById(PLACE)!,
  );
}

/** The router's `push` and `replace`, for what is no link; `OnTheWay` is to be drawn while it `isLeaving`. */
export function useLeave() {
  const router = useRouter();
  const [isLeaving, start] = useTransition();
  return {
    push: (href: string) => start(() => router.push(href)),
    replace: (href: string) => start(() => router.replace(href)),
    isLeaving,
  };
}
