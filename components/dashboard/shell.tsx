"use client";

import { Menu } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Reauthenticate } from "@/components/auth/reauthenticate";
import { t } from "@/lib/messages/text";
import { Bell } from "./bell";
import { Greeting, Initials } from "./greeting";
import { KeptBeforeEnd } from "./kept-before-end";
import { KeptForOffline } from "./kept-for-offline";
import { LogoutDialog } from "./logout-dialog";
import { OfflineNotice } from "./offline-notice";
import { OverviewProvider } from "./overview-context";
import { MENU_ID, Sidebar } from "./sidebar";
import { WatchPath } from "./watch-path";

/** The frame of every dashboard page. It is static; who is logged in shows once the browser has asked. */
export function Shell({ children }: { children: ReactNode }) {
  const [path, setPath] = useState("");
  const [menuOpen, setMenuOpen] = useState(false);
  const [asking, setAsking] = useState(false);

  return (
    <OverviewProvider>
      <div className="md:flex">
        <Sidebar path={path} onToggle={setMenuOpen} onLogout={() => setAsking(true)} />
        <div className="min-w-0 flex-1">
          <header className="no-print sticky top-0 z-30 flex h-16 items-center gap-2 border-b border-line bg-surface px-2 md:px-8">
            <button
              type="button"
              popoverTarget={MENU_ID}
              aria-expanded={menuOpen}
              aria-label={t("dashboard.menu", "Menu")}
              className="btn btn-plain btn-sm btn-icon md:hidden"
            >
              <Menu aria-hidden size={24} />
            </button>
            <Greeting />
            <Bell path={path} />
            <Initials />
          </header>
          <OfflineNotice />
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto w-full max-w-[69rem] px-4 py-6 focus:outline-none md:px-8 md:py-8 print:max-w-none print:p-0"
          >
            {children}
          </main>
        </div>
      </div>
      <WatchPath onPath={setPath} />
      <KeptForOffline path={path} />
      <KeptBeforeEnd />
      <Reauthenticate />
      <LogoutDialog open={asking} onClose={() => setAsking(false)} />
    </OverviewProvider>
  );
}
