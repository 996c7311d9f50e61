import Link from "next/link";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";

/** What to have at hand, how long it takes, that nothing is lost, and who sees it: before the first question. */
export function BeforeYouStart() {
  return (
    <section aria-labelledby="before" className="rounded-md border border-line bg-sunk p-4 md:p-6">
      <h2 id="before" className="text-h4">
        {t("wizard.beforeTitle", "Before you start")}
      </h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5">
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
            "Each step is saved with us when you press Save and Proceed. Until then what you type is kept on this phone.",
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
    </section>
  );
}
