import { Link } from "@/components/ui/link";
import type { LoadedOverview } from "@/lib/dashboard/data";
import type { JourneyStep } from "@/lib/dashboard/journey-steps";
import { t } from "@/lib/messages/text";

const SAID: Record<JourneyStep["state"], () => string> = {
  done: () => t("dashboard.stageDone", "(done)"),
  now: () => t("dashboard.stageNow", "(now)"),
  later: () => t("dashboard.stageLater", "(later)"),
};

/** What happens once the application is sent, in four steps, each with whose turn it is. */
export function WhoseTurn({ overview: { journey } }: { overview: LoadedOverview }) {
  return (
    <section aria-labelledby="whose-turn" className="band-deep rounded-md p-4 md:p-6">
      <h2 id="whose-turn" className="text-h3">
        {t("dashboard.whoseTurn", "What happens next, and whose turn it is")}
      </h2>
      <ol className="mt-4 grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-4">
        {journey.map(({ key, title, state, who, says, links }, index) => (
          <li
            key={key}
            className={`border-l-3 pl-3 md:border-t-3 md:border-l-0 md:pt-3 md:pl-0 ${state === "now" ? "border-marigold forced-colors:border-[Highlight]" : "border-on-deep-2"}`}
          >
            <h3 className="text-base">
              <span>{`${index + 1} ${title}`}</span>
              <span className="sr-only">{` ${SAID[state]()}`}</span>
            </h3>
            <p className={`text-sm ${state === "now" ? "font-semibold" : "text-on-deep-2"}`}>{who}</p>
            {says.map((sentence) => (
              <p key={sentence} className="text-sm text-on-deep-2">
                {sentence}
              </p>
            ))}
            {links.map(({ href, words, note }) => (
              <div key={`${words} ${note}`}>
                <Link
                  href={href}
                  className="link inline-flex min-h-11 items-center text-sm font-semibold wrap-anywhere"
                >
                  {words}
                </Link>
                {note && <p className="text-xs text-on-deep-2">{note}</p>}
              </div>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
