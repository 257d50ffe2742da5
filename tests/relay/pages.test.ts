import fs, { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { securityHeaders } from "#relay/http/securityHeaders.ts";
import { listen } from "#relay/http/httpServer.ts";
import { createLog } from "#relay/log.ts";
import { createPages } from "#relay/pages/pages.ts";
import { loadSite } from "#relay/pages/site.ts";
import { createTestRelay, temporaryFolder } from "#tests/support/testRelay.ts";

const SCRIPT = "console.log('merhaba');".repeat(200);
const FILM = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);

const FILES: Record<string, string | Uint8Array> = {
  "tr/index.html": "ana sayfa",
  "404.html": "bulunamadı",
  "tr/404.html": "Türkçe bulunamadı",
  "en/index.html": "home",
  "en/404.html": "not found",
  "en/services/index.html": "services",
  "en/services/404.html": "no such service",
  "en/services/vip-car-rental/index.html": "rental",
  "ru/index.html": "главная",
  "ru/404.html": "не найдено",
  "assets/main-3f2a.js": SCRIPT,
  "assets/main-3f2a.js.br": brotliCompressSync(SCRIPT),
  "assets/main-3f2a.js.gz": gzipSync(SCRIPT),
  "_data/en/home.json": "{}",
  "en/blog/index.html": "order 0",
  "en/blog/index.1.html": "order 1",
  "en/blog/index.2.html": "order 2",
  "en/blog/a-post/index.html": "a post",
  "images/film.mp4": FILM,
  "images/gone.webp": FILM,
  "images/small.webp": FILM.slice(0, 100),
  "fonts/jost-latin.woff2": "face",
  "maps/peninsula.svg": "<svg/>",
  "robots.txt": "User-agent: *",
  "sw.js": "self",
  "manifest.webmanifest": "{}",
  ".well-known/security.txt": "Contact: x",
  ".build.json": '{"siteUrl":"https://vip.example"}',
  ".vite/manifest.json": "{}",
};

const folder = await temporaryFolder();
for (const [name, body] of Object.entries(FILES)) {
  mkdirSync(dirname(join(folder.path, name)), { recursive: true });
  writeFileSync(join(folder.path, name), body);
}
// A site has no state, so one serves every test.
const relay = await createTestRelay({ site: loadSite(folder.path) });

afterAll(async () => {
  await relay.close();
  await folder.remove();
});

test.each([
  ["/tr", "ana sayfa"],
  ["/en", "home"],
  ["/en/services?utm=1", "services"],
  ["/en/services/vip%2Dcar%2Drental", "rental"],
  ["/robots.txt", "User-agent: *"],
  ["/.well-known/security.txt", "Contact: x"],
])("%s is served", async (path, body) => {
  const response = await relay.request(path);
  expect([response.status, await response.text()]).toEqual([200, body]);
});

test.each<[string, Record<string, string>, number, string]>([
  // From a URL without a language: to the stored language, else the browser's, else Turkish. The query is kept.
  ["/", {}, 302, "/tr"],
  ["/?from=airport", {}, 302, "/tr?from=airport"],
  ["/", { "accept-language": "ru-RU,en;q=0.5" }, 302, "/ru"],
  ["/", { "accept-language": "de,ru" }, 302, "/en"],
  ["/", { cookie: "a=1; language=en", "accept-language": "ru" }, 302, "/en"],
  ["/", { cookie: "language=de", "accept-language": "ru" }, 302, "/ru"],
  ["/services/", { "accept-language": "en" }, 302, "/en/services"],
  ["/services/vip-car-rental?a=1&b=%20", { "accept-language": "en" }, 302, "/en/services/vip-car-rental?a=1&b=%20"],
  ["/tours/efes-turu", {}, 302, "/tr/tours/efes-turu"],
  // To the URL without extra slashes.
  ["/en/services/?a=1", {}, 308, "/en/services?a=1"],
  ["/en/services//", {}, 308, "/en/services"],
  // A tour that was merged into another one.
  ["/en/tours/standart-tekne-turu?a=1", {}, 301, "/en/tours/efes-turu?a=1"],
  ["/tours/standart-tekne-turu?a=1", { "accept-language": "ru" }, 302, "/ru/tours/efes-turu?a=1"],
  // No redirect leads to another host.
  ["//services", {}, 302, "/tr/services"],
  ["/blog/%0d%0aLocation:%20x", {}, 302, "/tr/blog/%0D%0ALocation%3A%20x"],
])("%s %j redirects once: %i %s", async (path, headers, status, location) => {
  const response = await relay.request(path, { headers });
  expect([response.status, response.headers.get("location")]).toEqual([status, location]);
  const byLanguage = status === 302;
  expect(response.headers.get("cache-control")).toBe(byLanguage ? "no-store" : null);
  expect(response.headers.get("vary")).toBe(byLanguage ? "Cookie, Accept-Language" : null);
});

