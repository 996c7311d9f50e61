const A4 = { short: 595.28, long: 841.89 };
const MARGIN = 14;

/** How a picture lies on an upright or lying A4 page, in points. */
export function placeOnPage(width: number, height: number) {
  const [across, down] = width > height ? [A4.long, A4.short] : [A4.short, A4.long];
  const scale = Math.min((across - 2 * MARGIN) / width, (down - 2 * MARGIN) / height);
  return { across, down, wide: width * scale, high: height * scale };
}

/**
 * One PDF of upright JPEG pictures, each on an A4 page, their bytes unchanged (DCTDecode, ISO 32000-2, 7.4.8).
 * @throws Error when a picture is not a JPEG with one or three colours
 */
export function pdfOfPictures(pictures: readonly Uint8Array[]): Blob {
  const parts: BlobPart[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (part: string | Uint8Array) => {
    const bytes = typeof part === "string" ? Uint8Array.from(part, (char) => char.charCodeAt(0)) : part;
    parts.push(bytes as Uint8Array<ArrayBuffer>);
    length += bytes.length;
  };
  const object = (body: string, stream?: string | Uint8Array) => {
    offsets.push(length);
    add(`${offsets.length} 0 obj\n${body}\n`);
    if (stream !== undefined) {
      add("stream\n");
      add(stream);
      add("\nendstream\n");
    }
    add("endobj\n");
  };

  add("%PDF-1.4\n%\xe2\xe3\xcf\xd3\n");
  object("<< /Type /Catalog /Pages 2 0 R >>");
  object(
    `<< /Type /Pages /Count ${pictures.length} /Kids [${pictures.map((_, index) => `${3 + index * 3} 0 R`).join(" ")}] >>`,
  );
  for (const [index, bytes] of pictures.entries()) {
    const { width, height, colours } = jpegFrame(bytes);
    // Three numbers a page, from 3 on: itself, what it draws, and the picture.
    const content = 4 + index * 3;
    const { across, down, wide, high } = placeOnPage(width, height);
    const place = [wide, 0, 0, high, (across - wide) / 2, (down - high) / 2]
      .map((number) => Number(number.toFixed(2)))
      .join(" ");
    const draw = `q ${place} cm /Photo Do Q`;
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents ${content} 0 R /Resources << /XObject << /Photo ${content + 1} 0 R >> >> >>`,
    );
    object(`<< /Length ${draw.length} >>`, draw);
    object(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /${colours === 1 ? "DeviceGray" : "DeviceRGB"} /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>`,
      bytes,
    );
  }
  const table = length;
  add(
    `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("")}`,
  );
  add(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return new Blob(parts, { type: "application/pdf" });
}

function jpegFrame(bytes: Uint8Array): { width: number; height: number; colours: 1 | 3 } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1]!;
    // Frame headers are C0 to CF, except C4, C8 and CC.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const colours = bytes[at + 9];
      if (colours !== 1 && colours !== 3) break;
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), colours };
    }
    at += 2 + view.getUint16(at + 2);
  }
  throw new Error("Not a JPEG that a page can show");
}
