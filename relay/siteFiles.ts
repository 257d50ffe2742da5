import { createHash } from "node:crypto";
import { closeSync, openSync, readFileSync, readSync, readdirSync, statSync } from "node:fs";
import { extname, join } from "node:path";

const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/plain; charset=utf-8",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".webm": "video/webm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** What is no text: it is read from disk when it is asked for, and held by nobody for good. */
const MEDIA = new Set([".avif", ".gif", ".jpg", ".mp4", ".pdf", ".png", ".webm", ".webp"]);

/** Of these, what a browser opens in a document of its own. */
const DOCUMENTS = new Set([".mp4", ".pdf", ".webm"]);

const HASHED = "public, max-age=31536000, immutable";
const MEDIA_FOR_A_DAY = "public, max-age=86400";
const ASK_EVERY_TIME = "no-cache";

/** How a body is written, the smallest first. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A file in one encoding. */
export interface Variant {
  encoding: Encoding;
  /** Without quotes; another one for each encoding. */
  tag: string;
  /** Where it lies on disk. */
  path: string;
  /** Bytes. */
  size: number;
  /** The bytes themselves where they are held in memory; `null` where they are fetched when asked for. */
  body: Buffer | null;
}

/** A file of the site in every encoding that the build wrote. */
export interface SiteFile {
  type: string;
  cacheControl: string;
  /** Pictures and films may be asked for in parts. */
  isMedia: boolean;
  /** Something that pages are put together from, and neither a document nor a worker. */
  isPart: boolean;
  /** The smallest encoding first; `identity` is always there, at the end. */
  variants: readonly Variant[];
}

export interface SiteFiles {
  /**
   * By decoded path: `/en/services` is a page, `/assets/main-3f2a.js` a file. A page that stands in several orders has them all, its
   * own first.
   */
  pages: ReadonlyMap<string, readonly SiteFile[]>;
  /** The not-found page of a folder such as `/en` or `/en/services`. */
  notFound: ReadonlyMap<string, SiteFile>;
}

function cacheControlOf(path: string, extension: string): string {
  if (path.startsWith("/assets/")) return HASHED;
  return MEDIA.has(extension) || extension === ".woff2" || extension === ".ico" ? MEDIA_FOR_A_DAY : ASK_EVERY_TIME;
}

/** Every file is read through this one on its way into its tag, so that a start leaves nothing behind to be collected. */
const SCRATCH = Buffer.allocUnsafeSlow(64 * 1024);

/** A name for what stands in `file`. */
function hashOf(file: string): string {
  const hash = createHash("sha256");
  const descriptor = openSync(file, "r");
  try {
    for (let length = 1; length > 0; hash.update(SCRATCH.subarray(0, length))) {
      length = readSync(descriptor, SCRATCH, 0, SCRATCH.byteLength, null);
    }
  } finally {
    closeSync(descriptor);
  }
  return hash.digest("base64url").slice(0, 22);
}

function loadFile(file: string, path: string, siblings: ReadonlySet<string>): SiteFile {
  const extension = extname(file).toLowerCase();
  const type = TYPES[extension] ?? "application/octet-stream";
  const cacheControl = cacheControlOf(path, extension);
  const { size, mtimeMs } = statSync(file);
  if (MEDIA.has(extension)) {
    const tag = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;
    return {
      type,
      cacheControl,
      isMedia: true,
      isPart: !DOCUMENTS.has(extension),
      variants: [{ encoding: "identity", tag, path: file, size, body: null }],
    };
  }
  const tag = hashOf(file);
  const compressed = (["br", "gzip"] as const).flatMap((encoding): Variant[] => {
    const sibling = `${file}.${encoding === "br" ? "br" : "gz"}`;
    if (!siblings.has(sibling)) return [];
    const body = readFileSync(sibling);
    return [{ encoding, tag: `${tag}-${encoding}`, path: sibling, size: body.byteLength, body }];
  });
  // Hardly anybody asks for a text as it is where there is a compressed form, and it is the largest by far.
  const body = compressed.length === 0 ? readFileSync(file) : null;
  const variants = [...compressed, { encoding: "identity" as const, tag, path: file, size, body }];
  const isPart = path.startsWith("/assets/") || extension === ".woff2" || extension === ".ico";
  return { type, cacheControl, isMedia: false, isPart, variants };
}

/** Every file below `folder`, with `/` between names. Names that begin with a dot are the build's own; `.well-known` is not. */
function listFiles(folder: string, below = ""): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith(".") && entry.name !== ".well-known") return [];
    const path = `${below}/${entry.name}`;
    if (entry.isDirectory()) return listFiles(folder, path);
    return entry.isFile() ? [path] : [];
  });
}

/**
 * Reads the built site in `folder`. `x/index.html` becomes the page `/x`, `x/index.1.html` another version of it, `x/404.html` the
 * not-found page of `/x`, `y.br` and `y.gz` beside a file `y` its compressed forms. Throws when the folder cannot be read.
 */
export function loadSiteFiles(folder: string): SiteFiles {
  const paths = listFiles(folder);
  const siblings = new Set(paths.map((path) => join(folder, path)));
  const pages = new Map<string, SiteFile[]>();
  const notFound = new Map<string, SiteFile>();
  const others = new Map<string, SiteFile[]>();
  for (const path of paths) {
    const file = join(folder, path);
    if (/\.(br|gz)$/.test(file) && siblings.has(file.slice(0, file.lastIndexOf(".")))) continue;
    const loaded = loadFile(file, path, siblings);
    const [, versioned] = /^(.*)\/index\.\d+\.html$/.exec(path) ?? [];
    if (versioned !== undefined) {
      others.set(versioned, [...(others.get(versioned) ?? []), loaded]);
    } else if (path.endsWith("/404.html")) {
      notFound.set(path.slice(0, -"/404.html".length), loaded);
    } else if (path.endsWith("/index.html")) {
      pages.set(path.slice(0, -"/index.html".length) || "/", [loaded]);
    } else {
      pages.set(path.normalize("NFC"), [loaded]);
    }
  }
  for (const [path, versions] of others) pages.get(path)?.push(...versions);
  return { pages, notFound };
}
