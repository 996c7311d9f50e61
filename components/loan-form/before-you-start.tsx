import Link from "next/link";
import { Accordion } from "@/components/ui/accordion";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";

/**
 * What to have at hand, how long it takes, that nothing is lost, and who sees it: before the first question; one line
 * for those who have been here.
 */
export function BeforeYouStart({ isOpen }: { isOpen: boolean }) {
  return (
    <div className="fold-slim">
      <Accordion card level={2} startOpen={isOpen} title={t("wizard.beforeTitle", "Before you start")}>
        <Lines />
      </Accordion>
    </div>
  );
}

const Lines = () => (
  <ul className="grid list-disc gap-2 pl-5">
    <li>
      {t(
        "wizard.beforePapers",
        "Have ready: PAN and Aadhaar cards, marksheets and bank statements, yours and your co-applicant's. Phone photos are fine.",
      )}{" "}
      <Link href={routes.checklist} className="link">
        {t("wizard.beforeChecklist", "See your document checklist")}
      </Link>
    </li>
    <li>
      {t(
        "wizard.beforeTime",
        "The questions take about 15 minutes; the papers, as long as it takes to find them. Stop whenever you like and go on later.",
      )}
    </li>
    <li>
      {t(
        "wizard.beforeSaving",
        "Each step is saved with us when you press Save and Proceed. Until then what you type is kept on this device.",
      )}
    </li>
    <li>
      {t(
        "wizard.beforeReaders",
        "We read it to prepare your application, and so does a lender that you choose. Nobody else does.",
      )}{" "}
      <Link href={routes.privacy} className="link">
        {t("wizard.privacyPolicy", "Privacy policy")}
      </Link>
    </li>
  </ul>
);
