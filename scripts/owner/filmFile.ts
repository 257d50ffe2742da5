import { say, type Sentence } from "#src/content/messages/sentences.ts";
import type { Size } from "./photoFile.ts";
import { reasonOf, UserError } from "./userError.ts";

/** Maximum size of a film, in bytes. It is loaded only once it is played. */
const MAX_FILM_BYTES = 8_000_000;
/** Maximum length of a film, in seconds. */
const MAX_SECONDS = 60;

/** A box of an mp4 file, by its offsets in bytes. */
interface Box {
  type: string;
  /** Offset of its type. */
  at: number;
  /** Offsets of the start and the end of its content. */
  start: number;
  end: number;
}

/** Size and length of a film. */
export interface FilmFacts extends Size {
  seconds: number;
}

/** What is wrong with a film, and what to do about it, or undefined. */
export function faultOfFilm(film: Buffer): Sentence | undefined {
  if (film.length > MAX_FILM_BYTES) {
    return say("has %{size} MB; the maximum is %{most}: make it shorter, or export it at 1280 × 720", {
      size: Math.ceil(film.length / 1e6),
      most: MAX_FILM_BYTES / 1e6,
    });
  }
  if (film.toString("latin1", 8, 12) === "qt  ") return say("is a QuickTime film (.mov): export it as mp4 in H.264");
  const tracks = tracksOf(film);
  const codecs = tracks.filter(({ kind }) => kind === "vide").map(({ codec }) => codec);
  if (codecs.length !== 1 || boxesIn(film).every(({ type }) => type !== "mdat"))
    return say("is broken or holds no film: export it as mp4 once more");
  if (codecs[0] !== "avc1")
    return say("is coded as %{codec}, which not every browser plays: export it as H.264", { codec: codecs[0] ?? "" });
  // Cameras store locations in tracks of their own, which cannot be removed without remuxing the film.
  if (tracks.some(({ kind }) => kind !== "vide" && kind !== "soun"))
    return say("holds more than picture and sound, such as places: export it as mp4 once more");
  const { seconds } = factsOfFilm(film);
  if (seconds > MAX_SECONDS)
    return say("lasts %{seconds} seconds; the maximum is %{most}: make it shorter", { seconds, most: MAX_SECONDS });
  return undefined;
}

/** Displayed size and length of a film without faults. */
export function factsOfFilm(film: Buffer): FilmFacts {
  const header = find(film, "moov", "mvhd");
  const track = tracksOf(film).find(({ kind }) => kind === "vide");
  if (!header || !track) throw new Error("The film has no header.");
  // Version 1 has 64-bit times.
  const isLong = film[header.start] === 1;
  const scale = film.readUInt32BE(header.start + (isLong ? 20 : 12));
  const duration = isLong ? Number(film.readBigUInt64BE(header.start + 24)) : film.readUInt32BE(header.start + 16);
  const { width, height, isTurned } = track;
  return {
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    seconds: Math.max(1, Math.round(duration / scale)),
  };
}

/** The film with its metadata about camera and location overwritten. All other bytes keep their offsets. */
export function withoutMetadata(film: Buffer): Buffer {
  const clean = Buffer.from(film);
  const all = boxesIn(film);
  const inMovie = all.filter(({ type }) => type === "moov").flatMap((movie) => boxesIn(film, movie));
  const inTracks = inMovie.filter(({ type }) => type === "trak").flatMap((track) => boxesIn(film, track));
  for (const { type, at, start, end } of [...all, ...inMovie, ...inTracks]) {
    if (type !== "udta" && type !== "meta" && type !== "uuid") continue;
    clean.write("free", at, "latin1");
    clean.fill(0, start, end);
  }
  return clean;
}

/** A frame of a film as PNG, captured in the browser of the tests. Throws a UserError if there is no browser that plays it. */
export async function frameOf(film: Buffer): Promise<Buffer> {
  try {
    // Imported only here: nothing else that the owner adds needs a browser.
    const [{ chromium }, { chromiumLaunch }] = await Promise.all([
      import("playwright"),
      import("../../tests/support/chromium.mjs"),
    ]);
    const { executablePath, args, env } = await chromiumLaunch();
    const browser = await chromium.launch({ executablePath, args, env });
    try {
      const page = await browser.newPage();
      const address = await page.evaluate(drawFrame, film.toString("base64"));
      return Buffer.from(address.split(",")[1] ?? "", "base64");
    } finally {
      await browser.close();
    }
  } catch (error) {
    const [reason] = (error as Error).message.split("\n");
    throw new UserError(
      say("Nothing was written: no picture could be taken from the film (%{reason}). Give one: --poster file.jpg.", {
        reason: reasonOf(reason),
      }),
    );
  }
}

/** Runs in the page: the film's frame at one second, or at the middle of a shorter film, as a data URL. */
async function drawFrame(base64: string): Promise<string> {
  const video = document.createElement("video");
  const happens = (event: string) =>
    new Promise((resolve, reject) => {
      video.addEventListener(event, resolve, { once: true });
      video.addEventListener("error", () => reject(new Error("it cannot be played")), { once: true });
    });
  const loaded = happens("loadeddata");
  video.src = URL.createObjectURL(await (await fetch(`data:video/mp4;base64,${base64}`)).blob());
  await loaded;
  const sought = happens("seeked");
  video.currentTime = Math.min(1, video.duration / 2);
  await sought;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
  canvas.getContext("2d")?.drawImage(video, 0, 0);
  return canvas.toDataURL("image/png");
}

function tracksOf(film: Buffer) {
  return boxesIn(film)
    .filter(({ type }) => type === "moov")
    .flatMap((movie) => boxesIn(film, movie))
    .filter(({ type }) => type === "trak")
    .map((track) => {
      const header = boxesIn(film, track).find(({ type }) => type === "tkhd");
      const handler = findIn(film, track, "mdia", "hdlr");
      const description = findIn(film, track, "mdia", "minf", "stbl", "stsd");
      // Width and height are the last fields of the header, after the transformation matrix.
      const end = header?.end ?? 0;
      return {
        kind: handler && film.toString("latin1", handler.start + 8, handler.start + 12),
        codec: description && film.toString("latin1", description.start + 12, description.start + 16),
        width: header ? film.readUInt16BE(end - 8) : 0,
        height: header ? film.readUInt16BE(end - 4) : 0,
        isTurned: header !== undefined && film.readInt32BE(end - 44) === 0,
      };
    });
}

function find(film: Buffer, ...path: string[]): Box | undefined {
  return findIn(film, { type: "", at: 0, start: 0, end: film.length }, ...path);
}

function findIn(film: Buffer, within: Box, ...path: string[]): Box | undefined {
  let box: Box | undefined = within;
  for (const wanted of path) box = box && boxesIn(film, box).find(({ type }) => type === wanted);
  return box;
}

/** The consecutive boxes in a part of a film; each begins with its length and its type. */
function boxesIn(film: Buffer, { start, end }: Pick<Box, "start" | "end"> = { start: 0, end: film.length }): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end;) {
    const short = film.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= end;
    const length = isLong ? Number(film.readBigUInt64BE(at + 8)) : short || end - at;
    const content = at + (isLong ? 16 : 8);
    // A box that ends outside the file is ignored: the copy is truncated.
    if (length < content - at || at + length > end) break;
    boxes.push({ type: film.toString("latin1", at + 4, at + 8), at: at + 4, start: content, end: at + length });
    at += length;
  }
  return boxes;
}
