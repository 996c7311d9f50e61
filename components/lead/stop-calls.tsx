"use client";

import { useState } from "react";
import { noAnswer } from "@/components/site/load-failures";
import { Button } from "@/components/ui/button";
import { onWindow, useBrowserValue } from "@/components/ui/use-browser-value";
import { post } from "@/lib/browser/post";
import { STOP_SECRET } from "@/lib/leads/schema";
import { t } from "@/lib/messages/text";
import { site } from "@/lib/site";

const secretInAddress = () => location.hash.slice(1);
const followAddress = onWindow("hashchange");

/** Stops the calls to the number of the link that was opened, once the button is pressed and not before. */
export function StopCalls() {
  const secret = useBrowserValue(secretInAddress, null, followAddress);
  return (
    <>
      <h1 className="text-h2">{t("calls.stopTitle", "Stop our calls")}</h1>
      {/* Another link in the same tab begins anew. */}
      <Stop key={secret} secret={secret} />
    </>
  );
}

/** @param secret null while the page does not know its address yet */
function Stop({ secret }: { secret: string | null }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<string>();

  async function stop() {
    setBusy(true);
    setProblem(undefined);
    try {
      setDone((await post("leads/stop", { secret })).message);
    } catch (error) {
      setProblem((error instanceof Error && error.message) || noAnswer());
    } finally {
      setBusy(false);
    }
  }

  if (secret !== null && !STOP_SECRET.test(secret))
    return (
      <p role="status" className="mt-4">
        {t("calls.linkBroken", "This link is not complete. Please open the whole link that we gave you.")}{" "}
        <Phone text={t("calls.orCallUs", "Or call us:")} />
      </p>
    );
  return (
    <>
      <div role="status">
        {done && (
          <>
            <p className="mt-4 font-semibold">{done}</p>
            <p className="mt-2 text-ink-2">
              {t(
                "calls.stoppedText",
                "Your request itself is not deleted. If somebody asks for a callback to this number again, we may call about that one.",
              )}
            </p>
          </>
        )}
      </div>
      {!done && (
        <>
          <p className="mt-4">
            {t(
              "calls.stopText",
              "You asked us to call you back. Press the button if you do not want our calls any more: it stops them for everything that was asked with your number so far.",
            )}
          </p>
          {problem && (
            <p role="alert" className="field-error mt-4">
              {problem}
            </p>
          )}
          <Button className="mt-6" busy={busy} disabled={secret === null} onClick={() => void stop()}>
            {t("calls.stopButton", "Stop calls to this number")}
          </Button>
        </>
      )}
    </>
  );
}

const Phone = ({ text }: { text: string }) => (
  <>
    {text}{" "}
    <a href={`tel:${site.phone.tel}`} className="link whitespace-nowrap">
      {site.phone.shown}
    </a>
  </>
);
