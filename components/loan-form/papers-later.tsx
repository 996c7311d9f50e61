import { Link } from "@/components/ui/link";
import { RichText } from "@/components/ui/rich-text";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";

/** Where a paper is added once the application is in. */
export const PapersLater = () => (
  <RichText
    text={t(
      "wizard.papersLater",
      "You can still add papers: choose a lender under <link>My lenders</link>, write down which paper is asked for, and hand it in there.",
    )}
    parts={{
      link: (words) => (
        <Link href={routes.myLenders} className="link">
          {words}
        </Link>
      ),
    }}
  />
);
