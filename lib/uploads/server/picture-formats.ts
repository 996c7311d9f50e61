import "server-only";
import sharp from "sharp";

/**
 * Leaves libvips nothing to open but JPEG and PNG: it knows dozens of formats, some of them (SVG) with a history of
 * holes, and an upload is all that it is given here. One thread a picture and no cache: the upload gate decides how
 * many are worked on at once. This holds for everything in the process, so only the process that serves the app does
 * it, when it starts (instrumentation-node.ts); on import it would reach whatever shares a process with an upload, such
 * as a test.
 */
export function allowOnlyJpegAndPng() {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer"] });
}
