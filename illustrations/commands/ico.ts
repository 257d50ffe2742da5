/** A square picture in an ICO file. */
export interface IcoEntry {
  /** Side in pixels, from 1 to 255. */
  pixels: number;
  png: Buffer;
}

const HEAD_BYTES = 6;
const ENTRY_BYTES = 16;
/** File type: an icon, not a cursor. */
const ICON = 1;

/** Builds a file in Microsoft's ICO format with PNG pictures. */
export function icoOf(entries: readonly IcoEntry[]): Buffer {
  const head = Buffer.alloc(HEAD_BYTES + ENTRY_BYTES * entries.length);
  head.writeUInt16LE(ICON, 2);
  head.writeUInt16LE(entries.length, 4);
  let offset = head.length;
  for (const [index, { pixels, png }] of entries.entries()) {
    const at = HEAD_BYTES + ENTRY_BYTES * index;
    head.writeUInt8(pixels, at);
    head.writeUInt8(pixels, at + 1);
    // One plane of 32 bits per pixel.
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...entries.map(({ png }) => png)]);
}
