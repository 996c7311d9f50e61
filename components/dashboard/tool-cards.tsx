"use client";

import {
  ArrowRight,
  Calculator,
  CalendarClock,
  FileCheck,
  FileSearch,
  FileText,
  HandCoins,
  ListChecks,
  Scale,
  Wrench,
  type LucideIcon,
} from "lucide-react";
import { Link } from "@/components/ui/link";
import { byKey, t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { pagesIn } from "@/lib/addresses/site-pages";

type Tool = { name: string; text: string; path: string; icon: LucideIcon };

const ICONS: Record<string, LucideIcon> = {
  [routes.emiCalculator]: Calculator,
  [routes.eligibility]: ListChecks,
  [routes.loanOffer]: FileSearch,
  [routes.moneyPlan]: CalendarClock,
  [routes.support]: HandCoins,
  [routes.lenders]: Scale,
};
const open = (): Tool[] =>
  pagesIn("tools").map(({ path, name, text }) => ({
    name: byKey(`pages.${path}.name`, name),
    text: byKey(`pages.${path}.text`, text),
    path,
    icon: ICONS[path] ?? Wrench,
  }));
const yours = (): Tool[] => [
  {
    name: t("papers.checklist", "Document checklist"),
    text: t(
      "dashboard.checklistTool",
      "The documents for your own application, ticked off as you upload them. To print, download or send to your family.",
    ),
    path: routes.checklist,
    icon: FileCheck,
  },
  {
    name: t("papers.applicationCopy", "Copy of your application"),
    text: t("dashboard.copyTool", "All your answers and documents on paper, with your reference number."),
    path: routes.applicationCopy,
    icon: FileText,
  },
];

/** The student's own papers, then the public tools. */
export function ToolCards() {
  return (
    <>
      <h1 className="mb-6 text-h2">{t("dashboard.tools", "Tools")}</h1>
      <div className="grid gap-8">
        <Cards title={t("dashboard.toolsYours", "For your application")} tools={yours()} />
        <Cards
          title={t("dashboard.toolsOpen", "For everybody")}
          intro={t("dashboard.toolsOpenIntro", "They need no answers from your application.")}
          tools={open()}
        />
      </div>
    </>
  );
}

function Cards({ title, intro, tools }: { title: string; intro?: string; tools: Tool[] }) {
  return (
    <section>
      <h2 className="text-h3">{title}</h2>
      {intro && <p className="mt-1 text-ink-2">{intro}</p>}
      <ul className="mt-4 grid gap-6 lg:grid-cols-2">
        {tools.map(({ name, text, path, icon: Icon }) => (
          <li key={path} className="card relative grid content-start gap-3 hover:border-edge">
            <Icon aria-hidden size={32} className="text-peacock" />
            <h3 className="text-h4">
              {/* The link covers its card, and is still one link with a short name. */}
              <Link href={path} className="link after:absolute after:inset-0">
                {name}
              </Link>
            </h3>
            <p className="text-ink-2">{text}</p>
            <ArrowRight aria-hidden size={22} className="text-peacock" />
          </li>
        ))}
      </ul>
    </section>
  );
}
