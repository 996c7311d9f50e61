"use client";

import { Bell as BellIcon, Check } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { closePopover, isAnyPopoverOpen, openPopover } from "@/components/ui/popover";
import { Skeleton } from "@/components/ui/skeleton";
import { openSoon } from "@/lib/dashboard/bell-opening";
import { type BellNotice, notificationsOf } from "@/lib/dashboard/notifications";
import { formatDay } from "@/lib/dates/dates";
import { plural, t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { useOverview } from "./overview-context";
import { ClosePanel, focusLeaves } from "./panel";
import { firstTimeForBell } from "./seen";
import { PANEL_ID } from "./to-do-strip";
import { useBackCloses } from "./use-back-closes";

const CONTROL = "input, select, textarea, button";
const FIELD = "input, textarea, select, [contenteditable]";

/**
 * The bell and its list: a popover of the browser, so Escape, the Android Back button and a tap outside close it. Once
 * in a session it opens by itself, on a wide screen; it never takes the focus, and gives way when that is beneath it.
 */
export function Bell({ path }: { path: string }) {
  const { state, overview, reload } = useOverview();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [byItself, setByItself] = useState(false);
  const notifications = overview && notificationsOf(path, overview);
  const count = notifications?.open ?? 0;

  const close = () => closePopover(panel.current);

  // Opened by itself it gets no entry in the history: a browser skips one that nobody asked for, and then Back leaves.
  const followed = useBackCloses(open && !byItself, close);

  /** A slot of the page that is open gets the focus, or the first control in it; the link itself only scrolls there. */
  function follow(href: string) {
    followed();
    close();
    const [page, slot] = href.split("#");
    if (!slot || page !== path) return;
    const place = document.getElementById(slot);
    (place?.matches(CONTROL) ? place : place?.querySelector<HTMLElement>(CONTROL))?.focus();
  }

  useEffect(() => {
    if (state !== "ready" || !path) return;
    return openSoon({
      // Over a form it would cover what somebody is about to press, and on a phone the whole page (ToDoStrip).
      isInTheWay: () =>
        path.startsWith(routes.loanForm) ||
        window.matchMedia("(width < 48rem)").matches ||
        Boolean(document.activeElement?.matches(FIELD) || document.querySelector("dialog[open]")) ||
        isAnyPopoverOpen(),
      takeChance: firstTimeForBell,
      open: () => {
        setByItself(true);
        openPopover(panel.current);
      },
    });
  }, [state, path]);

  useGivesWay(panel, open);

  return (
    <div onBlur={(event) => focusLeaves(event) && close()}>
      <button
        type="button"
        popoverTarget={PANEL_ID}
        aria-expanded={open}
        aria-label={notifications ? openWords(count) : t("dashboard.notifications", "Notifications")}
        className="btn btn-plain btn-sm btn-icon relative"
      >
        <BellIcon aria-hidden size={24} />
        {count > 0 && (
          <span
            aria-hidden
            className="amount absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-marigold px-1 text-xs leading-none text-on-marigold"
          >
            {count}
          </span>
        )}
      </button>
      <p role="status" className="sr-only">
        {byItself && open && counted(count)}
      </p>
      <div
        ref={panel}
        id={PANEL_ID}
        popover="auto"
        role="region"
        aria-label={t("dashboard.notifications", "Notifications")}
        onToggle={(event) => {
          setOpen(event.newState === "open");
          // Whoever opened it has seen it: it does not come back a moment after it was closed.
          if (event.newState === "open") firstTimeForBell();
          if (event.newState === "closed") setByItself(false);
        }}
        className="fixed m-0 flex-col overflow-y-auto overscroll-contain border border-line bg-surface p-4 text-ink shadow-pop open:flex max-md:inset-y-0 max-md:right-0 max-md:left-auto max-md:h-dvh max-md:w-80 max-md:max-w-[85vw] md:inset-[4.5rem_1.5rem_auto_auto] md:max-h-[calc(100dvh-6rem)] md:w-96 md:rounded-md"
      >
        <div className="flex items-start justify-between gap-2">
          <h2 className="pt-1.5 text-h4">{notifications?.title ?? t("dashboard.notifications", "Notifications")}</h2>
          <ClosePanel
            panel={PANEL_ID}
            label={t("dashboard.closeNotifications", "Close notifications")}
            className="-mt-1 -mr-2"
          />
        </div>
        {state === "loading" && (
          <div aria-busy className="grid gap-3 pt-3">
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        )}
        {state === "failed" && <NoticesFailed onRetry={() => void reload()} />}
        {notifications &&
          (notifications.items.length === 0 ? (
            <div className="pt-2">
              <p className="text-ink-2">{t("dashboard.nothingMissing", "Nothing is missing here.")}</p>
              <Link
                href={routes.dashboard}
                replace={open && !byItself}
                className="link inline-flex min-h-11 items-center"
                onClick={() => follow(routes.dashboard)}
              >
                {t("dashboard.seeWhoseTurn", "See whose turn it is")}
              </Link>
            </div>
          ) : (
            <Notices items={notifications.items} replaces={open && !byItself} onFollow={follow} />
          ))}
      </div>
    </div>
  );
}

/** Closes an open popover when the focus goes to something beneath it. */
function useGivesWay(panel: RefObject<HTMLElement | null>, open: boolean) {
  useEffect(() => {
    if (!open) return;
    function uncover({ target }: globalThis.FocusEvent) {
      const node = panel.current;
      if (!node || !(target instanceof Element) || node.contains(target)) return;
      if (overlap(node.getBoundingClientRect(), target.getBoundingClientRect())) closePopover(node);
    }
    document.addEventListener("focusin", uncover);
    return () => document.removeEventListener("focusin", uncover);
  }, [panel, open]);
}

function NoticesFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-3 pt-2">
      <p className="text-ink-2">{t("dashboard.notificationsFailed", "Your notifications could not be loaded.")}</p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        {t("ui.tryAgain", "Try again")}
      </Button>
    </div>
  );
}

