import { ChevronRight } from "lucide-react";
import type { LoadedOverview } from "@/lib/dashboard/data";
import { notificationsOf } from "@/lib/dashboard/notifications";
import { plural, t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";

/** Id of the bell's list. */
export const PANEL_ID = "notifications";

/**
 * On a phone, in the place of the list that opens by itself on a wider screen: how much there is to do, under the top
 * bar, and the press that shows it. Its room is kept while that is not known yet.
 */
export function ToDoStrip({ overview }: { overview: LoadedOverview | null }) {
  const open = overview && notificationsOf(routes.dashboard, overview).open;
  return (
    <div className="-mx-4 -mt-6 mb-5 h-12 md:hidden">
      {open !== null && (
        <button
          type="button"
          popoverTarget={PANEL_ID}
          className={`flex h-full w-full items-center justify-between gap-3 border-b border-line px-4 font-semibold focus-visible:-outline-offset-3 ${open > 0 ? "bg-marigold-soft text-marigold-ink" : "bg-surface"}`}
        >
          <span>
            {open === 0
              ? t("dashboard.nothingToDo", "Nothing to do for you now")
              : plural("dashboard.thingsToDo", open, { one: "1 thing to do", other: "{{count}} things to do" })}
          </span>
          <span className="flex shrink-0 items-center gap-1 underline underline-offset-3">
            {t("dashboard.seeToDo", "See")}
            <ChevronRight aria-hidden size={18} />
          </span>
        </button>
      )}
    </div>
  );
}
