import { endianness } from "node:os";

/**
 * The write-ahead log of SQLite (`outbox.db-wal`), as https://www.sqlite.org/fileformat2.html#the_write_ahead_log describes it.
 *
 * SQLite takes the log up to the first frame whose checksum is wrong and forgets the rest without a word, because after a crash
 * that rest is what was never finished. When a frame is damaged that was finished, accepted messages are in that rest. So the
 * relay looks for itself.
 */

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
const MAGIC = 0x377f0682;
const FORMAT = 3_007_000;
/** SQLite's own, which the outbox has. */
const PAGE_BYTES = 4_096;

type Checksum = readonly [number, number];

interface Frame {
  /** Where it begins. */
  at: number;
  /** Which page of the database it holds, counted from 1. */
  page: number;
  /** How many pages the database has after its transaction, noted in the last frame of one; 0 in the others. */
  pages: number;
  /** As noted in the frame, which the next one builds on. */
  checksum: Checksum;
}

interface Log {
  frameBytes: number;
  isBigEndian: boolean;
  /** The header, by its own checksum. Of one that is not, the other traits are what an outbox has. */
  isSound: boolean;
  checksum: Checksum;
  /** Noted in the header and again in each frame of this generation. */
  salt: Buffer;
  /** Those of this generation of the log, in order: what an earlier one left behind them has another salt. */
  frames: Frame[];
}

