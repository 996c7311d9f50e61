import { routes } from "@/lib/routes";
import { site } from "@/lib/site";
import { Logo } from "./logo";
import { NotFoundScreen } from "./not-found-screen";

/**
 * The page-not-found screen where no layout stands around it. Next sends it along with every page, so it stays small:
 * its links are plain ones.
 */
export function BareNotFound() {
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="wrap flex h-16 items-center">
          <a href={routes.home} aria-label={`${site.name}, home`} className="rounded-sm py-1.5">
            <Logo />
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="focus:outline-none">
        <NotFoundScreen />
      </main>
    </>
  );
}