test.each([
  ["/nowhere", "bulunamadı"],
  ["/services/a/b", "bulunamadı"],
  ["//evil.example/", "bulunamadı"],
  ["/services/%2F%2Fevil.example", "bulunamadı"],
  ["/%zz", "bulunamadı"],
  ["/en/a%00b", "bulunamadı"],
  ["/en\\services", "bulunamadı"],
  ["http://evil.example/en", "bulunamadı"],
  ["*", "bulunamadı"],
  ["/%2e%2e/%2e%2e/etc/passwd", "bulunamadı"],
  ["/assets/..%2f..%2fpackage.json", "bulunamadı"],
  ["/assets/none.js", "bulunamadı"],
  ["/robots.txt/", "bulunamadı"],
  ["/.build.json", "bulunamadı"],
  ["/.vite/manifest.json", "bulunamadı"],
  ["/en/index.html", "not found"],
  ["/en/404.html", "not found"],
  ["/en/blog/index.1.html", "not found"],
  ["/tr/yok", "Türkçe bulunamadı"],
  ["/ru/services/x", "не найдено"],
  ["/en/services/x", "no such service"],
  ["/__proto__", "bulunamadı"],
])("%s is not found: %s", async (path, body) => {
  const response = await relay.request(path);
  expect([response.status, await response.text()]).toEqual([404, body]);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
});

test.each([
  ["br, gzip", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["*", "br"],
  ["", null],
])("Accept-Encoding %j gets %s", async (accepted, encoding) => {
  const response = await relay.request("/assets/main-3f2a.js", { headers: { "accept-encoding": accepted } });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("vary")).toBe("Accept-Encoding");
  const body = await response.arrayBuffer();
  expect(response.headers.get("content-length")).toBe(String(body.byteLength));
  expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
});

test.each([
  ["/en", "text/html; charset=utf-8"],
  ["/_data/en/home.json", "application/json; charset=utf-8"],
  ["/images/film.mp4", "video/mp4"],
  ["/fonts/jost-latin.woff2", "font/woff2"],
  ["/manifest.webmanifest", "application/manifest+json"],
])("%s is %s, and is sent uncompressed if there is no compressed file", async (path, type) => {
  const { headers } = await relay.request(path, { headers: { "accept-encoding": "br, gzip" } });
  expect([headers.get("content-type"), headers.get("content-encoding"), headers.get("vary")]).toEqual([
    expect.stringMatching(`^${type.replaceAll("+", "\\+")}`),
    null,
    null,
  ]);
});

test("hashed files are cached for a year, pages and data are revalidated, pictures are cached for a day", async () => {
  const control = async (path: string) => (await relay.request(path)).headers.get("cache-control");
  expect(await control("/assets/main-3f2a.js")).toBe("public, max-age=31536000, immutable");
  expect(await control("/en")).toBe("no-cache");
  expect(await control("/_data/en/home.json")).toBe("no-cache");
  expect(await control("/en/nowhere")).toBe("no-cache");
  expect(await control("/images/small.webp")).toBe("public, max-age=86400");
});

test.each([
  ["/assets/main-3f2a.js", false],
  ["/images/small.webp", false],
  ["/en", true],
  ["/en/nowhere", true],
  // A worker has the policy of its own response, and an SVG file that is opened directly is a document, which may contain scripts.
  ["/sw.js", true],
  ["/maps/peninsula.svg", true],
])("whether %s has the policies of a document: %s", async (path, says) => {
  const { headers } = await relay.request(path);
  expect(headers.get("content-security-policy") !== null).toBe(says);
  expect(headers.get("permissions-policy") !== null).toBe(says);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(headers.get("strict-transport-security")).toBe("max-age=63072000");
});

test.each(["/en", "/assets/main-3f2a.js"])("%s is not sent again if it is unchanged", async (path) => {
  const headers = { "accept-encoding": "br" };
  const { headers: first } = await relay.request(path, { headers });
  const tag = first.get("etag") ?? "";
  expect(tag).toMatch(/^W\/"[\w-]+"$/);
  for (const condition of [tag, tag.slice(2), `"other", ${tag}`, "*"]) {
    const again = await relay.request(path, { headers: { ...headers, "if-none-match": condition } });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", tag]);
    expect(again.headers.get("cache-control")).toBe(first.get("cache-control"));
  }
  expect((await relay.request(path, { headers: { ...headers, "if-none-match": '"other"' } })).status).toBe(200);
});

test("the ETag is that of the content, whatever the size and time of the file, and each encoding has its own", async () => {
  const tagOf = async (from: Pick<typeof relay, "request">, accepted: string) =>
    (await from.request("/assets/main-3f2a.js", { headers: { "accept-encoding": accepted } })).headers.get("etag");
  const tags = [await tagOf(relay, "br"), await tagOf(relay, "gzip"), await tagOf(relay, "")];
  expect(new Set(tags).size).toBe(3);

  const other = await temporaryFolder();
  onTestFinished(other.remove);
  const path = join(other.path, "assets/main-3f2a.js");
  mkdirSync(dirname(path));
  writeFileSync(path, SCRIPT);
  utimesSync(path, 1, 1);
  const same = await createTestRelay({ site: loadSite(other.path) });
  onTestFinished(same.close);
  expect(await tagOf(same, "")).toBe(tags[2]);
  // Also while the relay runs.
  writeFileSync(`${path}.new`, SCRIPT.replace(/.$/, "~"));
  utimesSync(`${path}.new`, 1, 1);
  renameSync(`${path}.new`, path);
  expect(await tagOf(same, "")).not.toBe(tags[2]);
});

