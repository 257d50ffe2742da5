import { createReadStream, openSync } from "node:fs";
import { Readable } from "node:stream";
import { isLanguage, type Language } from "#src/domain/language.ts";
import { preferredLanguage, redirectOf, segmentsOf } from "#relay/redirects.ts";
import type { Encoding, HeldFile, SiteFile, SiteFiles, StreamedFile } from "#relay/siteFiles.ts";

/** Answers everything that is not the relay's own interface: pages, files, redirects, not found. */
export type Site = (request: Request) => Response;

/** Whether the `Accept-Encoding` header takes `coding`; one with `q=0` is refused. */
function accepts(header: string, coding: string): boolean {
  return header.split(",").some((part) => {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

function isUnchanged(header: string | null, tag: string): boolean {
  if (header === null) return false;
  return header.split(",").some((part) => part.trim() === "*" || part.trim().replace(/^W\//, "") === tag);
}

function heldResponse(file: HeldFile, request: Request, status: number): Response {
  const wanted = request.headers.get("accept-encoding") ?? "";
  const encoding =
    (["br", "gzip"] as const).find((coding) => file.bodies.has(coding) && accepts(wanted, coding)) ?? "identity";
  return heldVariant(file, encoding, request, status);
}

function heldVariant(file: HeldFile, encoding: Encoding, request: Request, status: number): Response {
  const tag = `"${encoding === "identity" ? file.tag : `${file.tag}-${encoding}`}"`;
  const headers: Record<string, string> = {
    "Content-Type": file.type,
    "Cache-Control": status === 200 ? file.cacheControl : "no-cache",
    ...(file.bodies.size > 1 ? { Vary: "Accept-Encoding" } : {}),
  };
  if (status === 200) headers["ETag"] = tag;
  if (status === 200 && isUnchanged(request.headers.get("if-none-match"), tag))
    return new Response(null, { status: 304, headers });
  const body = file.bodies.get(encoding);
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  headers["Content-Length"] = String(body?.byteLength ?? 0);
  return new Response(request.method === "HEAD" ? null : (body ?? null), { status, headers });
}

/** The first and last byte that a `Range` header asks for; `null`: the whole file; `"none"`: bytes that the file has not. */
function rangeOf(header: string | null, size: number): { first: number; last: number } | "none" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return null;
  if (from === "") return Number(to) === 0 ? "none" : { first: Math.max(0, size - Number(to)), last: size - 1 };
  if (to !== "" && Number(to) < Number(from)) return null;
  if (Number(from) >= size) return "none";
  return { first: Number(from), last: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
}

/** The file's descriptor, `null` when it has gone since the start. */
function opened(path: string): number | null {
  try {
    return openSync(path, "r");
  } catch {
    return null;
  }
}

/** The whole file or the part that is asked for; `null` when it is no longer there. */
function streamedResponse(file: StreamedFile, request: Request): Response | null {
  const tag = `"${file.tag}"`;
  const headers: Record<string, string> = {
    "Content-Type": file.type,
    "Cache-Control": file.cacheControl,
    "Accept-Ranges": "bytes",
    ETag: tag,
  };
  if (isUnchanged(request.headers.get("if-none-match"), tag)) return new Response(null, { status: 304, headers });

  const condition = request.headers.get("if-range");
  const range = condition === null || condition === tag ? rangeOf(request.headers.get("range"), file.size) : null;
  if (range === "none") {
    return new Response(null, { status: 416, headers: { ...headers, "Content-Range": `bytes */${file.size}` } });
  }
  const { first, last } = range ?? { first: 0, last: file.size - 1 };
  headers["Content-Length"] = String(last - first + 1);
  if (range !== null) headers["Content-Range"] = `bytes ${first}-${last}/${file.size}`;
  const status = range === null ? 200 : 206;
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const fd = opened(file.path);
  if (fd === null) return null;
  const stream = Readable.toWeb(createReadStream(file.path, { fd, start: first, end: last }));
  return new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>, { status, headers });
}

function fileResponse(file: SiteFile, request: Request): Response | null {
  return file.kind === "held" ? heldResponse(file, request, 200) : streamedResponse(file, request);
}

/** One of the versions, a different one each time if chance will have it; kept nowhere, so that the next load is another. */
function anyVersion(versions: readonly SiteFile[], request: Request): Response {
  const version = versions[Math.floor(Math.random() * versions.length)];
  if (version?.kind !== "held") throw new Error("a version of a page is text, which is held in memory");
  return heldResponse({ ...version, cacheControl: "no-store" }, request, 200);
}

function plainResponse(
  request: Request,
  status: number,
  sentence: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(request.method === "HEAD" ? null : `${sentence}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache", ...headers },
  });
}

/** The site of `files`, or one without any page where the site was not built. */
export function createSite(files: SiteFiles | null): Site {
  /** The not-found page of the section or else of the language; without a language the site's own, in its default language. */
  function notFound(request: Request, language?: Language, section?: string): Response {
    const folders = language === undefined ? [""] : [`/${language}/${section}`, `/${language}`];
    const page = folders.map((folder) => files?.notFound(folder)).find((found) => found !== undefined);
    if (page?.kind === "held") return heldResponse(page, request, 404);
    const sentence = files === null ? "The site is not built yet: run npm start." : "Not found.";
    return plainResponse(request, 404, sentence);
  }

  return (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return plainResponse(request, 405, "Use GET.", { Allow: "GET, HEAD" });
    }
    const { pathname, search } = new URL(request.url);
    const segments = segmentsOf(pathname);
    if (segments === null) return notFound(request);

    const redirect = redirectOf({
      pathname,
      segments,
      search,
      preferred: () =>
        preferredLanguage(
          request.headers.get("cookie") ?? undefined,
          request.headers.get("accept-language") ?? undefined,
        ),
    });
    if (redirect !== null) {
      const forThisVisitor = { Vary: "Cookie, Accept-Language", "Cache-Control": "no-store" };
      const headers = {
        Location: redirect.location,
        "Content-Length": "0",
        ...(redirect.byLanguage ? forThisVisitor : {}),
      };
      return new Response(null, { status: redirect.status, headers });
    }
    const path = /\/\/|.\/$/.test(pathname) ? undefined : `/${segments.join("/")}`;
    const file = path === undefined ? undefined : files?.at(path);
    const versions = path === undefined ? [] : (files?.versions(path) ?? []);
    if (versions.length > 1) return anyVersion(versions, request);
    const response = file === undefined ? null : fileResponse(file, request);
    if (response !== null) return response;
    const [first, section] = segments;
    return isLanguage(first) ? notFound(request, first, section) : notFound(request);
  };
}
