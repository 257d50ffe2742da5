import { readdirSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import mime from "mime-types";

/** Extensions of files that are already compressed. They support range requests. */
const MEDIA = new Set([".avif", ".gif", ".jpg", ".mp4", ".pdf", ".png", ".webm", ".webp"]);

/** Those of them that a browser can open as a document. */
const DOCUMENTS = new Set([".mp4", ".pdf", ".webm"]);

/** Content codings, and the suffixes of the compressed files that the build writes next to the original. */
const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/** A file of the site. Paths are relative to the site's folder, with `/` as separator. */
export interface SiteFile {
  path: string;
  type: string;
  cacheControl: string;
  /** A subresource of pages, neither a document nor a worker. */
  isAsset: boolean;
  /** Paths of its compressed versions by content coding. */
  encodings: ReadonlyMap<string, string>;
}

/** The built site, as the relay serves it. */
export interface Site {
  folder: string;
  /** By decoded URL path, such as `/en/services` or `/assets/main-3f2a.js`. A page that the build writes in several orders has several. */
  pages: ReadonlyMap<string, readonly SiteFile[]>;
  /** The not-found page of a folder such as `/en` or `/en/services`. */
  notFound: ReadonlyMap<string, SiteFile>;
}

function cacheControlOf(path: string, extension: string): string {
  if (path.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  if (MEDIA.has(extension) || extension === ".woff2" || extension === ".ico") return "public, max-age=86400";
  return "no-cache";
}

/** Every file below `folder`. Names that begin with a dot are the build's own; `.well-known` is not. */
function pathsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")}`)
    .filter((path) => !/\/\.(?!well-known\/)/.test(path));
}

/**
 * Lists the built site in `folder`; what is not listed is not served. `x/index.html` becomes the page `/x`, `x/index.1.html` another
 * order of it, `x/404.html` the not-found page of `/x`, `y.br` and `y.gz` beside a file `y` its compressed forms. Throws when the folder
 * cannot be read.
 */
export function loadSite(folder: string): Site {
  const paths = new Set(pathsIn(folder));
  const pages = new Map<string, SiteFile[]>();
  const notFound = new Map<string, SiteFile>();
  for (const path of paths) {
    if (/\.(br|gz)$/.test(path) && paths.has(path.slice(0, path.lastIndexOf(".")))) continue;
    const extension = extname(path).toLowerCase();
    const cacheControl = cacheControlOf(path, extension);
    const encodings = ENCODINGS.filter(([, suffix]) => paths.has(path + suffix));
    const file: SiteFile = {
      path,
      type: mime.contentType(extension) || "application/octet-stream",
      cacheControl,
      isAsset: cacheControl !== "no-cache" && !DOCUMENTS.has(extension),
      encodings: new Map(encodings.map(([coding, suffix]) => [coding, path + suffix])),
    };
    const page = path.replace(/\/index(?:\.\d+)?\.html$/, "").normalize("NFC") || "/";
    if (path.endsWith("/404.html")) notFound.set(path.slice(0, -"/404.html".length), file);
    else pages.set(page, [...(pages.get(page) ?? []), file]);
  }
  return { folder, pages, notFound };
}
