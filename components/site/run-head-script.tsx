"use client";

import { useLayoutEffect } from "react";

/**
 * Runs the head script where the browser drew the document itself: an answer that fails on the server (an unknown
 * lender, an error) has no markup, and a script that React inserts does not run.
 */
export function RunHeadScript() {
  useLayoutEffect(() => {
    if (document.documentElement.dataset.theme) return;
    const script = document.createElement("script");
    script.textContent = document.getElementById("head-script")?.textContent ?? "";
    document.head.append(script);
  }, []);
  return null;
}
