import { useState } from "react";
import { isBlank, readOffer, typedFrom } from "@/components/offers/typed-offer";
import { useKeptOffers } from "@/components/offers/use-kept-offers";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { success } from "@/components/ui/toast";
import { post } from "@/lib/browser/post";
import { useAct } from "@/lib/browser/use-act";
import type { KeptVersion } from "@/lib/kept-offers/data";
import { t } from "@/lib/messages/text";
import { differences } from "@/lib/offers/differences";
import { known, type Offer } from "@/lib/offers/offer";
import { routes } from "@/lib/routes";
import { useLetter } from "./event-photo";

type OfCase = {
  caseId: string;
  newest: KeptVersion | null;
  /** YYYY-MM-DD in India. */
  today: string;
  onKept: () => Promise<unknown>;
};

/** Keeps an offer that was typed at the offer check here, with its letter; and takes a kept one there to be revised. */
export const KeepOffer = (of: OfCase) => <KeepTyped {...of} device={useKeptOffers()} />;

/** @param device the offers that are typed on it, by their places at the offer check */
export function KeepTyped({
  caseId,
  newest,
  today,
  onKept,
  device: { offers, change },
}: OfCase & { device: Pick<ReturnType<typeof useKeptOffers>, "offers" | "change"> }) {
  const [copiedTo, setCopiedTo] = useState<number | null>(null);
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
  const free = offers.findIndex(isBlank);
  async function keep(offer: Offer) {
    const file = letter.take();
    if (!file) return;
    await post("offers/keep", { caseId, offer, ...file });
    letter.done();
    await onKept();
    success(t("keptOffers.kept", "The offer is kept here."));
  }
  function revise() {
    change(free, () => typedFrom(newest!.offer));
    setCopiedTo(free);
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
      {newest && copiedTo === null && (
        <Button variant="plain" size="sm" className="-ml-4" disabled={free < 0} onClick={revise}>
          {t("keptOffers.revise", "Copy version {{number}} there, to change what is new", { number: newest.version })}
        </Button>
      )}
      {newest && free < 0 && copiedTo === null && (
        <p className="text-sm text-ink-2">
          {t("keptOffers.noPlace", "All places of the offer check are taken. Empty one there first.")}
        </p>
      )}
      {copiedTo !== null && (
        <p role="status">
          {t("keptOffers.copied", "It stands there now as offer {{number}}.", { number: copiedTo + 1 })}
        </p>
      )}
      {typed.length > 0 && <div className="mt-3">{letter.field}</div>}
      <ul className="mt-2 grid gap-3">
        {typed.map(({ place, offer, problems }) => (
          <li key={place}>
            <TypedHere
              name={nameOf(offer, place)}
              isSound={problems.length === 0}
              keptAs={
                newest && !letter.isGiven && differences(newest.offer, offer).length === 0 ? newest.version : null
              }
              onKeep={() => keep(offer)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TypedHere({
  name,
  isSound,
  keptAs,
  onKeep,
}: {
  name: string;
  isSound: boolean;
  /** The newest version, where it says the very same. */
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
        <Button size="sm" busy={busy} onClick={run}>
          {t("keptOffers.keep", "Keep this offer here")}
        </Button>
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

const nameOf = (offer: Offer, place: number) =>
  known(offer.lenderName) ?? t("offerPage.offer", "Offer {{number}}", { number: place + 1 });
