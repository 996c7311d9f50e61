import sharp from "sharp";

/** A whole, valid PDF with one empty page; padded with a comment to exactly `size` bytes where one is given. */
export function samplePdf(size?: number) {
  const head = "%PDF-1.7\n";
  const objects = [
    "1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n",
    "2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n",
    "3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n",
  ];
  let at = head.length;
  const offsets = objects.map((object) => String((at += object.length) - object.length).padStart(10, "0"));
  const tail = (padding: number) =>
    (padding ? `%${"x".repeat(padding - 2)}\n` : "") +
    `xref\n0 4\n0000000000 65535 f \n${offsets.map((offset) => `${offset} 00000 n \n`).join("")}` +
    `trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${String(at + padding).padStart(10, "0")}\n%%EOF\n`;
  const plain = head.length + objects.join("").length + tail(0).length;
  return Buffer.from(head + objects.join("") + tail(size ? size - plain : 0), "latin1");
}

export const GPS_MARK = "GPSsecret";

// Pictures of the sizes that phones and scanners give, so that a check of the size has nothing to say about them.
/** A picture with a place and a mark in its EXIF data, stored lying on its side (orientation 6). */
export function sampleJpeg() {
  return sharp({ create: { width: 720, height: 480, channels: 3, background: "#c63" } })
    .withExif({ IFD0: { Copyright: GPS_MARK }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "21/1 10/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export function samplePng(width = 600, height = 400) {
  return sharp({ create: { width, height, channels: 3, background: "#36c" } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

export function formWith(bytes: Buffer, name: string, type = "", field = "file") {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(bytes)], name, { type }));
  return form;
}

export const BOUNDARY = "----dakhilaBoundary7MA4YWxk";
export const MULTIPART = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };

/** One part of a hand-written body; `disposition` goes into the header as it is. */
export function part(disposition: string, type: string | null, bytes: Buffer | string) {
  const header = `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n${type === null ? "" : `Content-Type: ${type}\r\n`}\r\n`;
  return Buffer.concat([Buffer.from(header), Buffer.from(bytes as string), Buffer.from("\r\n")]);
}

export const END = Buffer.from(`--${BOUNDARY}--\r\n`);

/** The bytes as a stream in pieces, without a length, as a chunked body comes; `fails` breaks it at the end. */
export function inChunks(bytes: Buffer, { size = 64 * 1024, fails = false } = {}) {
  let at = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(new Uint8Array(bytes.subarray(at, (at += size))));
      else if (fails) controller.error(new Error("aborted"));
      else controller.close();
    },
  });
}
