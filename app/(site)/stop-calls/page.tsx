import type { Metadata } from "next";
import { StopCalls } from "@/components/lead/stop-calls";

export const ensureStatic = "navigation";

export const metadata: Metadata = {
  title: "Stop our calls",
  robots: { index: false, follow: false },
  // The link is a secret: no page that is opened from here learns where it came from.
  referrer: "no-referrer",
};

/** Nothing happens when it is opened: mail programs and messengers open every link to show what is behind it. */
export default function StopCallsPage() {
  return (
    <div className="wrap pt-8 pb-14 md:pt-12 md:pb-20">
      <div className="max-w-[68ch]">
        <StopCalls />
      </div>
    </div>
  );
}
