import { formatDate } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";

export type ShownRule = {
  text: string;
  source: string;
  sourceDate: string;
  readOn: string;
  isStale: boolean;
  mustReadOriginal: string | null;
};

/** A rule in its own words, with its source, a link to it where one is known, and the days of both. */
export function RuleSource({ rule }: { rule: ShownRule }) {
  const address = addressIn(rule.source);
  return (
    <div className="grid gap-1 text-sm text-ink-2">
      <p lang="en" className="text-ink">
        {rule.text}
      </p>
      <p className="wrap-anywhere">
        <span lang="en">{rule.source}</span>
        <span>{`${t("cases.ruleDates", ", {{date}}; read on {{readOn}}.", {
          date: formatDate(rule.sourceDate),
          readOn: formatDate(rule.readOn),
        })}${rule.mustReadOriginal ? ` ${t("cases.notOriginal", "We have not read the original of this yet.")}` : ""}`}</span>
      </p>
      {address && (
        <p>
          <a
            href={address}
            className="link inline-flex min-h-11 items-center"
            rel="nofollow noopener noreferrer"
            target="_blank"
          >
            <span>{t("offerPage.openSource", "Open the source")}</span>
            <span className="sr-only">{t("offerPage.newTab", " (opens in a new tab)")}</span>
          </a>
        </p>
      )}
    </div>
  );
}

/** Sources are words; some of them name a notice of the RBI by its number, or a page by its address. */
function addressIn(source: string): string | undefined {
  const notice = /rbi\.org\.in NotificationUser Id=(\d+)/.exec(source)?.[1];
  if (notice) return `https://www.rbi.org.in/Scripts/NotificationUser.aspx?Id=${notice}&Mode=0`;
  const page = /(?:^|\s)((?:[a-z0-9-]+\.)+[a-z]{2,}\/[\w/.-]+)/.exec(source)?.[1];
  return page && `https://${page.replace(/[.,;]+$/, "")}`;
}
