"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useState } from "react";
import { LoadFailed } from "@/components/dashboard/load-failed";
import { Logo } from "@/components/site/logo";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { failure } from "@/components/ui/toast";
import { isRefused, post } from "@/lib/browser/post";
import { useCall } from "@/lib/browser/use-call";
import { saidBy } from "@/lib/messages/load-failures";
import { t } from "@/lib/messages/text";
import { backOfficeRoutes } from "@/lib/addresses/more-routes";
import { BACK_OFFICE_CLOSED, BACK_OFFICE_OPENED } from "./call-back-office";
import { LogInPage } from "./log-in-page";

type Me = { id: string; name: string };

const LOOK_AGAIN = ["focus", BACK_OFFICE_CLOSED] as const;

/** Who is in the back office in this browser; null before a phone was proved, and after the day. */
async function readMe(): Promise<Me | null> {
  try {
    return (await post<Me>("desk/me")).data;
  } catch (error) {
    if (isRefused(error, "openDeskFirst")) return null;
    throw error;
  }
}

/**
 * The frame of every back-office screen: its entries, and the login. A screen that was open when the session ended
 * stays hidden, with what was typed in it, for the same staff member.
 */
export function BackOfficeFrame({ children }: { children: ReactNode }) {
  const call = useCall(readMe, LOOK_AGAIN);
  const [last, setLast] = useState<Me | null>(null);
  const me = call.state === "ready" ? call.data : null;
  if (me && me.id !== last?.id) setLast(me);

  async function entered() {
    await call.refresh();
    window.dispatchEvent(new Event(BACK_OFFICE_OPENED));
  }

  async function leave() {
    try {
      await post("desk/leave");
    } catch (error) {
      if (!isRefused(error, "openDeskFirst")) return failure(saidBy(error));
    }
    setLast(null);
    await call.refresh();
  }

  return (
    <>
      <header className="no-print border-b border-line bg-surface">
        <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <Link href={backOfficeRoutes.home} className="flex min-h-11 items-center gap-2 rounded-sm">
            <Logo />
            <span className="text-ink-2">{t("desk.desk", "Desk")}</span>
          </Link>
          {/* In its place from the start, so that the screen below does not move when it is known who is here. */}
          <Entries isShown={me !== null} />
          {me && (
            <>
              <span className="truncate text-sm text-ink-2 max-md:order-2 max-md:min-w-0 max-md:flex-1 max-md:basis-0 max-md:text-end md:ms-auto md:max-w-60">
                {me.name}
              </span>
              <Button variant="quiet" size="sm" className="max-md:ms-auto" onClick={() => void leave()}>
                {t("desk.leave", "Leave")}
              </Button>
            </>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="wrap min-h-[60vh] py-6 focus:outline-none">
        {call.state === "loading" && <BackOfficeLoading />}
        {call.state === "failed" && (
          <>
            <h1 className="text-h2">{t("desk.title", "The desk")}</h1>
            <div className="mt-6">
              <LoadFailed offline={call.offline} onRetry={() => void call.reload()} />
            </div>
          </>
        )}
        {call.state === "ready" && !me && <LogInPage again={last?.name} onEntered={entered} />}
        {last && (
          <div key={last.id} hidden={!me}>
            {children}
          </div>
        )}
      </main>
    </>
  );
}

function Entries({ isShown }: { isShown: boolean }) {
  const path = usePathname();
  const entries = [
    { href: backOfficeRoutes.calls, name: t("desk.calls", "Calls") },
    { href: backOfficeRoutes.files, name: t("desk.files", "Files") },
    { href: backOfficeRoutes.cases, name: t("desk.cases", "Cases") },
  ];
  return (
    <nav aria-label={t("desk.desk", "Desk")} className={`max-md:order-1 max-md:-ms-3 ${isShown ? "" : "invisible"}`}>
      <ul className="flex gap-1">
        {entries.map(({ href, name }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={path === href ? "page" : undefined}
              className="flex min-h-11 items-center rounded-sm px-3 font-semibold hover:bg-sunk aria-[current=page]:bg-peacock-soft aria-[current=page]:text-peacock"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A screen of the back office before anything is known. @param isTitled its title is there already */
export function BackOfficeLoading({ isTitled = false }: { isTitled?: boolean }) {
  return (
    <div aria-busy>
      <p role="status" className="sr-only">
        {t("papers.loading", "Loading")}
      </p>
      {!isTitled && <Skeleton className="h-9 w-44" />}
      <div className="mt-6 grid gap-4">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    </div>
  );
}
