import "server-only";
import sharp from "sharp";

/** Leaves libvips only JPEG and PNG; called at start, as it holds for the whole process. */
export function allowOnlyJpegAndPng() {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer"] });
}
