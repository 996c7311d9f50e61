import { crc32, deflateSync } from "node:zlib";

const START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function pngChunk(name: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/**
 * White, one bit a pixel: opened, it takes far more than its bytes. @param more parts between its head and its pixels
 */
export function bomb(edge: number, { more = [] as readonly Buffer[], width = edge, interlaced = false } = {}) {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, interlaced ? 1 : 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(edge, 4);
  const rows = deflateSync(Buffer.alloc(Math.min(edge * (1 + Math.ceil(width / 8)), 64 * 1024 * 1024)));
  return Buffer.concat([
    START,
    pngChunk("IHDR", head),
    ...more,
    pngChunk("IDAT", rows),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}
