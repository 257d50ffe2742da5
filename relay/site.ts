import { open, type FileHandle } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { isLanguage, type Language } from "#src/domain/language.ts";
import { encodingsOf, isUnchanged, rangeOf, type Range } from "#relay/conditions.ts";
import { headerOf } from "#relay/header.ts";
import { readyFile, type HeaderList, type ReadyFile, type ReadyVariant } from "#relay/readyFile.ts";
import { createRecentBodies } from "#relay/recentBodies.ts";
import { preferredLanguage, redirectOf, segmentsOf } from "#relay/redirects.ts";
import { pathOfTarget } from "#relay/routes.ts";
import type { HeldAnswer } from "#relay/quickAnswers.ts";
import type { SiteFile, SiteFiles } from "#relay/siteFiles.ts";

/**
 * Answers everything that is not the relay's own interface: pages, files, redirects, not found. It speaks to Node's server without
 * anything between them, because a page is nothing but headers and bytes that were made ready at the start.
 */
export interface Site {
  answer(request: IncomingMessage, response: ServerResponse): void;
  /**
   * What a plain `GET` of `target` gets by a client that takes `encodings` (its `Accept-Encoding` header), where that is always the same
   * and at hand. `null`: it has to be asked for.
   */
  held(target: string, encodings: string): HeldAnswer | null;
}

/** Larger bodies are streamed from disk and held by nobody; so many bytes of the others are kept for whoever asks next. */
const MAX_FETCHED = 256 * 1024;
const MAX_RECENT = 8 * 1024 * 1024;

/** The smallest variant that an `Accept-Encoding` header takes. */
function variantFor({ variants }: ReadyFile, accepted: string): ReadyVariant {
  const taken = encodingsOf(accepted);
  const variant = variants.find(({ encoding }) => taken.includes(encoding));
  if (variant === undefined) throw new Error("a file comes without the encoding that everybody takes");
  return variant;
}

/**
 * The site of `files`, or one without any page where the site was not built. `always` are the headers of every answer but the parts of
 * pages, which have `ofParts`.
 */
