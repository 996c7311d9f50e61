"use client";

import { type ReactNode, useEffect, useState } from "react";

/**
 * Keeps Apply within reach of the thumb on narrow screens: a bar at the bottom, away while another Apply of the page
 * (anything marked data-apply) is on screen. The footer leaves room for it.
 */
export function ApplyBar({ className, children }: { className: string; children: ReactNode }) {
  const [needed, setNeeded] = useState(false);

  useEffect(() => {
    const others = [...document.querySelectorAll("[data-apply]")];
    const seen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      setNeeded(seen.size === 0);
    });
    for (const other of others) observer.observe(other);
    return () => observer.disconnect();
  }, []);

  return (
    <div data-apply-bar hidden={!needed} className={className}>
      {children}
    </div>
  );
}
