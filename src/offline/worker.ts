/// <reference lib="webworker" />

/*
 * The service worker, served as `/sw.js?languages=…`. docs/offline.md describes what it caches, how it is updated and
 * how to switch it off.
 */
import { cacheNames, clientsClaim, setCacheNameDetails, type WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { addPlugins, getCacheKeyForURL, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";

import type { PageData } from "#src/content/pageData/pageDataTypes.ts";
import { FROM_CACHE } from "#src/domain/connection.ts";
import { isLanguage, languageOfTag, type Language } from "#src/domain/language.ts";
import { placeLabel } from "#src/domain/places.ts";
import { answerCalendarRequest, type CalendarFacts } from "#src/domain/rideCalendar.ts";
import { CALENDAR_ENDPOINT, dataPathOf, inLanguage, isKnownWithoutLanguage } from "#src/i18n/paths.ts";
import { languagesOfWorker, offlinePath, type PrecachedFile } from "./languages.ts";

declare const self: ServiceWorkerGlobalScope;

/** Prefix of the site's cache names. Other caches of this origin are left alone. */
const CACHE_PREFIX = "offline";
const RUNTIME_CACHE = `${CACHE_PREFIX}-seen`;
const PICTURE_CACHE = `${CACHE_PREFIX}-pictures`;
const MAX_PICTURES = 40;
/** Pages, data, code and styles together: some forty pages. */
const MAX_SEEN = 200;
/** How long to wait for the network before using a cached copy. */
const NETWORK_TIMEOUT_SECONDS = 4;

/** Treats a server error as a failed request. */
const failOnServerError: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`${response.url}: ${response.status}`);
    return response;
  },
};

/**
 * Caches complete responses by path, ignoring the query. Redirected responses are excluded, because browsers refuse
 * them for navigations.
 */
const cacheByPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
  cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
};

/** Revalidates files in the HTTP cache instead of downloading them again. */
const revalidation: WorkboxPlugin = {
  requestWillFetch: async ({ request }) =>
    request.cache === "reload" ? new Request(request, { cache: "no-cache" }) : request,
};

/**
 * Falls back to the precached copy when the network fails. Network responses do not update it, so that all of it stays
 * from one build.
 */
const precacheFallback: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const copy = await matchPrecache(new URL(request.url).pathname);
    return copy && markFromCache(copy);
  },
};

/** Falls back to the runtime cache and then, for navigations, to the offline page. */
const runtimeCacheFallback: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && markFromCache(cachedResponse),
  handlerDidError: async ({ request }) =>
    request.mode === "navigate" ? offlinePage(new URL(request.url).pathname) : undefined,
};

/** Answers as the relay does when the network fails. */
const calendarFallback: WorkboxPlugin = {
  handlerDidError: async ({ request }) => answerCalendarRequest(request.url, calendarFacts, new Date()),
};

/** Falls back to the one precached size of a picture. */
const otherSizeFallback: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const { pathname } = new URL(request.url);
    const other = manifest.find(({ url }) => withoutWidth(url) === withoutWidth(pathname));
    return other && matchPrecache(other.url);
  },
};

/** Two routes share the runtime cache, so they share what evicts its least recently used entries. */
const seenExpiration = new ExpirationPlugin({ maxEntries: MAX_SEEN, purgeOnQuotaError: true }) as WorkboxPlugin;

const languages = languagesOfWorker(self.location.href);
/** Precache manifest, injected by the build; empty if `OFFLINE_ENABLED` is false. */
const manifest = self.__WB_MANIFEST as PrecachedFile[];
if (manifest.length > 0) serve(manifest);
else unregister();