export function createSite(files: SiteFiles | null, always: HeaderList, ofParts: HeaderList): Site {
  const recent = createRecentBodies(MAX_RECENT);
  /** Made ready when they are first asked for: of most files nobody ever wants more than to know that they are there. */
  const ready = new Map<SiteFile, ReadyFile>();

  function readyOf(file: SiteFile): ReadyFile {
    const known = ready.get(file);
    if (known !== undefined) return known;
    const made = readyFile(file, file.isPart ? ofParts : always);
    ready.set(file, made);
    return made;
  }

  function sendSentence(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    sentence: string,
    more: HeaderList = [],
  ): void {
    const body = Buffer.from(`${sentence}\n`);
    const type = ["Content-Type", "text/plain; charset=utf-8", "Content-Length", String(body.byteLength)];
    response.writeHead(status, [...type, "Cache-Control", "no-cache", ...more, ...always]);
    response.end(request.method === "HEAD" ? undefined : body);
  }

  /** The not-found page of the section or else of the language; without a language the site's own, in its default language. */
  function sendNotFound(
    request: IncomingMessage,
    response: ServerResponse,
    language?: Language,
    section?: string,
  ): void {
    const folders = language === undefined ? [""] : [`/${language}/${section}`, `/${language}`];
    const page = folders.map((folder) => files?.notFound.get(folder)).find((found) => found !== undefined);
    if (page !== undefined) sendWhole(request, response, readyOf(page), 404, "no-cache");
    else
      sendSentence(request, response, 404, files === null ? "The site is not built yet: run npm start." : "Not found.");
  }

  /** A body that is read from disk while it is sent. `headers` are those of the whole or of the part. */
  async function stream(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    { path, headers, first, last }: { path: string; headers: HeaderList } & Range,
  ): Promise<void> {
    let file: FileHandle;
    try {
      file = await open(path);
    } catch {
      return sendSentence(request, response, 404, "Not found.");
    }
    response.writeHead(status, headers);
    // Whichever end fails first, the other one is closed with it; there is nobody left to be told.
    pipeline(file.createReadStream({ start: first, end: last }), response, () => undefined);
  }

  function sendVariant(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    { path, size, body, fetch }: ReadyVariant,
    headers: HeaderList,
  ): void {
    if (request.method === "HEAD") {
      response.writeHead(status, headers).end();
    } else if (body !== null) {
      response.writeHead(status, headers).end(body);
    } else if (size > MAX_FETCHED) {
      void stream(request, response, status, { path, headers, first: 0, last: size - 1 });
    } else {
      const fetched = recent.get(path, fetch);
      if (Buffer.isBuffer(fetched)) {
        response.writeHead(status, headers).end(fetched);
      } else {
        fetched.then(
          (bytes) => response.writeHead(status, headers).end(bytes),
          () => sendSentence(request, response, 404, "Not found."),
        );
      }
    }
  }

  /** The file in the smallest encoding that the client takes. With a `cacheControl` of its own it has no tag to be asked for again by. */
  function sendWhole(
    request: IncomingMessage,
    response: ServerResponse,
    file: ReadyFile,
    status: 200 | 404,
    cacheControl?: string,
  ): void {
    const { headers } = request;
    const variant = variantFor(file, headerOf(request, "accept-encoding") ?? "");
    if (cacheControl !== undefined) sendVariant(request, response, status, variant, variant.kept(cacheControl));
    else if (isUnchanged(headers["if-none-match"], variant.tag)) response.writeHead(304, variant.bodiless()).end();
    else sendVariant(request, response, status, variant, variant.found);
  }

  /** The part of a picture or a film that is asked for; the whole where it is none, or one of a file that has changed since. */
  function sendPart(request: IncomingMessage, response: ServerResponse, file: ReadyFile): void {
    const { headers } = request;
    const variant = variantFor(file, "");
    const { tag, size, path } = variant;
    const isSameFile = headers["if-range"] === undefined || headers["if-range"] === tag;
    const range = isSameFile ? rangeOf(headers.range, size) : null;
    if (range === null || isUnchanged(headers["if-none-match"], tag)) return sendWhole(request, response, file, 200);
    if (range === "none") {
      const end = ["Content-Range", `bytes */${size}`, "Content-Length", "0"];
      response.writeHead(416, [...variant.bodiless(), ...end]).end();
      return;
    }
    const { first, last } = range;
    const part = ["Content-Range", `bytes ${first}-${last}/${size}`, "Content-Length", String(last - first + 1)];
    const partly = [...variant.bodiless(), ...part];
    if (request.method === "HEAD") response.writeHead(206, partly).end();
    else void stream(request, response, 206, { path, headers: partly, first, last });
  }

  function send(request: IncomingMessage, response: ServerResponse, orders: readonly SiteFile[]): void {
    // One of the orders, a different one each time if chance will have it; kept nowhere, so that the next load is another.
    const order = orders[orders.length === 1 ? 0 : Math.floor(Math.random() * orders.length)];
    if (order === undefined) throw new Error("a page has at least one order");
    const file = readyOf(order);
    if (orders.length > 1) sendWhole(request, response, file, 200, "no-store");
    else if (file.isMedia && request.headers.range !== undefined) sendPart(request, response, file);
    else sendWhole(request, response, file, 200);
  }

  /** An address that is not, letter by letter, that of a file: encoded, moved, without a language, or nowhere. */
  function sendOther(request: IncomingMessage, response: ServerResponse, target: string): void {
    // No browser sends one, and a parser of addresses would quietly take it for a slash.
    if (/^[^?]*\\/.test(target)) return sendSentence(request, response, 400, "An address has no backslash.");
    // Whatever stands there is a path of this site; taken by itself, `//host` would be another site's address.
    const address = target.startsWith("/") ? `http://site.invalid${target}` : "";
    const segments = URL.canParse(address) ? segmentsOf(new URL(address).pathname) : null;
    if (segments === null) return sendNotFound(request, response);

    const { pathname, search } = new URL(address);
    const { cookie, "accept-language": languages } = request.headers;
    const redirect = redirectOf({ pathname, segments, search, preferred: () => preferredLanguage(cookie, languages) });
    if (redirect !== null) {
      const forThisVisitor = ["Vary", "Cookie, Accept-Language", "Cache-Control", "no-store"];
      const headers = [
        "Location",
        redirect.location,
        "Content-Length",
        "0",
        ...(redirect.byLanguage ? forThisVisitor : []),
      ];
      response.writeHead(redirect.status, [...headers, ...always]).end();
      return;
    }
    const isCanonical = !/\/\/|.\/$/.test(pathname);
    const orders = isCanonical ? files?.pages.get(`/${segments.join("/")}`.normalize("NFC")) : undefined;
    if (orders !== undefined) return send(request, response, orders);
    const [first, section] = segments;
    if (isLanguage(first)) sendNotFound(request, response, first, section);
    else sendNotFound(request, response);
  }

  /** The versions of the page or file that stands, letter by letter, at `target`. */
  function ordersAt(target: string): readonly SiteFile[] | undefined {
    // The address of the site alone leads to a language, even if a file should stand there.
    return target === "/" || target.startsWith("/?") ? undefined : files?.pages.get(pathOfTarget(target));
  }

  return {
    answer(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") {
        return sendSentence(request, response, 405, "Use GET.", ["Allow", "GET, HEAD"]);
      }
      const target = request.url ?? "";
      const orders = ordersAt(target);
      if (orders !== undefined) send(request, response, orders);
      else sendOther(request, response, target);
    },
    held(target, encodings) {
      const [file, ...others] = ordersAt(target) ?? [];
      return file === undefined || others.length > 0 ? null : variantFor(readyOf(file), encodings).held;
    },
  };
}
