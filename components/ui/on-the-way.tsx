"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState, useTransition } from "react";
import { createPortal } from "react-dom";
import { noAnswer } from "@/lib/messages/load-failures";
import { t } from "@/lib/messages/text";
import { Spinner } from "./spinner";
import { onWindow } from "./use-browser-value";

const PLACE = "page-notice";
/** After so many milliseconds it is said that no answer comes; the request goes on. */
const SILENCE = 10_000;
/** A page was asked for without a connection, so the open one stays. */
const STAYED = "dakhila:stayed";

/** Where it is said that a page is on the way, or that it cannot come; once, in the root layout. */
export function PageNotice() {
  const [hasStayed, setHasStayed] = useState(false);
  useEffect(() => onWindow(STAYED)(() => setHasStayed(true)), []);
  useEffect(
    () => (hasStayed ? onWindow("online", "pointerdown", "keydown")(() => setHasStayed(false)) : undefined),
    [hasStayed],
  );
  return (
    <div id={PLACE} role="status" className="page-notice no-print">
      {hasStayed && (
        <p>
          <span>{noAnswer()}</span>
        </p>
      )}
    </div>
  );
}

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

/**
 * Whether the open page stays because there is no connection, which is then said: the router would leave it for the
 * browser's own error page. Browsers are wrong about it at times, so the address is tried, and opened if it answers.
 */
export function staysOpen(href: string) {
  const isHere = href.split("#")[0] === location.pathname + location.search;
  if (navigator.onLine || isHere) return false;
  fetch(href, { method: "HEAD" }).then(
    () => location.assign(href),
    () => window.dispatchEvent(new Event(STAYED)),
  );
  return true;
}

/** The router's `push` and `replace`, for what is no link; `OnTheWay` is to be drawn while it `isLeaving`. */
export function useLeave() {
  const router = useRouter();
  const [isLeaving, start] = useTransition();
  const leave = (how: "push" | "replace") => (href: string) => {
    if (!staysOpen(href)) start(() => router[how](href));
  };
  return { push: leave("push"), replace: leave("replace"), isLeaving };
}
