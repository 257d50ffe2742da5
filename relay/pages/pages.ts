import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { STATUS_CODES, type RequestListener, type ServerResponse } from "node:http";
import { join } from "node:path";
import Negotiator from "negotiator";
import send from "send";
import { isLanguage } from "#src/domain/language.ts";
import type { SecurityHeaders } from "#relay/http/securityHeaders.ts";
import type { Log } from "#relay/log.ts";
import { preferredLanguage, redirectOf, segmentsOf } from "#relay/pages/redirects.ts";
import type { Site, SiteFile } from "#relay/pages/site.ts";

/** Creates the request listener for everything but the API: pages, files, redirects and not-found pages. */
export function createPages(site: Site | null, headers: SecurityHeaders, log: Log): RequestListener {
  function setHeaders(response: ServerResponse, own: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
  }

  function sendSentence(response: ServerResponse, status: number, sentence: string): void {
    setHeaders(response, {
      ...headers.defaultHeaders,
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-cache",
    });
    response.statusCode = status;
    response.end(`${sentence}\n`);
  }

  /** Hashes of files by their paths, with what tells whether a file has been changed or replaced since. */
  const hashes = new Map<string, { state: string; hash: Promise<string> }>();

  /**
   * The tag of a file, from its content: size and time may be those of another build's file. Resolves with `undefined` if the file cannot
   * be read.
   */
  async function tagOf(path: string): Promise<string | undefined> {
    try {
      const { ino, size, mtimeMs, ctimeMs } = await stat(path);
      const state = [ino, size, mtimeMs, ctimeMs].join();
      let known = hashes.get(path);
      if (known?.state !== state) {
        const hash = readFile(path).then((content) => createHash("sha256").update(content).digest("base64url"));
        known = { state, hash };
        hashes.set(path, known);
      }
      return `W/"${(await known.hash).slice(0, 22)}"`;
    } catch {
      hashes.delete(path);
      return undefined;
    }
  }

  /** Sends a file in the best encoding that the client accepts. With `cacheControl`, ranges and the `ETag` are disabled. */
  async function sendFile(
    response: ServerResponse,
    folder: string,
    file: SiteFile,
    cacheControl?: string,
  ): Promise<void> {
    const accepted = new Negotiator(response.req).encodings([...file.encodings.keys()]);
    const [coding, compressed] = [...file.encodings].find(([known]) => accepted.includes(known)) ?? [];
    setHeaders(response, file.isAsset ? headers.assetHeaders : headers.defaultHeaders);
    setHeaders(response, {
      "Content-Type": file.type,
      "Cache-Control": cacheControl ?? file.cacheControl,
      ...(file.encodings.size === 0 ? {} : { Vary: "Accept-Encoding" }),
      ...(coding === undefined ? {} : { "Content-Encoding": coding }),
    });
    const isPlain = cacheControl === undefined;
    const tag = isPlain ? await tagOf(join(folder, compressed ?? file.path)) : undefined;
    if (tag !== undefined) response.setHeader("ETag", tag);
    send(response.req, encodeURIComponent(compressed ?? file.path), {
      root: folder,
      dotfiles: "allow",
      cacheControl: false,
      lastModified: false,
      etag: false,
      acceptRanges: isPlain && file.encodings.size === 0,
    })
      .on("error", ({ status }: { status: number }) => {
        // The file was deleted since the start, or cannot be read. Other statuses are failed preconditions of the client.
        if (status === 404 || status >= 500) log.error({ outcome: "file cannot be read", status }, "site");
        // Part of the file has been sent, so the status can no longer be changed.
        if (response.headersSent) return void response.destroy();
        for (const name of response.getHeaderNames()) {
          // With status 416 it tells the client the length of the file.
          if (name !== "content-range" || status !== 416) response.removeHeader(name);
        }
        sendSentence(response, status, STATUS_CODES[status] ?? "Failed");
      })
      .pipe(response);
  }

  /** Sends the not-found page of the section, of the language, or of the site (in the default language), in this order. */
  function sendNotFound(response: ServerResponse, [first, section]: readonly string[] = []): void {
    const folders = isLanguage(first) ? [`/${first}/${section}`, `/${first}`] : [""];
    const page = folders.map((folder) => site?.notFound.get(folder)).find((found) => found !== undefined);
    response.statusCode = 404;
    if (site !== null && page !== undefined) return void sendFile(response, site.folder, page, "no-cache");
    sendSentence(response, 404, site === null ? "The site is not built yet: run npm start." : "Not found.");
  }

  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      return sendSentence(response, 405, "Use GET.");
    }
    const [, pathname = "", search = ""] = /^([^?]*)(.*)$/.exec(request.url ?? "") ?? [];
    const segments = segmentsOf(pathname);
    if (segments === null) return sendNotFound(response);

    const redirect = redirectOf(pathname, search, segments, preferredLanguage(request.headers));
    if (redirect !== null) {
      const byLanguage = { Vary: "Cookie, Accept-Language", "Cache-Control": "no-store" };
      setHeaders(response, {
        ...headers.defaultHeaders,
        ...(redirect.status === 302 && byLanguage),
        Location: redirect.location,
      });
      response.statusCode = redirect.status;
      response.end();
      return;
    }
    const isCanonical = !/\/\/|.\/$/.test(pathname);
    const variants = (isCanonical && site?.pages.get(`/${segments.join("/")}`.normalize("NFC"))) || [];
    // The build writes the blog's list in several orders. A random one is sent and not cached, so that the next load may show another.
    const page = variants[Math.floor(Math.random() * variants.length)];
    if (site === null || page === undefined) return sendNotFound(response, segments);
    void sendFile(response, site.folder, page, variants.length > 1 ? "no-store" : undefined);
  };
}
