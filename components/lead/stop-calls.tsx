"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { onWindow, useBrowserValue } from "@/components/ui/use-browser-value";
import { post } from "@/lib/browser/post";
import { STOP_SECRET } from "@/lib/leads/schema";
import { saidBy } from "@/lib/messages/load-failures";
import { t } from "@/lib/messages/text";
import { site } from "@/lib/site";

const secretInAddress = () => location.hash.slice(1);
const followAddress = onWindow("hashchange");

type Stopped = "number" | "request";

/** Does what the link that was opened may, once the button is pressed and not before. */
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
  const [done, setDone] = useState<{ message: string; stopped: Stopped }>();

  async function stop() {
    setBusy(true);
    setProblem(undefined);
    try {
      const { message, data } = await post<{ stopped: Stopped }>("leads/stop", { secret });
      setDone({ message, ...data });
    } catch (error) {
      setProblem(saidBy(error));
    } finally {
      setBusy(false);
    }
  }

  if (secret !== null && !STOP_SECRET.test(secret))
    return (
      <p role="status" className="mt-4">
        <span>{`${t("calls.linkBroken", "This link is not complete. Please open the whole link that we gave you.")} `}</span>
        <Phone text={t("calls.orCallUs", "Or call us:")} />
      </p>
    );
  return (
    <>
      <div role="status">
        {done && (
          <>
            <p className="mt-4 font-semibold">{done.message}</p>
            <p className="mt-2 text-ink-2">
              {done.stopped === "number" ? (
                t(
                  "calls.stoppedText",
                  "Your request itself is not deleted. If somebody asks for a callback to this number again, we may call about that one.",
                )
              ) : (
                <>
                  <span>{`${t(
                    "calls.withdrawnText",
                    "Its number was not confirmed with a code, so any other request with the same number still stands. If we call you all the same, say that you do not want it, and we stop calling that number.",
                  )} `}</span>
                  <Phone text={t("calls.orCallUs", "Or call us:")} />
                </>
              )}
            </p>
          </>
        )}
      </div>
      {!done && (
        <>
          <p className="mt-4">
            {t("calls.stopText", "You asked us to call you back. Press the button if you do not want that any more.")}
          </p>
          <ul className="mt-2 list-disc ps-6">
            <li>
              {t(
                "calls.stopProved",
                "If you confirmed your number with the code, it stops our calls for everything that was asked with that number so far.",
              )}
            </li>
            <li>
              {t(
                "calls.stopUnproved",
                "If you did not, it withdraws this one request: without the code we cannot know whose number it is.",
              )}
            </li>
          </ul>
          {problem && (
            <p role="alert" className="field-error mt-4">
              {problem}
            </p>
          )}
          <Button className="mt-6" busy={busy} disabled={secret === null} onClick={() => void stop()}>
            {t("calls.stopButton", "Do not call me")}
          </Button>
        </>
      )}
    </>
  );
}

const Phone = ({ text }: { text: string }) => (
  <>
    <span>{`${text} `}</span>
    <a href={`tel:${site.phone.tel}`} className="link inline-block">
      {site.phone.shown}
    </a>
  </>
);
