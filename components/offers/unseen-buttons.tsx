import { answerWords } from "@/lib/offers/offer";
import { t } from "@/lib/messages/text";
import type { Unseen } from "./typed-offer";

const UNSEEN = ["absent", "unread"] as const;

/** For a box that the paper does not fill: two answers of their own, and neither is a nought. */
export function UnseenButtons({
  about,
  is,
  onChange,
}: {
  /** The box's label: these buttons are the same under every box. */
  about: string;
  is: Unseen | undefined;
  onChange: (is: Unseen | undefined) => void;
}) {
  return (
    <>
      <div role="group" aria-label={about} className="mt-1.5 flex flex-wrap gap-2">
        {UNSEEN.map((each) => (
          <button
            key={each}
            type="button"
            className="btn btn-quiet btn-sm"
            aria-pressed={is === each}
            onClick={() => onChange(is === each ? undefined : each)}
          >
            {answerWords[each]()}
          </button>
        ))}
      </div>
      {is && <UnseenNote is={is} />}
    </>
  );
}

export const UnseenNote = ({ is }: { is: Unseen }) => (
  <p role="status" className="mt-1 text-sm text-ink-2">
    {is === "absent"
      ? t("offerPage.absentCounts", "It counts as missing, never as 0.")
      : t("offerPage.unreadCounts", "It counts as unknown, never as 0. You may ask for a copy that can be read.")}
  </p>
);
