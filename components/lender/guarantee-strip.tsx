import { Tick } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";

/** SPEC section 2, word for word. The rule about fees, which two of them are about, is one tap away. */
const GUARANTEES = ["100% transparent process", "Fast loan processing", "Free of cost service", "No hidden fees"];

/** What we promise of our own part. A lender's time and charges stand in its own facts. */
export function GuaranteeStrip() {
  return (
    <section aria-label="Guarantee" className="rounded-md bg-peacock-soft px-4 py-3 md:px-6 md:py-4">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(max(7rem,40%),100%),1fr))] gap-x-3 gap-y-1.5 font-display font-semibold max-md:text-sm">
        {GUARANTEES.map((guarantee) => (
          <li key={guarantee} className="flex items-start gap-2 leading-snug">
            <Tick className="shrink-0 stroke-3 text-peacock" />
            <span>{guarantee}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-ink-2 md:text-sm">
        Our own part; the lender&apos;s time and charges are its own. On a loan from a bank or NBFC you pay us nothing:
        the lender does, if it pays us.{" "}
        <Link href={`${routes.terms}#fee`} className="link">
          How our fee works
        </Link>
      </p>
    </section>
  );
}
