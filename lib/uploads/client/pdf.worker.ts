import { joinParts } from "./join-work";
import type { PdfJob } from "./pdf-work";
import { unlockPdf } from "./unlock-work";

addEventListener("message", ({ data: job }: MessageEvent<PdfJob>) => {
  void ("parts" in job ? joinParts(job) : unlockPdf(job)).then((done) => postMessage(done));
});
postMessage("ready");
