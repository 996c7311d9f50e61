import Link from "next/link";
import { Logo } from "@/components/site/logo";
import { NotFoundScreen } from "@/components/site/not-found-screen";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";

/**
 * Where unknown dashboard addresses are sent (SPEC section 2). Next answers this very path with the status 404,
 * "noindex" and the title of app/not-found.tsx by itself; calling notFound() would only cost the screen its HTML.
 */
export default function NotFoundPage() {
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
