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

type Checksum = readonly [number, number];

interface Frame {
  /** Where it begins. */
  at: number;
  /** The last one of its transaction. */
  isCommit: boolean;
  /** As noted in the frame, which the next one builds on. */
  checksum: Checksum;
}

interface Log {
  frameBytes: number;
  isBigEndian: boolean;
  /** The header, by its own checksum. */
  isSound: boolean;
  checksum: Checksum;
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

/** The log in `bytes`; `null` when it holds no frame. */
function parse(bytes: Buffer): Log | null {
  if (bytes.length < HEADER_BYTES + FRAME_HEADER_BYTES) return null;
  const isBigEndian = bytes.readUInt32BE(0) === MAGIC + 1;
  const pageBytes = bytes.readUInt32BE(8);
  const checksum = checksumAt(bytes, 24);
  const isSound =
    (bytes.readUInt32BE(0) | 1) === MAGIC + 1 &&
    pageBytes >= 512 &&
    pageBytes <= 65_536 &&
    isSame(checksumOf(bytes.subarray(0, 24), isBigEndian, [0, 0]), checksum);
  if (!isSound) return { frameBytes: 0, isBigEndian, isSound, checksum, frames: [] };
  const frameBytes = FRAME_HEADER_BYTES + pageBytes;
  const frames: Frame[] = [];
  for (let at = HEADER_BYTES; at + frameBytes <= bytes.length; at += frameBytes) {
    if (bytes.compare(bytes, 16, 24, at + 8, at + 16) !== 0) continue;
    frames.push({ at, isCommit: bytes.readUInt32BE(at + 4) > 0, checksum: checksumAt(bytes, at + 16) });
  }
  return { frameBytes, isBigEndian, isSound, checksum, frames };
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
    if (isProven && (before.isCommit || last === index - 1)) last = index;
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

/** A damaged log made such that SQLite reads on behind the damage. The damaged pages stay as they are. */
export function mendLog(bytes: Buffer): Buffer {
  const log = parse(bytes);
  const last = log === null ? -1 : lastProven(bytes, log);
  if (log === null || last === -1) return bytes;
  const pieces = [bytes.subarray(0, HEADER_BYTES)];
  let before = log.checksum;
  for (const { at } of log.frames.slice(0, last + 1)) {
    before = checksumOfFrame(bytes, at, log, before);
    const frame = Buffer.from(bytes.subarray(at, at + log.frameBytes));
    frame.writeUInt32BE(before[0], 16);
    frame.writeUInt32BE(before[1], 20);
    pieces.push(frame);
  }
  return Buffer.concat(pieces);
}
