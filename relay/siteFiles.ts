import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
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

/** Pictures up to this size, in bytes, are held in memory like text; larger ones and films are read from disk when asked for. */
const SMALL_MEDIA = 32 * 1024;
const MEDIA = new Set([".avif", ".gif", ".jpg", ".mp4", ".pdf", ".png", ".webm", ".webp"]);

const HASHED = "public, max-age=31536000, immutable";
const MEDIA_FOR_A_DAY = "public, max-age=86400";
const ASK_EVERY_TIME = "no-cache";

export type Encoding = "identity" | "br" | "gzip";

/** A file that is answered from memory, in each encoding that the build wrote. */
export interface HeldFile {
  kind: "held";
  type: string;
  cacheControl: string;
  /** Without quotes; the encoding is appended. */
  tag: string;
  bodies: ReadonlyMap<Encoding, Uint8Array<ArrayBuffer>>;
}

/** A file that is read from disk for each answer. */
export interface StreamedFile {
  kind: "streamed";
  type: string;
  cacheControl: string;
  tag: string;
  path: string;
  /** Bytes. */
  size: number;
}

export type SiteFile = HeldFile | StreamedFile;

export interface SiteFiles {
  /** By decoded path: `/en/services` is a page, `/assets/main-3f2a.js` a file. */
  at(path: string): SiteFile | undefined;
  /** The versions of a page that stands in several orders, its own first; none for any other page. */
  versions(path: string): readonly SiteFile[];
  /** The not-found page of a folder such as `/en` or `/en/services`. */
  notFound(folder: string): SiteFile | undefined;
}

function cacheControlOf(path: string, extension: string): string {
  if (path.startsWith("/assets/")) return HASHED;
  return MEDIA.has(extension) || extension === ".woff2" || extension === ".ico" ? MEDIA_FOR_A_DAY : ASK_EVERY_TIME;
}

function hashOf(body: Uint8Array): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}

function readFile(file: string): Uint8Array<ArrayBuffer> {
  // A copy of its own, since small reads share one pool.
  return new Uint8Array(readFileSync(file));
}

function loadFile(file: string, path: string, siblings: ReadonlySet<string>): SiteFile {
  const extension = extname(file).toLowerCase();
  const type = TYPES[extension] ?? "application/octet-stream";
  const cacheControl = cacheControlOf(path, extension);
  const { size, mtimeMs } = statSync(file);
  if (MEDIA.has(extension) && size > SMALL_MEDIA) {
    return {
      kind: "streamed",
      type,
      cacheControl,
      tag: `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`,
      path: file,
      size,
    };
  }
  const identity = readFile(file);
  const bodies = new Map<Encoding, Uint8Array<ArrayBuffer>>([["identity", identity]]);
  if (siblings.has(`${file}.br`)) bodies.set("br", readFile(`${file}.br`));
  if (siblings.has(`${file}.gz`)) bodies.set("gzip", readFile(`${file}.gz`));
  return { kind: "held", type, cacheControl, tag: hashOf(identity), bodies };
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
  const files = new Map<string, SiteFile>();
  const missing = new Map<string, SiteFile>();
  const others = new Map<string, SiteFile[]>();
  for (const path of paths) {
    const file = join(folder, path);
    if (/\.(br|gz)$/.test(file) && siblings.has(file.slice(0, file.lastIndexOf(".")))) continue;
    const loaded = loadFile(file, path, siblings);
    const [, versioned] = /^(.*)\/index\.\d+\.html$/.exec(path) ?? [];
    if (versioned !== undefined) {
      others.set(versioned, [...(others.get(versioned) ?? []), loaded]);
      continue;
    }
    if (path.endsWith("/404.html")) missing.set(path.slice(0, -"/404.html".length), loaded);
    else if (path.endsWith("/index.html")) files.set(path.slice(0, -"/index.html".length) || "/", loaded);
    else files.set(path.normalize("NFC"), loaded);
  }
  return {
    at: (path) => files.get(path.normalize("NFC")),
    versions: (path) => {
      const own = files.get(path);
      return own ? [own, ...(others.get(path) ?? [])] : [];
    },
    notFound: (folderPath) => missing.get(folderPath),
  };
}
