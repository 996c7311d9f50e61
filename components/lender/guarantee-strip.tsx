import Link from "next/link";
import { Tick } from "@/components/ui/icons";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";

/** SPEC section 2, word for word. The rule about fees, which two of them are about, is one tap away. */
const GUARANTEES = ["100% transparent process", "Fast loan processing", "Free of cost service", "No hidden fees"];

/** What we promise of our own part. A lender's time and charges stand in its own facts. */
export function GuaranteeStrip() {
  return (
    <section aria-label="Guarantee" className="rounded-md bg-peacock-soft px-4 py-4 md:px-6">
      <p className="mb-2 text-sm text-ink-2">
        <strong>{site.name}&apos;s part:</strong> what we promise of our own service. The lender&apos;s time and charges
        are its own.
      </p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-2 font-display font-semibold">
        {GUARANTEES.map((guarantee) => (
          <li key={guarantee} className="flex items-start gap-2 leading-snug">
            <Tick className="shrink-0 stroke-3 text-peacock" />
            {guarantee}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-2">
        On a loan from a bank or NBFC you pay us nothing. {site.agreements}{" "}
        <Link href={`${routes.terms}#fee`} className="link">
          How our fee works
        </Link>
      </p>
    </section>
  );
}
