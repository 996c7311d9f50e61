import type { Elements } from "@/components/ui/elements";
import { Chevron } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";
import { pagesIn } from "@/lib/addresses/site-pages";
import { site } from "@/lib/site";
import { whatsappLink } from "@/lib/addresses/whatsapp";
import { Logo } from "./logo";
import { ThemeSwitch } from "./theme-switch";

const link = "inline-block min-h-11 py-3 leading-snug hover:underline hover:underline-offset-3 md:min-h-0 md:py-1.5";

export function Footer({ lenders }: { lenders: readonly { id: string; name: string }[] }) {
  return (
    <footer className="no-print border-t border-line bg-surface text-sm text-ink-2 [body:has([data-apply-bar])_&]:max-lg:pb-20">
      <div className="wrap grid gap-x-8 gap-y-4 pt-6 pb-4 md:grid-cols-2 md:gap-y-10 md:py-12 lg:grid-cols-[1.3fr_1.7fr_1fr]">
        <div className="grid content-start gap-3">
          <span className="text-ink">
            <Logo />
          </span>
          <p className="max-w-[46ch] max-md:text-xs">{site.blurb}</p>
          <ThemeSwitch name="theme" />
        </div>

        {/* On a phone the columns of this part and of the next stand in one grid of two. */}
        <div className="contents md:grid md:content-start md:gap-8 lg:grid-cols-[1fr_2fr]">
          <Column title="Tools" className="max-md:hidden">
            <Tools />
          </Column>
          <Column title="Lenders" className="max-md:hidden">
            <Lenders lenders={lenders} />
          </Column>
          <details className="fold border-t border-line md:hidden">
            <summary>
              <h2 className="text-base text-ink">Lenders</h2>
              <Chevron />
            </summary>
            <div className="fold-body">
              <Lenders lenders={lenders} />
            </div>
          </details>
        </div>

        <div className="grid grid-cols-2 content-start gap-x-4 gap-y-4 lg:grid-cols-1 lg:gap-y-8">
          <Column title="Tools" className="md:hidden">
            <Tools />
          </Column>
          <Column title="Contact" className="md:max-lg:col-span-2">
            <Reach phone={site.phone} email={site.email} />
            <a className={link} href={whatsappLink({ to: site.whatsapp })} rel="noopener noreferrer" target="_blank">
              WhatsApp<span className="sr-only"> (opens in a new tab)</span>
            </a>
          </Column>
          {site.offices.map((office) => (
            <Column key={office.city} title={`${office.city} office`}>
              <p>{office.address}</p>
              <Reach phone={office.phone} email={office.email} />
            </Column>
          ))}
          <p className="col-span-full">
            Grievance office: {site.grievance.hours},{" "}
            <a className="underline underline-offset-3 hover:decoration-2" href={`mailto:${site.grievance.email}`}>
              {site.grievance.email}
            </a>
          </p>
        </div>
      </div>

      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-2 md:py-4">
          <p>
            © {site.copyrightYear} {site.name}
          </p>
          <ul className="flex flex-wrap gap-x-5">
            {pagesIn("foot").map(({ name, path }) => (
              <li key={path}>
                <Link href={path} className={link}>
                  {name}
                </Link>
              </li>
            ))}
            <li>
              <Link href={`${routes.terms}#fee`} className={link}>
                Our fee
              </Link>
            </li>
            {site.socials.map(({ name, url }) => (
              <li key={name}>
                <a href={url} className={link} rel="noopener noreferrer" target="_blank">
                  <span>{name}</span>
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function Tools() {
  return (
    <ul>
      {pagesIn("tools").map(({ name, path }) => (
        <li key={path}>
          <Link href={path} className={link}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Lenders({ lenders }: { lenders: readonly { id: string; name: string }[] }) {
  if (lenders.length === 0) return <p>–</p>;
  return (
    <ul className="columns-2 gap-6">
      {lenders.map(({ id, name }) => (
        <li key={id} className="break-inside-avoid">
          <Link href={routes.lender(id)} className={link}>
            {name}
          </Link>
        </li>
      ))}
      <li className="break-inside-avoid">
        <Link href={routes.lenders} className={`${link} font-semibold`}>
          All lenders
        </Link>
      </li>
    </ul>
  );
}

function Column({ title, className, children }: { title: string; className?: string; children: Elements }) {
  return (
    <div className={`min-w-0 [overflow-wrap:anywhere] ${className ?? ""}`.trimEnd()}>
      <h2 className="mb-1 text-base text-ink md:mb-2">{title}</h2>
      {children}
    </div>
  );
}

function Reach({ phone, email }: { phone: { shown: string; tel: string }; email: string }) {
  return (
    <ul>
      <li>
        <a className={link} href={`tel:${phone.tel}`}>
          {phone.shown}
        </a>
      </li>
      <li>
        <a className={`${link} max-md:py-3.5 max-md:text-xs`} href={`mailto:${email}`}>
          {email}
        </a>
      </li>
    </ul>
  );
}