type Following = { replaces: boolean; onFollow: (href: string) => void };

function Notices({ items, ...following }: { items: readonly BellNotice[] } & Following) {
  const groups = [...new Set(items.map(({ group }) => group))];
  return groups.map((group) => (
    <div key={group ?? ""}>
      {group && <h3 className="mt-4 text-sm text-ink-2">{group}</h3>}
      <ul>
        {items
          .filter((item) => item.group === group)
          .map((item) => (
            <NoticeRow key={`${item.title} ${item.href} ${item.note}`} item={item} {...following} />
          ))}
      </ul>
    </div>
  ));
}

function NoticeRow({
  item: { title, date, href, done, note, isNews },
  replaces,
  onFollow,
}: { item: BellNotice } & Following) {
  const content = (
    <>
      <span
        aria-hidden
        className={`grid size-5 shrink-0 place-items-center rounded-full border-2 ${isNews ? "invisible" : ""} ${done ? "border-ok text-ok" : "border-edge"}`}
      >
        {done && <Check size={14} strokeWidth={3} />}
      </span>
      <span className={`min-w-0 flex-1 ${done ? "text-ink-2" : "font-semibold group-hover:underline"}`}>
        <span>{title}</span>
        {done && <span className="sr-only"> {t("dashboard.done", "(done)")}</span>}
        {note && <span className="block text-sm font-normal text-ink-2">{note}</span>}
      </span>
      {date && <span className="shrink-0 text-sm text-ink-2">{formatDay(date)}</span>}
    </>
  );
  const look = "group flex min-h-11 items-center gap-3 border-b border-line py-2";
  return (
    <li>
      {href ? (
        <Link href={href} replace={replaces} className={look} onClick={() => onFollow(href)}>
          {content}
        </Link>
      ) : (
        <span className={look}>{content}</span>
      )}
    </li>
  );
}

const counted = (count: number) =>
  plural("dashboard.notificationsCounted", count, { one: "1 notification", other: "{{count}} notifications" });
const openWords = (count: number) =>
  plural("dashboard.notificationsOpen", count, {
    one: "Notifications, {{count}} open",
    other: "Notifications, {{count}} open",
  });

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