function checksumAt(bytes: Buffer, at: number): Checksum {
  return [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
}

function checksumOf(bytes: Buffer, isBigEndian: boolean, [first, second]: Checksum): Checksum {
  let [one, two] = [first, second];
  for (let at = 0; at + 8 <= bytes.length; at += 8) {
    one = (one + (isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + two) >>> 0;
    two = (two + (isBigEndian ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + one) >>> 0;
  }
  return [one, two];
}

function isSame(one: Checksum, other: Checksum): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** The log in `bytes`; `null` when there is no room for a frame in it. */
function parse(bytes: Buffer): Log | null {
  if (bytes.length < HEADER_BYTES + FRAME_HEADER_BYTES) return null;
  const noted = bytes.readUInt32BE(8);
  const checksum = checksumAt(bytes, 24);
  const isSound =
    (bytes.readUInt32BE(0) | 1) === MAGIC + 1 &&
    noted >= 512 &&
    noted <= 65_536 &&
    isSame(checksumOf(bytes.subarray(0, 24), bytes.readUInt32BE(0) === MAGIC + 1, [0, 0]), checksum);
  const isBigEndian = isSound ? bytes.readUInt32BE(0) === MAGIC + 1 : endianness() === "BE";
  const frameBytes = FRAME_HEADER_BYTES + (isSound ? noted : PAGE_BYTES);
  const saltAt = isSound ? 16 : HEADER_BYTES + 8;
  const salt = bytes.subarray(saltAt, saltAt + 8);
  const frames: Frame[] = [];
  for (let at = HEADER_BYTES; at + frameBytes <= bytes.length; at += frameBytes) {
    if (!bytes.subarray(at + 8, at + 16).equals(salt)) continue;
    frames.push({
      at,
      page: bytes.readUInt32BE(at),
      pages: bytes.readUInt32BE(at + 4),
      checksum: checksumAt(bytes, at + 16),
    });
  }
  return { frameBytes, isBigEndian, isSound, checksum, salt, frames };
}

/** The checksum that the frame at `at` has to carry after one that carries `before`. */
function checksumOfFrame(bytes: Buffer, at: number, { frameBytes, isBigEndian }: Log, before: Checksum): Checksum {
  const head = checksumOf(bytes.subarray(at, at + 8), isBigEndian, before);
  return checksumOf(bytes.subarray(at + FRAME_HEADER_BYTES, at + frameBytes), isBigEndian, head);
}

/** How many frames, from the first on, are as they were written. */
function soundFrames(bytes: Buffer, log: Log): number {
  let before = log.checksum;
  for (const [index, { at, checksum }] of log.frames.entries()) {
    const isNext = at === HEADER_BYTES + index * log.frameBytes;
    if (!isNext || !isSame(checksumOfFrame(bytes, at, log, before), checksum)) return index;
    before = checksum;
  }
  return log.frames.length;
}

/** The last frame after the sound ones that proves itself to have followed a finished transaction; -1 where there is none. */
function lastProven(bytes: Buffer, log: Log): number {
  let last = -1;
  for (let index = soundFrames(bytes, log) + 1; index < log.frames.length; index += 1) {
    const [before, frame] = [log.frames[index - 1], log.frames[index]];
    if (before === undefined || frame === undefined || frame.at !== before.at + log.frameBytes) continue;
    const isProven = isSame(checksumOfFrame(bytes, frame.at, log, before.checksum), frame.checksum);
    if (isProven && (before.pages > 0 || last === index - 1)) last = index;
  }
  return last;
}

/**
 * Whether a log, given whole, was damaged after it had been written. What a crash leaves behind is not damage: a last transaction
 * that is unfinished, or remains of one that was given up. A frame that builds on a finished transaction is neither.
 */
export function isDamagedLog(bytes: Buffer): boolean {
  const log = parse(bytes);
  return log !== null && (!log.isSound || lastProven(bytes, log) !== -1);
}

/** What a log that is not damaged holds of its database. */
interface LoggedPages {
  pageBytes: number;
  /** How many pages the database has with it; 0 when no transaction was finished. */
  count: number;
  /** Those that are in the log, counted from 1. */
  held: ReadonlySet<number>;
}

/** The pages in a log, given whole, that is not damaged; `null` when it has no frames. */
export function loggedPages(bytes: Buffer): LoggedPages | null {
  const log = parse(bytes);
  if (log === null || log.frames.length === 0) return null;
  const sound = log.frames.slice(0, soundFrames(bytes, log));
  const finished = sound.slice(0, sound.findLastIndex(({ pages }) => pages > 0) + 1);
  return {
    pageBytes: log.frameBytes - FRAME_HEADER_BYTES,
    count: finished.at(-1)?.pages ?? 0,
    held: new Set(finished.map(({ page }) => page)),
  };
}

/** A header of our own for a log whose own cannot be read. */
function newHeader({ frameBytes, isBigEndian, salt }: Log): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(isBigEndian ? MAGIC + 1 : MAGIC, 0);
  header.writeUInt32BE(FORMAT, 4);
  header.writeUInt32BE(frameBytes - FRAME_HEADER_BYTES, 8);
  salt.copy(header, 16);
  const [one, two] = checksumOf(header.subarray(0, 24), isBigEndian, [0, 0]);
  header.writeUInt32BE(one, 24);
  header.writeUInt32BE(two, 28);
  return header;
}

/** A damaged log made such that SQLite reads on behind the damage. The damaged pages stay as they are. */
export function mendLog(bytes: Buffer): Buffer {
  const log = parse(bytes);
  if (log === null) return bytes;
  const proven = lastProven(bytes, log);
  // Where the header alone is damaged, nothing has to be proven by what stands behind it.
  const last = proven === -1 && !log.isSound ? log.frames.findLastIndex(({ pages }) => pages > 0) : proven;
  if (last === -1) return bytes;
  const header = log.isSound ? bytes.subarray(0, HEADER_BYTES) : newHeader(log);
  const pieces = [header];
  let before = checksumAt(header, 24);
  for (const { at } of log.frames.slice(0, last + 1)) {
    before = checksumOfFrame(bytes, at, log, before);
    const frame = Buffer.from(bytes.subarray(at, at + log.frameBytes));
    frame.writeUInt32BE(before[0], 16);
    frame.writeUInt32BE(before[1], 20);
    pieces.push(frame);
  }
  return Buffer.concat(pieces);
}
