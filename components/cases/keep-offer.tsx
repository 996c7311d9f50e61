import { useState } from "react";
import { ConfirmedButton } from "@/components/forms/confirmed-button";
import { isBlank, offerName, readOffer, typedFrom } from "@/components/offers/typed-offer";
import { useKeptOffers } from "@/components/offers/use-kept-offers";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { success } from "@/components/ui/toast";
import { post } from "@/lib/browser/post";
import { useAct } from "@/lib/browser/use-act";
import type { KeptVersion } from "@/lib/kept-offers/data";
import { DRAFT_DAYS } from "@/lib/drafts/draft";
import type { Keeping } from "@/lib/drafts/draft-store";
import { t } from "@/lib/messages/text";
import { differences } from "@/lib/offers/differences";
import type { Offer } from "@/lib/offers/offer";
import { routes } from "@/lib/routes";
import { type Copied, standingCopy } from "./copied-version";
import { useLetter } from "./event-photo";
import { keepQuestion } from "./keep-question";

type OfCase = {
  caseId: string;
  lender: string;
  /** How many links are open that give the offer of this lender; null while that is not known. */
  openLinks: number | null;
  /** Newest first. */
  versions: readonly KeptVersion[];
  /** YYYY-MM-DD in India. */
  today: string;
  onKept: () => Promise<unknown>;
};

/** Keeps an offer that was typed at the offer check here, with its letter; and takes a kept one there to be revised. */
export const KeepOffer = (of: OfCase) => <KeepTyped {...of} device={useKeptOffers()} />;

/** @param device the offers that are typed on it, by their places at the offer check */
export function KeepTyped({
  caseId,
  lender,
  openLinks,
  versions,
  today,
  onKept,
  device: { offers, isRead, keeping, add },
}: OfCase & { device: Pick<ReturnType<typeof useKeptOffers>, "offers" | "isRead" | "keeping" | "add"> }) {
  const [newest] = versions;
  const [lastCopied, setCopied] = useState<Copied | null>(null);
  const copied = standingCopy(lastCopied, newest?.version, offers);
  const letter = useLetter({
    slot: `offer ${caseId}`,
    path: "offer-letter",
    label: t("keptOffers.letter", "The letter or statement itself"),
    help: t(
      "keptOffers.letterHelp",
      "A photo or PDF of it. It opens for you, and for whom you give the loan offer by a link.",
    ),
  });
  const typed = offers.flatMap((offer, place) => (isBlank(offer) ? [] : [{ place, ...readOffer(offer, today) }]));
  const hasPlace = offers.some(isBlank);
  async function keep(offer: Offer) {
    const file = letter.take();
    if (!file) return;
    await post("offers/keep", { caseId, offer, ...file });
    letter.done();
    await onKept();
    success(t("keptOffers.kept", "The offer is kept here."));
  }
  function revise({ version, offer }: KeptVersion) {
    const place = copied ? null : add(typedFrom(offer));
    if (place !== null) setCopied({ version, place });
  }

  return (
    <section aria-labelledby="keep-offer" className="no-print mt-6 border-t border-line pt-4">
      <h3 id="keep-offer" className="text-h4">
        {newest
          ? t("keptOffers.keepNew", "Did they send a revised one?")
          : t("keptOffers.keepFirst", "Keep their offer here")}
      </h3>
      <p className="mt-1">
        {t(
          "keptOffers.how",
          "Type the statement at the offer check, on this device. Then it shows here, and you keep it in your account.",
        )}
      </p>
      <p>
        <Link href={routes.loanOffer} className="link inline-block py-1">
          {t("keptOffers.toCheck", "Go to the offer check")}
        </Link>
      </p>
      {keeping !== "on" && (
        <p className="text-sm text-ink-2">
          {t(
            "keptOffers.keepsNothing",
            "This device keeps nothing that is typed. So go there by the link above, come back by the browser's own way back, and do not close this page.",
          )}
        </p>
      )}
      {newest && (
        <>
          <Button
            variant="plain"
            size="sm"
            className="-ml-4"
            disabled={!copied && isRead && !hasPlace}
            // Not disabled: it is read again at each return, which would take the focus away.
            aria-disabled={(!copied && !isRead) || undefined}
            onClick={() => revise(newest)}
          >
            {t("keptOffers.revise", "Copy version {{number}} there, to change what is new", { number: newest.version })}
          </Button>
          <p role="status" className="text-sm text-ink-2">
            {copied
              ? copiedWords(copied.place + 1, keeping)
              : isRead && !hasPlace
                ? t("keptOffers.noPlace", "All places of the offer check are taken. Empty one there first.")
                : ""}
          </p>
        </>
      )}
      {typed.length > 0 && <div className="mt-3">{letter.field}</div>}
      <ul className="mt-2 grid gap-3">
        {typed.map(({ place, offer, problems }) => (
          <li key={place}>
            <TypedHere
              name={offerName(offer, place)}
              asks={keepQuestion(offer, lender, openLinks)}
              isSound={problems.length === 0}
              isRead={isRead}
              keptAs={
                letter.isGiven
                  ? null
                  : (versions.find((kept) => differences(kept.offer, offer).length === 0)?.version ?? null)
              }
              onKeep={() => keep(offer)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const copiedWords = (number: number, keeping: Keeping) =>
  keeping === "on"
    ? t(
        "keptOffers.copied",
        "It stands there now as offer {{number}}, and stays on this device for {{days}} days. Logging out deletes it.",
        { number, days: DRAFT_DAYS },
      )
    : t("keptOffers.copiedHere", "It stands there now as offer {{number}}, as long as this page is open.", { number });

function TypedHere({
  name,
  asks,
  isSound,
  isRead,
  keptAs,
  onKeep,
}: {
  name: string;
  asks: ReturnType<typeof keepQuestion>;
  isSound: boolean;
  /** Whether the device has told what it holds now: before that, what stands here may be old. */
  isRead: boolean;
  /** The newest version that says the very same. */
  keptAs: number | null;
  onKeep: () => Promise<unknown>;
}) {
  const { busy, problem, run } = useAct(onKeep);
  return (
    <>
      <p className="font-bold wrap-anywhere">{name}</p>
      {keptAs !== null ? (
        <p className="text-sm text-ink-2">
          {t("keptOffers.isKept", "It is kept here as version {{number}}.", { number: keptAs })}
        </p>
      ) : isSound ? (
        asks ? (
          <ConfirmedButton
            label={t("keptOffers.keep", "Keep this offer here")}
            look={{ size: "sm" }}
            disabled={!isRead}
            title={asks.title}
            text={asks.text}
            confirmLabel={t("keptOffers.keepYes", "Keep it here")}
            cancelLabel={t("cases.offer.notYet", "Not yet")}
            onConfirm={onKeep}
          />
        ) : (
          <Button size="sm" busy={busy} aria-disabled={!isRead || undefined} onClick={() => isRead && run()}>
            {t("keptOffers.keep", "Keep this offer here")}
          </Button>
        )
      ) : (
        <p className="text-sm text-ink-2">
          {t("keptOffers.mendFirst", "An answer in it cannot be as it stands. Mend it at the offer check first.")}
        </p>
      )}
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
    </>
  );
}
