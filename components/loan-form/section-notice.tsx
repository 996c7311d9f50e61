import { History, RefreshCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { formatDate, formatTime } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";
import type { DraftNotice } from "./use-section-draft";

/** Says where the answers on the page come from when they are not simply what was saved, and what can be done. */
export function SectionNotice({
  notice,
  hasSaved,
  onCompare,
  onDiscard,
}: {
  notice: DraftNotice | null;
  hasSaved: boolean;
  onCompare: () => void;
  onDiscard: () => void;
}) {
  const Icon = notice?.kind === "restored" || notice?.kind === "older" ? History : RefreshCw;
  return (
    // Always there, so that what appears in it is read out.
    <div role="status">
      {notice && (
        <div className="grid gap-3 rounded-md border border-line bg-info-soft p-4 text-info">
          <p className="flex gap-2">
            <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
            <span>{textOf(notice)}</span>
          </p>
          {notice.kind === "restored" && (
            <div className="flex flex-wrap gap-3">
              {hasSaved && (
                <Button variant="quiet" size="sm" onClick={onCompare}>
                  {t("wizard.compare", "See what differs")}
                </Button>
              )}
              <Button variant="quiet" size="sm" onClick={onDiscard}>
                {t("wizard.discard", "Discard these answers")}
              </Button>
            </div>
          )}
          {(notice.kind === "older" || notice.kind === "newer") && (
            <div>
              <Button variant="quiet" size="sm" onClick={onCompare}>
                {t("wizard.compare", "See what differs")}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

const whenOf = (at: number) => ({ date: formatDate(at), time: formatTime(at) });

function textOf(notice: DraftNotice) {
  switch (notice.kind) {
    case "restored":
      return notice.isInAccount
        ? t(
            "wizard.restoredFromAccount",
            "We brought back what you entered until {{date}}, {{time}}. It is kept in your account, and no part of your application until you save it.",
            whenOf(notice.at),
          )
        : t(
            "wizard.restored",
            "We brought back what you entered on {{date}} at {{time}}. It is kept on this device and not saved with us yet.",
            whenOf(notice.at),
          );
    case "older":
      return notice.isInAccount
        ? t(
            "wizard.olderInAccount",
            "Answers from {{date}}, {{time}}, that you had not saved are still kept in your account. This step was saved elsewhere since, so below is what was saved.",
            whenOf(notice.at),
          )
        : t(
            "wizard.olderKept",
            "Answers from {{date}}, {{time}}, that you had not saved are still kept on this device. This step was saved elsewhere since, so below is what was saved.",
            whenOf(notice.at),
          );
    case "newer":
      return t(
        "wizard.newerSaved",
        "This step was just saved on another device or in another tab. Your answers here are not saved yet.",
      );
    case "adopted":
      return t(
        "wizard.newerAdopted",
        "This step was saved on another device or in another tab. Below are the newer answers.",
      );
  }
}
