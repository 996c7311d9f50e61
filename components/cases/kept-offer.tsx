"use client";

import { useEffect, useMemo, useRef } from "react";
import { LoadFailed } from "@/components/dashboard/load-failed";
import { Spinner } from "@/components/ui/spinner";
import { post } from "@/lib/browser/post";
import { MAY_HAVE_CHANGED } from "@/lib/browser/saved";
import { useCall } from "@/lib/browser/use-call";
import type { KeptOffers, KeptVersion } from "@/lib/kept-offers/data";
import { standingOf } from "@/lib/kept-offers/sanction";
import { focusFold } from "./case-fold";
import { KeepOffer } from "./keep-offer";
import { KeptOfferView } from "./kept-offer-view";
import type { CasePage } from "./use-case-page";

/** The offer kept at this lender with what is found in it, and the ways to keep one. */
export function KeptOffer({ page: { lender, data, state, offer, openOfferLinks, onChanged } }: { page: CasePage }) {
  const { id: caseId, lenderName } = lender;
  const read = useMemo(() => async () => (await post<KeptOffers>("offers/read", { caseId })).data, [caseId]);
  const call = useCall(read, MAY_HAVE_CHANGED);
  const kept = call.state === "ready" ? call.data.versions.length : null;
  const before = useRef(kept);
  // What was pressed may have gone with what it did.
  useEffect(() => {
    if (before.current !== null && document.activeElement === document.body) focusFold("kept");
    before.current = kept;
  }, [kept, offer?.id]);
  if (call.state === "loading") return <Spinner size={24} />;
  if (call.state === "failed") return <LoadFailed offline={call.offline} onRetry={() => void call.reload()} />;

  const [newest] = call.data.versions;
  async function takeBack({ id }: KeptVersion) {
    await post("offers/withdraw", { caseId, id });
    await call.refresh();
  }
  return (
    <>
      {newest && (
        <KeptOfferView
          kept={call.data}
          newest={newest}
          of={{
            caseId,
            lender: lenderName,
            wanted: data.wanted,
            sanction: offer,
            standing: standingOf(lender.events, data.opened),
            step: state.step,
          }}
          onTakeBack={takeBack}
          onSanctioned={onChanged}
        />
      )}
      <KeepOffer
        caseId={caseId}
        lender={lenderName}
        openLinks={openOfferLinks}
        versions={call.data.versions}
        today={call.data.today}
        onKept={call.refresh}
      />
    </>
  );
}
