import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLOURS = 256;
const INDEXED = 3;

/**
 * A picture as a PNG of one byte per pixel, which looks its colour up in a list: about half the size, for pictures that have few.
 * Undefined where there are more than such a list can hold. `pixels` are red, green and blue, a byte each, row by row.
 */
export function indexedPng(pixels: Buffer, { width, height }: { width: number; height: number }): Buffer | undefined {
  const colours = new Map<number, number>();
  // Each row begins with the number of its filter: none.
  const rows = Buffer.alloc(height * (width + 1));
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = pixels.readUIntBE(pixel * 3, 3);
    const index = colours.get(colour) ?? colours.size;
    if (index === MOST_COLOURS) return undefined;
    colours.set(colour, index);
    rows[pixel + Math.floor(pixel / width) + 1] = index;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, INDEXED], 8);
  const list = Buffer.alloc(colours.size * 3);
  for (const [colour, index] of colours) list.writeUIntBE(colour, index * 3, 3);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", list),
    chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A part of a PNG file: its length, its name, its content, and the checksum of both. */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