test.each(["/en", "/assets/main-3f2a.js", "/en/nowhere"])("HEAD %s is GET without a body", async (path) => {
  const [head, get] = await Promise.all([relay.request(path, { method: "HEAD" }), relay.request(path)]);
  expect(head.status).toBe(get.status);
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  expect(await head.text()).toBe("");
  await get.body?.cancel();
});

test("a film is served in ranges, and a range beyond the end gets 416", async () => {
  const ask = (range: string) =>
    relay.request("/images/film.mp4", { headers: { range, "accept-encoding": "br, gzip" } });
  const response = await ask("bytes=99990-");
  expect([response.status, response.headers.get("content-range")]).toEqual([206, "bytes 99990-99999/100000"]);
  expect([response.headers.get("content-type"), response.headers.get("content-encoding")]).toEqual(["video/mp4", null]);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(FILM.slice(99_990));
  expect((await ask("bytes=100000-")).status).toBe(416);
});

test("a compressed file is sent in full if a range is wanted: ranges of it could not be combined", async () => {
  const headers = { range: "bytes=0-9", "accept-encoding": "br" };
  const { status, headers: answered } = await relay.request("/assets/main-3f2a.js", { headers });
  expect([status, answered.get("content-range")]).toEqual([200, null]);
});

/** Makes the next read of a file fail after `bytes`. */
function failReading(bytes: Uint8Array): void {
  const failing = vi.spyOn(fs, "createReadStream").mockImplementation(() => {
    async function* chunks(): AsyncGenerator<Uint8Array> {
      if (bytes.length > 0) yield bytes;
      await new Promise((later) => setTimeout(later, 20));
      throw Object.assign(new Error("i/o error"), { code: "EIO" });
    }
    return Readable.from(chunks(), { objectMode: false }) as fs.ReadStream;
  });
  onTestFinished(() => failing.mockRestore());
}

test("a file that cannot be read gets 500", async () => {
  failReading(new Uint8Array());
  const response = await relay.request("/images/film.mp4", { headers: { range: "bytes=0-9" } });
  expect([response.status, await response.text()]).toEqual([500, "Internal Server Error\n"]);
  for (const name of ["content-range", "accept-ranges", "etag"]) expect(response.headers.get(name)).toBeNull();
  expect(relay.lines.join()).toContain('"outcome":"file cannot be read"');
});

test("if reading a file fails half-way, the response is aborted, and the relay goes on", async () => {
  const log = createLog({ level: "error", secrets: [], destination: { write: () => undefined } });
  // Over the network, because an in-memory connection does not report that the other side has disconnected.
  const server = createServer(createPages(loadSite(folder.path), securityHeaders("https://vip.example"), log));
  const film = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}/images/film.mp4`;
  onTestFinished(() => void server.close());
  failReading(FILM.slice(0, 50_000));
  await expect(fetch(film).then((response) => response.arrayBuffer())).rejects.toThrow("terminated");
  vi.restoreAllMocks();
  expect((await fetch(film)).status).toBe(200);
});

test("a file that was deleted after the start is not found", async () => {
  rmSync(join(folder.path, "images/gone.webp"));
  expect((await relay.request("/images/gone.webp")).status).toBe(404);
});

test("POST is not allowed for a page", async () => {
  const response = await relay.request("/en", { method: "POST" });
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("without a built site URLs still redirect, and the page says what to do", async () => {
  const bare = await createTestRelay();
  onTestFinished(bare.close);
  expect((await bare.request("/")).headers.get("location")).toBe("/tr");
  const response = await bare.request("/tr");
  expect([response.status, await response.text()]).toEqual([404, "The site is not built yet: run npm start.\n"]);
});

test("a page with several orders is served in each of them, and is not cached", async () => {
  const seen = new Set<string>();
  for (let load = 0; load < 100; load++) {
    const response = await relay.request("/en/blog");
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    seen.add(await response.text());
  }
  // The probability that one of three is missing after a hundred loads is 10^-17.
  expect([...seen].toSorted()).toEqual(["order 0", "order 1", "order 2"]);
});

test("pages below one with several orders are not affected", async () => {
  const post = await relay.request("/en/blog/a-post");
  expect([await post.text(), post.headers.get("cache-control")]).toEqual(["a post", "no-cache"]);
});

test.each([
  ["a range beyond the end", "/images/film.mp4", { range: "bytes=999999-" }, 416],
  ["a failed precondition", "/en", { "if-match": '"another"' }, 412],
])("the response to %s has the headers of the site", async (_, path, headers, status) => {
  const response = await relay.request(path, { headers });
  expect(response.status).toBe(status);
  expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
  expect(response.headers.get("strict-transport-security")).not.toBeNull();
});
