import { useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { icon } from "@/components/ui/icon";
import { whatsappLink } from "@/lib/addresses/whatsapp";
import { copyText } from "@/lib/browser/copy";

/** Two links of a chain. */
const Chain = icon("M10 17H7A5 5 0 0 1 7 7h3M14 7h3a5 5 0 0 1 0 10h-3M8.5 12h7");
const Bubble = icon("M3.5 20.5 5 16a8.5 8.5 0 1 1 3.2 3.1z");

/** The result as a link, as a message, and pinned beside others. */
export function Share({
  sentence,
  known,
  write,
  pin,
}: {
  sentence: string;
  known: boolean;
  write: () => void;
  /** Undefined when no more loans can be pinned. */
  pin: (() => void) | undefined;
}) {
  const [said, setSaid] = useState("");
  async function copy() {
    write();
    setSaid(
      (await copyText(location.href))
        ? "Link copied."
        : "Your browser does not let us copy. The address bar holds the same link.",
    );
  }
  return (
    <div className="mt-3">
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="sm" onClick={() => void copy()}>
          <Chain size={18} />
          <span>Copy link</span>
        </Button>
        <a
          className={buttonClass({ variant: "quiet", size: "sm" })}
          href={whatsappLink({ text: sentence })}
          target="_blank"
          rel="noreferrer"
          aria-disabled={!known || undefined}
          onClick={(event) => {
            if (!known) return event.preventDefault();
            write();
            // Only now is the address known: the server draws the link without it.
            event.currentTarget.href = whatsappLink({ text: `${sentence} ${location.href}` });
          }}
        >
          <Bubble size={18} />
          <span>Send by WhatsApp</span>
        </a>
        <Button variant="quiet" size="sm" disabled={!known || !pin} onClick={pin}>
          {pin ? "Pin this" : "Three are pinned"}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-2">
        {said}
      </p>
    </div>
  );
}
