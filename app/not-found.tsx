import type { Metadata } from "next";
import Link from "next/link";
import { Logo } from "@/components/site/logo";
import { NotFoundScreen } from "@/components/site/not-found-screen";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";

export const metadata: Metadata = { title: "Page not found" };

/** For addresses that lead nowhere at all. Next sends this file along with every page, so it stays small. */
export default function NotFound() {
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="wrap flex h-16 items-center">
          <Link href={routes.home} aria-label={`${site.name}, home`} className="rounded-sm py-1.5">
            <Logo />
          </Link>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="focus:outline-none">
        <NotFoundScreen />
      </main>
    </>
  );
}
