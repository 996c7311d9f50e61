"use client";

import { type MouseEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** A section counts as being read when this share of it, or of the screen, can be seen (SPEC section 2). */
const VISIBLE = 0.3;
/** Milliseconds without a scroll event after which a page has come to rest, where the browser does not tell. */
const STILL = 150;
/** Pixels that the sticky header and this bar cover. */
const COVERED = 116;

/**
 * Links to the sections of a page, styled as tabs: anchors that also scroll smoothly, mark the section being read, and
 * take the focus along. Each `id` is that of the section's heading; the section is the element around it.
 */
export function SectionTabs({
  sections,
  className,
  listClassName,
  linkClassName,
}: {
  sections: readonly { id: string; label: string }[];
  /** The looks of the bar, its list and its links. They come with the page, which has them anyway. */
  className: string;
  listClassName: string;
  linkClassName: string;
}) {
  const [current, setCurrent] = useState(sections[0]?.id);
  const bar = useRef<HTMLUListElement>(null);
  // While a click scrolls the page, the sections passed on the way must not light up.
  const travelling = useRef<string>(null);

  useEffect(() => {
    const seen = new Map<string, number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, boundingClientRect, intersectionRect, rootBounds } of entries) {
          const whole = Math.min(boundingClientRect.height, rootBounds?.height ?? Infinity);
          seen.set(target.id, whole > 0 ? intersectionRect.height / whole : 0);
        }
        if (travelling.current) return;
        const read = sections.find(({ id }) => (seen.get(`${id}-section`) ?? 0) >= VISIBLE);
        if (read) setCurrent(read.id);
        // Above all of them, as after a jump to the top of the page, the first comes next.
        else if (sections[0] && isBelow(sections[0].id)) setCurrent(sections[0].id);
      },
      { rootMargin: `-${COVERED}px 0px 0px 0px`, threshold: Array.from({ length: 21 }, (_, step) => step / 20) },
    );
    for (const { id } of sections) {
      const section = document.getElementById(`${id}-section`);
      if (section) observer.observe(section);
    }
    const arrived = () => (travelling.current = null);
    // A page that a slow device, or Chrome 109, left half-way goes the rest of it at once.
    const atRest = () => {
      if (travelling.current) document.getElementById(travelling.current)?.scrollIntoView();
      arrived();
    };
    let still: number | undefined;
    const moving = () => {
      window.clearTimeout(still);
      still = window.setTimeout(atRest, STILL);
    };
    const left = new AbortController();
    const listen = (event: string, listener: () => void) =>
      window.addEventListener(event, listener, { passive: true, signal: left.signal });
    for (const event of ["scrollend", "wheel", "touchmove", "keydown"]) listen(event, arrived);
    if (!("onscrollend" in window)) listen("scroll", moving);
    return () => {
      window.clearTimeout(still);
      observer.disconnect();
      left.abort();
    };
  }, [sections]);

  // On a narrow screen the bar scrolls sideways: keep the current tab in it, without moving the page.
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>("[aria-current]");
    if (bar.current && link)
      bar.current.scrollTo({
        left: link.offsetLeft - bar.current.clientWidth / 2 + link.clientWidth / 2,
        behavior: travelling.current ? "instant" : behavior(),
      });
  }, [current]);

  function go(event: MouseEvent<HTMLAnchorElement>, id: string) {
    const heading = document.getElementById(id);
    if (!heading || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    travelling.current = id;
    // The bar moves first and at once: in Chrome 109 a page stops scrolling where anything else in it is scrolled.
    flushSync(() => setCurrent(id));
    history.replaceState(history.state, "", `#${id}`);
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ behavior: behavior() });
    // It may be left before it has begun.
    window.dispatchEvent(new Event("scroll"));
  }

  return (
    <nav aria-label="On this page" className={className}>
      <ul ref={bar} className={listClassName}>
        {sections.map(({ id, label }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              onClick={(event) => go(event, id)}
              aria-current={current === id ? "true" : undefined}
              className={linkClassName}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isBelow(id: string) {
  const section = document.getElementById(`${id}-section`);
  return section !== null && section.getBoundingClientRect().top > COVERED;
}

function behavior(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
}
