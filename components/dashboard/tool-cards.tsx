import { ArrowRight, Scale, type LucideIcon } from "lucide-react";
import Link from "next/link";
import { routes } from "@/lib/routes";

const TOOLS: { name: string; text: string; href: string; icon: LucideIcon }[] = [
  { name: "Compare lenders", text: "Interest, fees, loan amount and collateral of each lender side by side, each figure with its source and date.", href: routes.lenders, icon: Scale },
];

/** The public tools, from inside the dashboard. */
export function ToolCards() {
  return (
    <ul className="grid gap-6 lg:grid-cols-2">
      {TOOLS.map(({ name, text, href, icon: Icon }) => (
        <li key={href} className="card relative grid content-start gap-3 hover:border-edge">
          <Icon aria-hidden size={32} className="text-peacock" />
          <h2 className="text-h4">
            {/* The link covers its card, and is still one link with a short name. */}
            <Link href={href} className="link after:absolute after:inset-0">{name}</Link>
          </h2>
          <p className="text-ink-2">{text}</p>
          <ArrowRight aria-hidden size={22} className="text-peacock" />
        </li>
      ))}
    </ul>
  );
}
