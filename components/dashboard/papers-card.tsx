import { FileCheck, FileText, type LucideIcon } from "lucide-react";
import { Link } from "@/components/ui/link";
import { RichText } from "@/components/ui/rich-text";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import type { LeftOutDocument } from "@/lib/papers/wanted";
import { CopyButton } from "./copy-button";
import { LeftOutFold } from "./left-out-fold";

/** The way to the papers to print, keep and share, and the number to name on the phone. */
export function PapersCard({
  complete,
  reference,
  owner,
  leftOut,
}: {
  complete: boolean;
  reference: string;
  owner: string;
  leftOut: readonly LeftOutDocument[];
}) {
  const papers: { name: string; text: string; href: string; icon: LucideIcon }[] = [
    {
      name: t("papers.checklist", "Document checklist"),
      text: t("dashboard.checklistLine", "What to gather, made for you"),
      href: routes.checklist,
      icon: FileCheck,
    },
    {
      name: complete
        ? t("papers.applicationCopy", "Copy of your application")
        : t("dashboard.applicationDraft", "Draft of your application"),
      text: t("dashboard.copyLine", "To read, print or download"),
      href: routes.applicationCopy,
      icon: FileText,
    },
  ];
  return (
    <section aria-labelledby="papers" className="card">
      <h2 id="papers" className="text-h3">
        {t("dashboard.papers", "Your papers")}
      </h2>
      <ul className="mt-2">
        {papers.map(({ name, text, href, icon: Icon }) => (
          <li key={href} className="border-b border-line">
            <Link
              href={href}
              className="group -mx-2 flex min-h-12 items-center gap-3 px-2 py-2 hover:bg-sunk focus-visible:-outline-offset-3"
            >
              <Icon aria-hidden size={22} className="shrink-0 text-peacock" />
              <span className="min-w-0">
                <span className="link group-hover:decoration-2">{name}</span>
                <span className="block text-sm text-ink-2">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {leftOut.length > 0 && <LeftOutFold papers={leftOut} owner={owner} />}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink-2">
          <RichText
            text={t("dashboard.referenceIs", "Reference number <number>{{reference}}</number>", { reference })}
            parts={{ number: (words) => <span className="block text-base font-bold text-ink">{words}</span> }}
          />
        </p>
        <CopyButton text={reference} what={t("papers.reference", "Reference number")} />
      </div>
    </section>
  );
}
