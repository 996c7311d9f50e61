import { HEAD_SCRIPT } from "@/lib/head-script.mjs";
import { RunHeadScript } from "./run-head-script";

/** What runs before the first paint (lib/head-script.mjs). */
export function HeadScript() {
  return (
    <>
      <script id="head-script" dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
      <RunHeadScript />
    </>
  );
}