function serve(files: readonly PrecachedFile[]): void {
  setCacheNameDetails({ prefix: CACHE_PREFIX });
  // Take control of the page that registered the worker at once.
  clientsClaim();

  self.addEventListener("install", () => {
    // A new build waits until all tabs of the older build are closed, because those still ask for its code. A change of
    // language does not have to wait.
    const { active } = self.registration;
    if (active && active.scriptURL !== self.location.href) void self.skipWaiting();
  });
  self.addEventListener("activate", (event) => {
    // Pages in the runtime cache need the code of their build, which the precache has just dropped.
    event.waitUntil(deleteCaches((name) => name !== cacheNames.precache && name !== PICTURE_CACHE));
    // An earlier worker enabled navigation preload, with which Firefox shows its own error page offline.
    event.waitUntil(Promise.resolve(self.registration.navigationPreload?.disable()));
  });

  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === CALENDAR_ENDPOINT,
    new NetworkOnly({ networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS, plugins: [failOnServerError, calendarFallback] }),
  );

  const isContent = (path: string) => isPage(path) || path.startsWith("/_data/");
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isContent(url.pathname) && isPrecached(url.pathname),
    new NetworkOnly({ networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS, plugins: [failOnServerError, precacheFallback] }),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isContent(url.pathname),
    new NetworkFirst({
      networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
      cacheName: RUNTIME_CACHE,
      plugins: [failOnServerError, cacheByPath, seenExpiration, runtimeCacheFallback],
    }),
  );
  // Registered after the first route, which handles precached pages and data.
  addPlugins([revalidation]);
  precacheAndRoute(files.filter(shouldPrecache));
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/(?:assets|fonts|icons)\//.test(url.pathname),
    new CacheFirst({ cacheName: RUNTIME_CACHE, plugins: [cacheByPath, seenExpiration] }),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/(?:images|maps)\//.test(url.pathname),
    new NetworkFirst({
      networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
      cacheName: PICTURE_CACHE,
      plugins: [
        cacheByPath,
        new ExpirationPlugin({ maxEntries: MAX_PICTURES, purgeOnQuotaError: true }) as WorkboxPlugin,
        otherSizeFallback,
      ],
    }),
  );
}

/** From the data of the page with the form, which are precached in the visitor's languages. Throws for another language. */
async function calendarFacts(language: Language): Promise<CalendarFacts> {
  const data = await matchPrecache(dataPathOf(language, "reservation"));
  if (!data) throw new Error(`the data of /${language}/reservation are not precached`);
  const { booking } = (await data.json()) as PageData["reservation"];
  const { contact, places } = booking;
  return { business: contact.name, phone: contact.phone.display, labelOf: (id) => placeLabel(places, id) };
}

/** Whether to precache a file. Of languages that are not used, only the offline page is cached. */
function shouldPrecache({ url, language }: PrecachedFile): boolean {
  return !language || languages.includes(language) || url === offlinePath(language);
}

/** Whether a path is that of a page, with or without a language. API paths are not. */
function isPage(path: string): boolean {
  return !/\.\w+$/.test(path) && (isLanguage(path.split("/")[1]) || isKnownWithoutLanguage(path));
}

function isPrecached(path: string): boolean {
  return getCacheKeyForURL(path) !== undefined;
}

/** Path of an image (`/images/{name}-{width}.{format}`) without its width. The sizes differ only in resolution. */
function withoutWidth(path: string): string {
  return path.replace(/-\d+(?=\.\w+$)/, "");
}

/** Marks a cached page as served from the cache. Other files are returned unchanged. */
async function markFromCache(copy: Response): Promise<Response> {
  if (!copy.headers.get("content-type")?.startsWith("text/html")) return copy;
  const html = await copy.text();
  return new Response(html.replace("<html", `<html ${FROM_CACHE}`), { headers: copy.headers });
}

/** Offline page for a path, in the language of that path. */
async function offlinePage(path: string): Promise<Response | undefined> {
  const preferred = languageOfTag(self.navigator.language);
  const cachedLanguage = languages.includes(preferred) ? preferred : (languages[0] ?? preferred);
  const segment = path.split("/")[1];
  const language = isLanguage(segment) ? segment : cachedLanguage;
  // The server would redirect a path without a language or with a trailing slash.
  const canonical = inLanguage(path, language);
  if (canonical !== path) return Response.redirect(canonical);
  const page = await matchPrecache(offlinePath(language));
  if (!page || languages.includes(language)) return page;
  // The pages that it links to are cached in another language only.
  const html = (await page.text()).replaceAll(`href="/${language}`, `href="/${cachedLanguage}`);
  return new Response(html, { headers: page.headers });
}

/** Deletes all caches and unregisters the worker. Open tabs continue to work over the network. */
function unregister(): void {
  self.addEventListener("install", () => void self.skipWaiting());
  self.addEventListener("activate", (event) => {
    event.waitUntil(deleteCaches(() => true).then(() => self.registration.unregister()));
  });
}

/** Deletes the site's own caches that match. */
async function deleteCaches(isStale: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  const stale = names.filter((name) => name.startsWith(`${CACHE_PREFIX}-`) && isStale(name));
  await Promise.all(stale.map((name) => caches.delete(name)));
}
