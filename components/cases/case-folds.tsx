"use client";

import type { ReactNode } from "react";
import { LoadFailed } from "@/components/dashboard/load-failed";
import { OpeningList } from "@/components/share-links/openings";
import { linksAt } from "@/lib/cases/link-steps";
import { type Block, pageRow } from "@/lib/cases/page-table";
import { t } from "@/lib/messages/text";
import { CaseFold } from "./case-fold";
import { CaseLinks } from "./case-first";
import { CaseTimeline } from "./case-timeline";
import { Guidance, hasRights } from "./guidance";
import { KeptOfferFold } from "./kept-offer-fold";
import type { CasePage } from "./use-case-page";
import { WriteEvent } from "./write-event";

/** What is folded, with its heading; null where there is nothing to show. An internal review has its diary alone. */
const FOLDS: Record<Block, (page: CasePage) => { title: string; body: ReactNode } | null> = {
  links: (page) => ({
    title:
      linksAt(page.state.step) === "later"
        ? t("passes.linksFor", "Links for {{lender}}", { lender: page.lender.lenderName })
        : t("passes.handOver", "Hand your file to {{lender}}", { lender: page.lender.lenderName }),
    body: <CaseLinks page={page} />,
  }),
  openings: ({ lender: { id, lenderName }, links }) =>
    links.state === "ready"
      ? {
          title: t("passes.whoOpened", "Who opened your file"),
          body: (
            <OpeningList
              openings={links.data.openings.filter(({ caseId, by }) => caseId === id || by === "desk")}
              lenders={{ [id]: lenderName }}
              about={t("passes.openingsHere", "With a link for {{lender}}, and at Dakhila's own desk.", {
                lender: lenderName,
              })}
            />
          ),
        }
      : null,
  rights: ({ lender: { id, lenderName }, data, guidance, guidanceCall, onChanged }) => {
    const title = t("cases.guidance", "What you may do, and when");
    if (guidanceCall.state === "failed")
      return {
        title,
        body: <LoadFailed offline={guidanceCall.offline} onRetry={() => void guidanceCall.reload()} />,
      };
    if (!guidance || !hasRights(guidance)) return null;
    const own = { guidance, caseId: id, lenderName, today: data.today };
    return { title, body: <Guidance {...own} onWritten={onChanged} /> };
  },
  kept: (page) => ({
    title: t("keptOffers.title", "The loan offer, as its papers say it"),
    body: <KeptOfferFold page={page} />,
  }),
  write: ({ lender, data, offer, onChanged }) => ({
    title: t("cases.writeLine", "Write down what happened"),
    body: <WriteEvent caseId={lender.id} today={data.today} offerId={offer?.id} onWritten={() => void onChanged()} />,
  }),
  diary: ({ lender, data, onChanged }) => ({
    title: t("cases.timeline", "What happened so far"),
    body: <CaseTimeline lender={lender} opened={data.opened} today={data.today} onChanged={onChanged} />,
  }),
};

export function CaseFolds({ page }: { page: CasePage }) {
  const { below } = pageRow(page.pageState);
  return (page.lender.isInternalReview ? below.filter((block) => block === "diary") : below).map((block) => {
    const fold = FOLDS[block](page);
    return (
      fold && (
        <CaseFold key={block} block={block} title={fold.title}>
          {fold.body}
        </CaseFold>
      )
    );
  });
}
