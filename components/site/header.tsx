import { AuthButton } from "@/components/auth/auth-button";
import { buttonClass } from "@/components/ui/button-class";
import type { Elements } from "@/components/ui/elements";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";
import { pagesIn } from "@/lib/addresses/site-pages";
import { site } from "@/lib/site";
import { whatsappLink } from "@/lib/addresses/whatsapp";
import { Disclosure } from "./disclosure";
import { Logo } from "./logo";
import { SiteMenu } from "./site-menu";

const [HOME, ...OTHERS] = pagesIn("bar");

/** Milliseconds from a click outside to the closing of the mega menu (SPEC section 9). */
const MEGA_MENU_CLOSE = 50;

const top =
  "flex min-h-12 w-full items-center gap-1 rounded-sm font-semibold hover:text-peacock max-xl:justify-between max-xl:text-lg xl:min-h-11 xl:px-3";
const row =
  "flex min-h-11 items-center rounded-sm py-1.5 leading-snug hover:text-peacock hover:underline hover:underline-offset-3";

const menu =
  "m-0 border-0 bg-surface text-ink max-xl:fixed max-xl:inset-x-0 max-xl:top-16 max-xl:bottom-auto max-xl:max-h-[calc(100dvh-4rem)] max-xl:w-full max-xl:overflow-y-auto max-xl:overscroll-contain max-xl:border-b max-xl:border-line max-xl:shadow-pop xl:static xl:block xl:size-auto xl:overflow-visible";

/** With large letters the width of its frame is the phone's to give, so that the menu's button stands in its row. */
const beside = "max-md:min-w-18.5 max-md:px-[min(0.875rem,4.5vw)] xl:ml-2";

/** Static on every public page: which of Login and Dashboard shows is CSS, from the hint that the head script reads. */
export function Header({ lenders }: { lenders: readonly { id: string; name: string }[] }) {
  return (
    <header className="no-print sticky top-0 z-40 border-b border-line bg-surface">
      <div className="wrap flex min-h-16 flex-wrap items-center justify-end gap-x-[min(0.5rem,2.5vw)] gap-y-2">
        <Link href={routes.home} aria-label={`${site.name}, home`} className="mr-auto flex rounded-sm py-1.5">
          <Logo />
        </Link>
        <SiteMenu
          className={menu}
          beside={
            <>
              <AuthButton
                opens="login"
                className={buttonClass({ variant: "outline", size: "sm" }, `${beside} when-out`)}
              >
                Login
              </AuthButton>
              <Link
                href={routes.dashboard}
                className={buttonClass({ variant: "outline", size: "sm" }, `${beside} when-in`)}
              >
                Dashboard
              </Link>
            </>
          }
        >
          <ul className="max-xl:divide-y max-xl:divide-line max-xl:px-4 max-xl:py-2 md:max-xl:px-6 xl:flex xl:items-center">
            <li>
              <Link href={HOME!.path} className={top}>
                {HOME!.name}
              </Link>
            </li>
            <li>
              <Disclosure
                label="Student Loan"
                closeDelay={MEGA_MENU_CLOSE}
                lockScroll
                className={top}
                panelClassName="bg-surface text-sm xl:absolute xl:inset-x-0 xl:top-full xl:max-h-[calc(100dvh-4rem)] xl:overflow-y-auto xl:overscroll-contain xl:border-y xl:border-line xl:shadow-pop"
              >
                <div className="grid gap-6 pt-1 pb-4 xl:mx-auto xl:max-w-[76.5rem] xl:grid-cols-[3fr_1fr] xl:gap-12 xl:px-6 xl:py-8">
                  <Group id="menu-education-loan" title="EDUCATION LOAN">
                    {lenders.length === 0 ? (
                      <p className="py-2.5">–</p>
                    ) : (
                      <ul aria-labelledby="menu-education-loan" className="columns-2 gap-6 md:columns-3">
                        {lenders.map(({ id, name }) => (
                          <li key={id} className="break-inside-avoid">
                            <Link href={routes.lender(id)} className={row}>
                              {name}
                            </Link>
                          </li>
                        ))}
                        <li className="break-inside-avoid">
                          <Link href={routes.lenders} className={`${row} font-semibold`}>
                            All lenders
                          </Link>
                        </li>
                      </ul>
                    )}
                  </Group>
                  <Group id="menu-tools" title="TOOLS">
                    <ul aria-labelledby="menu-tools">
                      {pagesIn("tools").map(({ name, path }) => (
                        <li key={path}>
                          <Link href={path} className={row}>
                            {name}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </Group>
                </div>
              </Disclosure>
            </li>
            {OTHERS.map(({ name, path }) => (
              <li key={path}>
                <Link href={path} className={top}>
                  {name}
                </Link>
              </li>
            ))}
            <li className="xl:relative">
              <Disclosure
                label="Contact Us"
                className={top}
                panelClassName="bg-surface text-sm max-xl:pb-3 xl:absolute xl:top-full xl:right-0 xl:mt-3.5 xl:w-72 xl:rounded-md xl:border xl:border-line xl:px-4 xl:py-2 xl:shadow-pop"
              >
                <ul>
                  <li>
                    <a
                      className={row}
                      href={whatsappLink({ to: site.whatsapp })}
                      rel="noopener noreferrer"
                      target="_blank"
                    >
                      WhatsApp<span className="sr-only"> (opens in a new tab)</span>
                    </a>
                  </li>
                  <li>
                    <a className={row} href={`tel:${site.phone.tel}`}>
                      Call {site.phone.shown}
                    </a>
                  </li>
                  <li>
                    <a className={row} href={`mailto:${site.email}`}>
                      {site.email}
                    </a>
                  </li>
                </ul>
              </Disclosure>
            </li>
          </ul>
        </SiteMenu>
      </div>
    </header>
  );
}

function Group({ id, title, children }: { id: string; title: string; children: Elements }) {
  return (
    <div>
      <p id={id} className="mb-1 text-xs font-semibold tracking-wide text-ink-3">
        {title}
      </p>
      {children}
    </div>
  );
}
