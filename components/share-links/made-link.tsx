"use client";

import { QrCode as QrIcon } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { CopyButton } from "@/components/dashboard/copy-button";
import { lazyPart } from "@/components/lazy/lazy-part";
import { SectionLoadError } from "@/components/lazy/section-load-error";
import { Button } from "@/components/ui/button";
import type { Elements } from "@/components/ui/elements";
import { Skeleton } from "@/components/ui/skeleton";
import { t } from "@/lib/messages/text";
import { shareLinkUrl } from "@/lib/share-links/link";
import { inGroups, linkMessage } from "@/lib/share-links/words";
import { linkRoutes } from "@/lib/addresses/more-routes";
import { SendButtons } from "./send-buttons";

/** A link that was made just now, with its secrets as the call gave them, and for whom. */
export type Made = { passId: string; secret: string; short: string; code: string; expiresAt: string; name: string };

const QrCode = lazyPart(async () => (await import("./qr-code")).QrCode, SectionLoadError);

/** The new link in all its forms, and apart from them the digits. It is in memory only, so it is shown this once. */
export function MadeLink({ made, onClose }: { made: Made; onClose: () => void }) {
  const { name, short, code, expiresAt } = made;
  const link = shareLinkUrl(location.origin, made);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="mt-5 grid gap-6 border-t border-line pt-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-h4 outline-none">
          {t("passes.ready", "The link for {{name}} is ready", { name })}
        </h3>
        <p className="mt-1">
          {t(
            "passes.shownOnce",
            "You see it only now: we keep nothing that could show it again. If it is lost, stop it in the list below and make a new one.",
          )}
        </p>
      </div>
      <Part title={t("passes.sendIt", "Send the link")}>
        <p className="rounded-sm border border-line bg-sunk px-3 py-2 text-sm wrap-anywhere select-all">{link}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <CopyButton text={link} what={t("passes.link", "Link")} />
          <SendButtons
            subject={t("passes.subject", "My loan application")}
            text={linkMessage(link, expiresAt)}
            failed={t("passes.notShared", "The link could not be shared. Copy it instead.")}
          />
        </div>
        <Scan link={link} />
      </Part>
      <Part title={t("passes.orType", "Or let them type it")}>
        <p>
          {t("passes.typeAt", "On any computer or phone, at {{address}}:", {
            address: `${location.host}${linkRoutes.pack}`,
          })}
        </p>
        <p className="amount mt-1 text-h2 whitespace-nowrap">{inGroups(short)}</p>
      </Part>
      <section aria-label={t("passes.digits", "The 6 digits")} className="rounded-md border-2 border-marigold p-4">
        <p className="font-semibold">
          {t(
            "passes.readOut",
            "Read these 6 digits to the officer on the phone or at the counter. Do not send them with the link.",
          )}
        </p>
        <p className="amount mt-1 text-h1 whitespace-nowrap">{inGroups(code)}</p>
        <p className="mt-1 text-sm text-ink-2">
          {t("passes.whyDigits", "Without them nobody can open your file, not even with the link.")}
        </p>
      </section>
      <Button variant="outline" className="justify-self-start" onClick={onClose}>
        {t("passes.done", "Done, hide it")}
      </Button>
    </div>
  );
}

function Part({ title, children }: { title: string; children: Elements }) {
  return (
    <div>
      <h4 className="mb-2 text-base">{title}</h4>
      {children}
    </div>
  );
}

function Scan({ link }: { link: string }) {
  const [shown, setShown] = useState(false);
  return (
    <div className="mt-3">
      <Button variant="outline" size="sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
        <QrIcon aria-hidden size={18} />
        <span>{shown ? t("passes.hideQr", "Hide the QR code") : t("passes.showQr", "Show a QR code to scan")}</span>
      </Button>
      {shown && (
        <div className="mt-3">
          <Suspense fallback={<Skeleton className="size-56" />}>
            <QrCode text={link} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
