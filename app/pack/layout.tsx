import type { ReactNode } from "react";
import { Logo } from "@/components/site/logo";

/** No menus and no ways out: whoever is here has one thing to do. */
export default function PackLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="no-print border-b border-line bg-surface">
        <div className="wrap flex h-16 items-center">
          <Logo />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="wrap py-6 focus:outline-none md:py-10">
        {children}
      </main>
    </>
  );
}
