import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import type { HeldAnswer } from "#relay/quickAnswers.ts";
import type { Encoding, SiteFile, Variant } from "#relay/siteFiles.ts";

/** Header names and values in turn, as `writeHead` takes them. They are made once and given to many answers: nobody changes them. */
export type HeaderList = string[];

/** A variant of a file, and the headers of each answer that can be given with it. */
export interface ReadyVariant {
  encoding: Encoding;
  /** With quotes. */
  tag: string;
  path: string;
  /** Bytes. */
  size: number;
  body: Buffer | null;
  /** The whole file as it is sent, where its body is held. */
  held: HeldAnswer | null;
  /** Gets the body where it is not held; rejects when its file has gone or changed since the start. */
  fetch: () => Promise<Buffer>;
  /** The headers of the whole file. The others are put together when they are needed, since most files are hardly ever asked for. */
  found: HeaderList;
  /** Those of an answer without a whole body: 304, 206, 416. */
  bodiless: () => HeaderList;
  /** Those of the whole file under another `Cache-Control`. */
  kept: (cacheControl: string) => HeaderList;
}

export interface ReadyFile {
  isMedia: boolean;
  /** The smallest encoding first; the last one is `identity`. */
  variants: readonly ReadyVariant[];
}

const brotliDecompressed = promisify(brotliDecompress);
const gunzipped = promisify(gunzip);

/** A text comes from its own compressed form, which stays what the start read even if the folder is built anew. */
function fetcherOf({ path, size }: Variant, siblings: readonly Variant[]): () => Promise<Buffer> {
  for (const { encoding, body } of siblings) {
    if (body !== null && encoding === "gzip") return () => gunzipped(body);
    if (body !== null && encoding === "br") return () => brotliDecompressed(body);
  }
  return async () => {
    const body = await readFile(path);
    if (body.byteLength !== size) throw new Error("the file is another one than at the start");
    return body;
  };
}

/** The head of an answer as it is sent, without what Node adds to each. */
function headOf(headers: HeaderList): string {
  const pairs = headers.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${headers[index + 1] ?? ""}\r\n`] : []));
  return `HTTP/1.1 200 OK\r\n${pairs.join("")}`;
}

/** `file` with everything that its answers need. `always` are the headers of every answer of its kind. */
export function readyFile({ type, cacheControl, isMedia, variants }: SiteFile, always: HeaderList): ReadyFile {
  const vary = variants.length > 1 ? ["Vary", "Accept-Encoding"] : [];
  const ranges = isMedia ? ["Accept-Ranges", "bytes"] : [];
  const described = ["Content-Type", type, ...vary, ...ranges, ...always];
  return {
    isMedia,
    variants: variants.map((variant) => {
      const { encoding, path, size, body } = variant;
      const tag = `"${variant.tag}"`;
      const coding = encoding === "identity" ? [] : ["Content-Encoding", encoding];
      const whole = [...described, ...coding, "Content-Length", String(size)];
      const found = ["Cache-Control", cacheControl, "ETag", tag, ...whole];
      return {
        encoding,
        tag,
        path,
        size,
        body,
        fetch: fetcherOf(variant, variants),
        found,
        held: body === null ? null : { head: headOf(found), body },
        bodiless: () => ["Cache-Control", cacheControl, "ETag", tag, ...described],
        kept: (otherControl) => ["Cache-Control", otherControl, ...whole],
      };
    }),
  };
}
