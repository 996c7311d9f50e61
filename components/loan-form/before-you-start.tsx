import { Accordion } from "@/components/ui/accordion";
import { Link } from "@/components/ui/link";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import type { DraftStore } from "@/lib/drafts/draft-store";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";

/**
 * Before the first question: at the first visit how long it takes, and folded to one line what to have at hand, where
 * the answers are kept, and who sees them. The first question stays on a phone's first screen.
 */
export function BeforeYouStart({ isFirstVisit, drafts }: { isFirstVisit: boolean; drafts: DraftStore }) {
  const isKept = useBrowserValue(() => drafts.keeping === "on", true, drafts.subscribe);
  return (
    <div className="fold-slim">
      {isFirstVisit && (
        <p className="mb-2 text-ink-2">
          {isKept
            ? t(
                "wizard.beforeTime",
                "The questions take about 15 minutes. Stop whenever you like and go on later: nothing is lost.",
              )
            : t(
                "wizard.beforeTimeOpen",
                "The questions take about 15 minutes. You can stop after any step that you saved, and go on later.",
              )}
        </p>
      )}
      <Accordion card level={2} title={t("wizard.beforeTitle", "Before you start")}>
        <Lines isKept={isKept} />
      </Accordion>
    </div>
  );
}

const Lines = ({ isKept }: { isKept: boolean }) => (
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
      {isKept
        ? t(
            "wizard.beforeSaving",
            "Each step is saved with us when you press Save and Proceed. Until then what you type is kept on this device.",
          )
        : t(
            "wizard.beforeSavingOpen",
            "Each step is saved with us when you press Save and Proceed. Until then what you type is only on this page.",
          )}
    </li>
    <li>
      {t(
        "wizard.beforeReaders",
        "We read it to prepare your application, and so does a lender that you choose. Nobody else does.",
      )}{" "}
      <Link href={routes.privacy} className="link">
        {t("wizard.privacyPolicy", "Privacy policy, also in Hindi and Gujarati")}
      </Link>
    </li>
  </ul>
);
