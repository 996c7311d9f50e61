"use client";

import { useId, useRef, useState } from "react";
import { LoadFailed } from "@/components/dashboard/load-failed";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { t } from "@/lib/messages/text";
import type { LoadedShareLinks } from "@/lib/share-links/data";
import { routes } from "@/lib/routes";
import { MadeLink, type Made } from "./made-link";
import { MakeLink } from "./make-link";
import { Openings } from "./openings";
import { LinkList } from "./link-list";
import { useShareLinks } from "./use-share-links";

/** Of one lender: the links to the student's file, how to make one, and who opened the file. */
export function LenderLinks({
  caseId,
  lenderName,
  isWithdrawn,
}: {
  caseId: string;
  lenderName: string;
  isWithdrawn: boolean;
}) {
  const call = useShareLinks();
  const id = useId();
  const heading = (
    <h2 id={id} className="text-h3">
      {t("passes.handOver", "Hand your file to {{lender}}", { lender: lenderName })}
    </h2>
  );
  if (call.state === "failed")
    return (
      <section aria-labelledby={id} className="grid gap-3">
        {heading}
        <LoadFailed offline={call.offline} onRetry={() => void call.reload()} />
      </section>
    );
  return (
    <>
      <section aria-labelledby={id} className="card no-print">
        {heading}
        {call.state === "loading" ? (
          <div aria-busy data-loading className="mt-3">
            <p role="status" className="sr-only">
              {t("papers.loading", "Loading")}
            </p>
            <Skeleton className="h-24 w-full" />
          </div>
        ) : (
          <HandOver
            caseId={caseId}
            lenderName={lenderName}
            isWithdrawn={isWithdrawn}
            data={call.data}
            onChanged={call.refresh}
          />
        )}
      </section>
      {call.state === "ready" && (
        <Openings
          openings={call.data.openings.filter((opening) => opening.caseId === caseId || opening.by === "desk")}
          lenders={{ [caseId]: lenderName }}
          about={t("passes.openingsHere", "With a link for {{lender}}, and at Dakhila's own desk.", {
            lender: lenderName,
          })}
        />
      )}
    </>
  );
}

function HandOver({
  caseId,
  lenderName,
  isWithdrawn,
  data,
  onChanged,
}: {
  caseId: string;
  lenderName: string;
  isWithdrawn: boolean;
  data: LoadedShareLinks;
  onChanged: () => Promise<unknown>;
}) {
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const links = data.passes.filter((link) => link.caseId === caseId);

  function close() {
    setMaking(false);
    setMade(null);
    wasOpen.current = true;
  }
  // What had the focus is gone with the form.
  const takeFocus = (node: HTMLButtonElement | null) => {
    opener.current = node;
    if (node && wasOpen.current) node.focus();
    wasOpen.current = false;
  };

  if (!data.isSubmitted)
    return (
      <>
        <p className="mt-2 text-ink-2">
          {t(
            "passes.notSubmitted",
            "Submit your application first: then you can give somebody at {{lender}} a link to it.",
            { lender: lenderName },
          )}
        </p>
        <Link href={routes.loanForm} className={buttonClass({ variant: "outline" }, "mt-4")}>
          {t("passes.toApplication", "Go to your application")}
        </Link>
      </>
    );
  if (isWithdrawn)
    return (
      <>
        <p className="mt-2 text-ink-2">
          {t(
            "passes.withdrawnText",
            "You do not go on with {{lender}}, so nobody there can open your file. Was that a mistake? Take your line back first, then make a new link.",
            { lender: lenderName },
          )}
        </p>
        {links.length > 0 && <LinkList links={links} onChanged={onChanged} />}
      </>
    );
  return (
    <>
      <p className="mt-1 text-ink-2">
        {t(
          "passes.handOverText",
          "Make a link for one person there, who needs no account. It shows only what you tick, you see each time that it is used, and you can stop it at any moment.",
        )}
      </p>
      {made ? (
        <MadeLink made={made} onClose={close} />
      ) : making ? (
        <MakeLink
          caseId={caseId}
          lenderName={lenderName}
          onCancel={close}
          onMade={(link) => {
            setMade(link);
            void onChanged();
          }}
        />
      ) : (
        <Button ref={takeFocus} className="mt-4" onClick={() => setMaking(true)}>
          {links.length > 0
            ? t("passes.makeAnother", "Make another link")
            : t("passes.makeFirst", "Make a link for this lender")}
        </Button>
      )}
      <LinkList links={links} onChanged={onChanged} />
    </>
  );
}
