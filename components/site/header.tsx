import Link from "next/link";
import { AuthButton } from "@/components/auth/auth-button";
import { buttonClass } from "@/components/ui/button-class";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";
import { Logo } from "./logo";

const link = "flex min-h-11 items-center rounded-sm px-2 font-semibold hover:text-peacock sm:px-3";

/** Static on every public page: which of Login and Dashboard shows is CSS, from the hint that the head script reads. */
export function Header() {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-surface">
      <div className="wrap flex h-16 items-center justify-between gap-2">
        <Link href={routes.home} aria-label={`${site.name}, home`} className="rounded-sm py-1.5">
          <Logo />
        </Link>
        <nav aria-label="Main" className="flex items-center gap-1">
          <Link href={routes.home} className={`${link} max-sm:hidden`}>
            Home
          </Link>
          <Link href={routes.lenders} className={link}>
            Lenders
          </Link>
          <span className="when-out ml-1">
            <AuthButton opens="login" className={buttonClass({ variant: "outline", size: "sm" })}>
              Login
            </AuthButton>
          </span>
          <span className="when-in ml-1">
            <Link href={routes.dashboard} prefetch={false} className={buttonClass({ variant: "outline", size: "sm" })}>
              Dashboard
            </Link>
          </span>
        </nav>
      </div>
    </header>
  );
}
