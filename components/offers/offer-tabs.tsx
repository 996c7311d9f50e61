import { t } from "@/lib/messages/text";

/** Four places, always: what an earlier visit kept in them moves nothing on the page. */
export function OfferTabs({
  names,
  current,
  onChoose,
}: {
  /** The lender of each offer; "" where nothing is typed. */
  names: readonly string[];
  current: number;
  onChoose: (place: number) => void;
}) {
  return (
    <div
      role="group"
      aria-label={t("offerPage.which", "Which offer")}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(4.5rem,100%),1fr))] gap-2"
    >
      {names.map((name, place) => (
        <button
          key={place}
          type="button"
          aria-pressed={place === current}
          onClick={() => onChoose(place)}
          className="btn btn-quiet min-w-0 flex-col! gap-0! px-1! py-1.5! text-sm leading-tight"
        >
          <span>{t("offerPage.offer", "Offer {{number}}", { number: place + 1 })}</span>
          <span className="block w-full truncate text-xs font-normal">{name || t("offerPage.blank", "empty")}</span>
        </button>
      ))}
    </div>
  );
}
