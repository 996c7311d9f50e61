"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import { type SectionKey, sectionOf } from "@/lib/loan-form/registry";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";

/** Names the sections that stand between the student and the final submit, each a link to where it is filled in. */
export function MissingFields({ sections, onClose }: { sections: SectionKey[] | null; onClose: () => void }) {
  return (
    <Dialog open={sections !== null} onClose={onClose} title={t("wizard.missingTitle", "Required Fields Are Missing")}>
      <ul className="grid gap-1">
        {sections?.map((key) => (
          <li key={key}>
            <Link
              href={routes.loanFormSection(sectionOf(key).slug)}
              onClick={onClose}
              className="link inline-block py-2"
            >
              {sectionOf(key).title}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4">{t("wizard.missingFill", "Please fill Details to proceed.")}</p>
      <div className="mt-6">
        <Button onClick={onClose}>{t("wizard.close", "Close")}</Button>
      </div>
    </Dialog>
  );
}
