"use client";

import { useRef, useState } from "react";
import { LoadFailed } from "@/components/dashboard/load-failed";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { t } from "@/lib/messages/text";
import type { linksAt } from "@/lib/cases/link-steps";
import type { LoadedShareLinks } from "@/lib/share-links/data";
import { routes } from "@/lib/routes";
import type { GivenAlready } from "./aged-in-link";
import { MadeLink, type Made } from "./made-link";
import { MakeLink } from "./make-link";
import { LinkList } from "./link-list";
import type { useShareLinks } from "./use-share-links";

/** The links to the student's file for one lender, and how to make one. @param call of all links (`useShareLinks`) */
export function LenderLinks({
  call,
  caseId,
  lenderName,
  given,
  need,
  onBusy,
}: {
  call: ReturnType<typeof useShareLinks>;
  caseId: string;
  lenderName: string;
  given: GivenAlready;
  /** When somebody there has use of a link. */
  need: ReturnType<typeof linksAt>;
  /** A link is being made, or shown this once, or no longer. */
  onBusy: (isBusy: boolean) => void;
}) {
  if (call.state === "failed") return <LoadFailed offline={call.offline} onRetry={() => void call.reload()} />;
  if (call.state === "loading")
    return (
      <div aria-busy data-loading className="mt-3">
        <p role="status" className="sr-only">
          {t("papers.loading", "Loading")}
        </p>
        <Skeleton className="h-24 w-full" />
      </div>
    );
  return (
    <HandOver
      caseId={caseId}
      lenderName={lenderName}
      given={given}
      need={need}
      onBusy={onBusy}
      data={call.data}
      onChanged={call.refresh}
    />
  );
}

function HandOver({
  caseId,
  lenderName,
  given,
  need,
  onBusy,
  data,
  onChanged,
}: {
  caseId: string;
  lenderName: string;
  given: GivenAlready;
  need: ReturnType<typeof linksAt>;
  onBusy: (isBusy: boolean) => void;
  data: LoadedShareLinks;
  onChanged: () => Promise<unknown>;
}) {
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const links = data.passes.filter((link) => link.caseId === caseId);

  function open() {
    setMaking(true);
    onBusy(true);
  }
  function close() {
    setMaking(false);
    setMade(null);
    onBusy(false);
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
  if (need === "never")
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
        {need === "now"
          ? t(
              "passes.handOverText",
              "Make a link for one person there, who needs no account. It shows only what you tick, you see each time that it is used, and you can stop it at any moment.",
            )
          : t(
              "passes.laterText",
              "There is nothing to hand over now. Should {{lender}} ask for your papers again, you can make a link for one person there.",
              { lender: lenderName },
            )}
      </p>
      {made ? (
        <MadeLink made={made} onClose={close} />
      ) : making ? (
        <MakeLink
          caseId={caseId}
          lenderName={lenderName}
          given={given}
          onCancel={close}
          onMade={(link) => {
            setMade(link);
            void onChanged();
          }}
        />
      ) : (
        <Button ref={takeFocus} variant={need === "now" ? "main" : "outline"} className="mt-4" onClick={open}>
          {links.length > 0
            ? t("passes.makeAnother", "Make another link")
            : t("passes.makeFirst", "Make a link for this lender")}
        </Button>
      )}
      <LinkList links={links} onChanged={onChanged} />
    </>
  );
}
