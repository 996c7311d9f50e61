"use client";

import { CircleHelp, FileText, House, Landmark, LogOut, type LucideIcon, Phone, Wrench, X } from "lucide-react";
import { type FocusEvent, useEffect, useRef, useState } from "react";
import { Logo } from "@/components/site/logo";
import { ThemeSwitch } from "@/components/site/theme-switch";
import { Link } from "@/components/ui/link";
import { closePopover } from "@/components/ui/popover";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";
import { DemoContact } from "./demo-contact";
import { useBackCloses } from "./use-back-closes";
import { WhatsappUs } from "./whatsapp-us";

export const MENU_ID = "dashboard-menu";

/** As in globals.css, --breakpoint-md. */
const WIDE = "(width >= 48rem)";

type Entry = { name: string; href: string; icon: LucideIcon };
const groups = (): { id: string; title: string; entries: Entry[] }[] => [
  {
    id: "menu-overview",
    title: t("dashboard.menuOverview", "OVERVIEW"),
    entries: [{ name: t("dashboard.menuHome", "Home"), href: routes.dashboard, icon: House }],
  },
  {
    id: "menu-user-services",
    title: t("dashboard.menuServices", "USER SERVICES"),
    entries: [
      { name: t("dashboard.menuLoanForm", "Loan Form"), href: routes.loanForm, icon: FileText },
      { name: t("cases.myLenders", "My lenders"), href: routes.myLenders, icon: Landmark },
      { name: t("dashboard.tools", "Tools"), href: routes.dashboardTools, icon: Wrench },
      { name: t("dashboard.faqs", "FAQs"), href: routes.dashboardFaqs, icon: CircleHelp },
    ],
  },
];

const row =
  "flex min-h-11 w-full items-center gap-3 rounded-sm px-3 font-semibold text-ink-2 hover:bg-sunk hover:text-ink";

/**
 * A column at 768 px and more. Below, the same element is a popover of the browser, which brings Escape, the Android
 * Back button, closing by a tap outside and giving the focus back; moving the focus in and out of it is added here.
 */
export function Sidebar({
  path,
  onToggle,
  onLogout,
}: {
  /** Of the page that is open; "" until it is known. */
  path: string;
  onToggle: (open: boolean) => void;
  onLogout: () => void;
}) {
  const menu = useRef<HTMLElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => closePopover(menu.current);
  const followed = useBackCloses(open, close);
  const follow = () => {
    followed();
    close();
  };

  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, []);

  function leaving(event: FocusEvent) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  }

  return (
    <aside
      ref={menu}
      id={MENU_ID}
      popover="auto"
      aria-label={t("dashboard.menu", "Menu")}
      onToggle={(event) => {
        const opens = event.newState === "open";
        setOpen(opens);
        onToggle(opens);
        if (opens) closer.current?.focus();
      }}
      onBlur={leaving}
      className="no-print m-0 w-72 max-w-[85vw] flex-col gap-6 overflow-y-auto border-r border-line bg-surface p-4 text-ink max-md:fixed max-md:inset-y-0 max-md:right-auto max-md:left-0 max-md:h-dvh max-md:open:flex max-md:open:shadow-pop backdrop:pointer-events-auto backdrop:bg-deep/60 md:sticky md:top-0 md:flex md:h-dvh md:w-60 md:shrink-0"
    >
      <div className="flex items-center justify-between">
        <Link
          href={routes.home}
          replace={open}
          onClick={follow}
          aria-label={t("dashboard.homePage", "{{site}}, home page", { site: site.name })}
          className="rounded-sm py-1.5"
        >
          <Logo />
        </Link>
        <button
          ref={closer}
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={t("dashboard.closeMenu", "Close menu")}
          className="btn btn-plain btn-sm btn-icon md:hidden"
        >
          <X aria-hidden size={22} />
        </button>
      </div>
      <Entries path={path} replaces={open} onFollow={follow} />
      <button
        type="button"
        className={row}
        onClick={() => {
          close();
          onLogout();
        }}
      >
        <LogOut aria-hidden size={20} /> {t("dashboard.logout", "Logout")}
      </button>
      {/* As high from the start as it will be: it stands at the foot, and the page's HTML comes in pieces. */}
      <div className="mt-auto grid min-h-64 content-start gap-4 border-t border-line pt-4">
        <div>
          <p className="text-sm font-semibold">{t("dashboard.needHelp", "Need help?")}</p>
          <DemoContact />
          <a href={`tel:${site.phone.tel}`} className="link flex min-h-11 items-center gap-2 text-sm">
            <Phone aria-hidden size={18} /> {site.phone.shown}
          </a>
          <WhatsappUs size={18} className="link flex min-h-11 items-center gap-2 text-sm" />
        </div>
        <ThemeSwitch name="menu-theme" />
      </div>
    </aside>
  );
}

function Entries({ path, replaces, onFollow }: { path: string; replaces: boolean; onFollow: () => void }) {
  const isHere = (href: string) => path === href || (href !== routes.dashboard && path.startsWith(`${href}/`));
  return (
    <nav aria-label={t("dashboard.dashboard", "Dashboard")} className="grid gap-6">
      {groups().map(({ id, title, entries }) => (
        <div key={id}>
          <p id={id} className="mb-1 px-3 text-xs font-semibold tracking-wide text-ink-3">
            {title}
          </p>
          <ul aria-labelledby={id} className="grid gap-1">
            {entries.map(({ name, href, icon: Icon }) => (
              <li key={href}>
                <Link
                  href={href}
                  replace={replaces}
                  onClick={onFollow}
                  aria-current={isHere(href) ? "page" : undefined}
                  className={`${row} aria-[current=page]:bg-peacock-soft aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_4px_0_0_var(--color-peacock)]`}
                >
                  <Icon aria-hidden size={20} />
                  <span>{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
