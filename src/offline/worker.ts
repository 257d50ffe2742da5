/*
 * The service worker, served as `/sw.js`. What it does with a request (`wayOf` says which way one goes):
 *
 * - pages and their data: the network, for four seconds; then, or where there is none, or where the server fails, the copy that is
 *   kept. A page without a copy is waited for, and without a network `/{language}/offline.html` stands in for it under its address,
 *   in every language. A copy that is given because the network did not answer says so on its root element.
 * - code and styles (`/assets/`, named after what is in them): the copy, else the network.
 * - faces, icons and manifests: the copy of this version, else the network.
 * - pictures: the network, else the copy, else another size of the same picture; the last forty are kept.
 * - everything else is not touched: no POST, nothing below `/api/`, no film, nothing that is asked for in parts.
 *
 * Kept from the start are home, prices, contact and form in the languages that are read, with all they need, on one shelf per version
 * of the site: whole and of one build, never overwritten. Beside it is what was seen on the way.
 *
 * A new version is another `/sw.js`. It fills its own shelf and then waits until no tab is open that began with the older one, whose
 * code thus stays at hand as long as anybody may ask for it; only then the older shelves are dropped. So there is no `skipWaiting` here.
 *
 * `KEEPS_PAGES` in switch.ts turns it off: the worker then deletes what it kept and unregisters itself.
 */
import { FROM_SHELF, savesData } from "#src/domain/connection.ts";
import { isLanguage, LANGUAGES, languageOfPath, languageOfTag, type Language } from "#src/domain/language.ts";
import { inLanguage, isKnownWithoutLanguage } from "#src/i18n/paths.ts";
import { KEPT_FILES, type KeptFiles } from "./keptFiles.ts";
import { adoptedPaths } from "./message.ts";
import { inTime } from "./patience.ts";
import type { FetchedEvent, WorkerScope } from "./scope.ts";
import { languagesIn, offlinePath, ownShelves, shelvesOf, staleShelves, standInPath } from "./shelves.ts";
import { isHashed, isKeepable, pictureOf, wayOf, type Way } from "./way.ts";

/** How long the network may take where there is a copy, in milliseconds. */
const PATIENCE = 4_000;
/** A language that is only now come to is kept once its page has had the line for itself for so long, in milliseconds. */
const AFTER_THE_PAGE = 5_000;
/** So many pictures are kept. */
const MAX_PICTURES = 40;
/** So many files at a time are fetched to be kept. */
const AT_A_TIME = 4;

const scope = self as unknown as WorkerScope;
const { origin } = scope.location;
const kept = scope[KEPT_FILES];
if (kept) serve(kept);
else takeLeave();

function serve({ version, files, sheets }: KeptFiles): void {
  const shelves = shelvesOf(version);
  const inKept = new Set([...Object.values(files).flat(), ...Object.keys(sheets)]);
  const underWay = new Map<Language, Promise<void>>();

  scope.addEventListener("install", (event) => event.waitUntil(install()));
  scope.addEventListener("activate", (event) => event.waitUntil(activate()));
  scope.addEventListener("message", (event) => event.waitUntil(adopt(adoptedPaths(event.data))));
  scope.addEventListener("fetch", (event) => {
    const way = wayOf(event.request, origin);
    if (way) event.respondWith(answer(event, way));
  });

  /** Keeps the languages of the tabs that are open and those that the version before kept. */
  async function install(): Promise<void> {
    const tabs = await scope.clients.matchAll({ includeUncontrolled: true, type: "window" });
    const languages = new Set(tabs.map(({ url }) => languageOfPath(new URL(url).pathname)));
    for (const name of ownShelves(await caches.keys())) {
      for (const language of languagesIn(await pathsOn(name))) languages.add(language);
    }
    for (const language of languages) await keep(language);
    await Promise.all(LANGUAGES.map(keepStandIn));
  }

  /** Keeps what tells that there is no network in a language that nobody has read yet: somebody may turn to it without one. */
  async function keepStandIn(language: Language): Promise<void> {
    const shelf = await caches.open(shelves.kept);
    const page =
      (await shelf.match(offlinePath(language))) ?? (await fetch(offlinePath(language), { cache: "no-cache" }));
    if (!isKeepable(page)) throw new Error(`${offlinePath(language)}: ${page.status}`);
    await shelf.put(standInPath(language), page);
  }

  async function activate(): Promise<void> {
    await Promise.all(staleShelves(await caches.keys(), shelves).map((name) => caches.delete(name)));
    // The page is asked for while the worker starts; browsers that cannot do so ask a little later.
    await scope.registration.navigationPreload?.enable();
    // The page that asked for the worker is served by it from now on. There is no other: a newer version waits until all are gone.
    await scope.clients.claim();
  }

  /** Keeps all that a language needs, or throws; what is there already is not asked for again. */
  async function keep(language: Language): Promise<void> {
    const shelf = await caches.open(shelves.kept);
    const last = files[language].at(-1);
    const waiting = files[language].slice(0, -1);
    const fetchNext = async (): Promise<void> => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await keepFile(shelf, path);
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, fetchNext));
    for (const [sheet, parts] of Object.entries(sheets)) await putTogether(shelf, sheet, parts);
    if (last) await keepFile(shelf, last);
  }

  async function keepFile(shelf: Cache, path: string): Promise<void> {
    if (await shelf.match(path, { ignoreVary: true })) return;
    const copy = isHashed(path) ? await anyCopyOf(path) : undefined;
    // What has no hash in its name is asked for again, which costs next to nothing where it has not changed.
    const response = copy ?? (await fetch(path, { cache: isHashed(path) ? "default" : "no-cache" }));
    if (!isKeepable(response)) throw new Error(`${path}: ${response.status}`);
    await shelf.put(path, response);
  }

  async function putTogether(shelf: Cache, sheet: string, parts: readonly string[]): Promise<void> {
    if (await shelf.match(sheet)) return;
    const texts = await Promise.all(parts.map(async (part) => (await shelf.match(part, { ignoreVary: true }))?.text()));
    const headers = { "Content-Type": "text/css; charset=utf-8" };
    await shelf.put(sheet, new Response(texts.join(""), { headers }));
  }

  /** Takes over what a page had before there was a worker, out of the browser's own cache. */
  async function adopt(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      const url = new URL(path, origin).href;
      const request = new Request(url, { cache: "force-cache" });
      const isPage = isLanguage(path.split("/")[1]) && !/\.\w+$/.test(path);
      const way = isPage ? "page" : wayOf(request, origin);
      if (!way || inKept.has(path) || (await copyOf(path, way))) continue;
      const response = await fetch(request).catch(() => undefined);
      if (response) await store(path, way, response);
    }
  }

  async function answer(event: FetchedEvent, way: Way): Promise<Response> {
    const { pathname } = new URL(event.request.url);
    if (way === "asset" || way === "file") {
      return (await copyOf(pathname, way)) ?? fromNetwork(event, pathname, way);
    }
    if (way !== "picture") keepLanguageOf(event, pathname, way);
    const asked = fromNetwork(event, pathname, way);
    const inGoodTime = await inTime(asked, PATIENCE);
    if (inGoodTime && inGoodTime.status < 500) return inGoodTime;
    const copy = await copyOf(pathname, way);
    if (copy) return way === "page" && !inGoodTime ? marked(copy) : copy;
    return way === "page" ? asked.catch((error: unknown) => standInFor(pathname, error)) : asked;
  }

  /** Asks the network, and keeps a copy of what comes even where nobody waits for it any longer. */
  async function fromNetwork(event: FetchedEvent, pathname: string, way: Way): Promise<Response> {
    const asking = way === "page" ? preloadedOr(event) : fetch(event.request);
    event.waitUntil(
      asking.then(
        (response) => store(pathname, way, response),
        () => undefined,
      ),
    );
    return asking;
  }

  async function preloadedOr({ request, preloadResponse }: FetchedEvent): Promise<Response> {
    return (await preloadResponse) ?? fetch(request);
  }

  /** Keeps a copy of an answer. A full disk is no reason to fail: the answer itself is there. */
  async function store(path: string, way: Way, response: Response): Promise<void> {
    if (inKept.has(path) || !isKeepable(response)) return;
    // Before anything is waited for: once the page reads the answer it can no longer be copied.
    const copy = response.clone();
    try {
      const shelf = await caches.open(way === "picture" ? shelves.pictures : shelves.seen);
      await shelf.put(path, copy);
      if (way !== "picture") return;
      const pictures = await shelf.keys();
      await Promise.all(pictures.slice(0, -MAX_PICTURES).map((oldest) => shelf.delete(oldest)));
    } catch {
      return;
    }
  }

  /** What is kept of a path, whichever query it is asked with. */
  async function copyOf(path: string, way: Way): Promise<Response | undefined> {
    if (way === "asset") return anyCopyOf(path);
    for (const name of way === "picture" ? [shelves.pictures, shelves.kept] : [shelves.kept, shelves.seen]) {
      const shelf = await caches.open(name);
      const copy = await shelf.match(path, { ignoreVary: true });
      if (copy) return copy;
    }
    return way === "picture" ? otherSizeOf(path) : undefined;
  }

  function anyCopyOf(path: string): Promise<Response | undefined> {
    return caches.match(path, { ignoreVary: true });
  }

  async function otherSizeOf(path: string): Promise<Response | undefined> {
    const picture = pictureOf(path);
    if (!picture) return undefined;
    for (const name of [shelves.pictures, shelves.kept]) {
      const other = (await pathsOn(name)).find((one) => pictureOf(one) === picture);
      if (other) return (await caches.open(name)).match(other, { ignoreVary: true });
    }
    return undefined;
  }

  /** What is shown in place of a page that is not kept and cannot be had. Throws `error` where nothing is. */
  async function standInFor(pathname: string, error: unknown): Promise<Response> {
    const there = languagesIn(await pathsOn(shelves.kept));
    const asked = pathname.split("/")[1];
    const wanted = isLanguage(asked) ? asked : languageOfTag(scope.navigator.language);
    // Whose pages are at hand.
    const language = there.find((one) => one === wanted) ?? there[0];
    if (!language) throw error;
    const bare = pathname.replace(/(?!^)\/+$/, "");
    // What the server would send elsewhere: an address without a language, or with a slash at its end.
    if (bare !== pathname) return Response.redirect(new URL(bare, origin).href);
    if (isKnownWithoutLanguage(bare)) return Response.redirect(new URL(inLanguage(bare, language), origin).href);
    const page = await copyOf(standInPath(wanted), "page");
    if (!page) throw error;
    if (wanted === language) return page;
    // What it leads to is at hand in another language alone.
    const html = (await page.text()).replace(new RegExp(`(<a [^>]*href="/)${wanted}\\b`, "g"), `$1${language}`);
    return new Response(html, { headers: page.headers });
  }

  /** Who goes on in another language will want that one too. */
  function keepLanguageOf(event: FetchedEvent, pathname: string, way: Way): void {
    const language = pathname.split("/")[way === "data" ? 2 : 1];
    if (!isLanguage(language) || underWay.has(language) || savesData(scope.navigator)) return;
    const keeping = pathsOn(shelves.kept).then(async (paths) => {
      if (languagesIn(paths).includes(language)) return;
      await new Promise((goOn) => setTimeout(goOn, AFTER_THE_PAGE));
      await keep(language);
    });
    // What cannot be had now is tried again at the next page.
    const tried = keeping.catch(() => void underWay.delete(language));
    underWay.set(language, tried);
    event.waitUntil(tried);
  }
}

/** A page that says of itself that the network had not answered when it was asked for. */
async function marked(page: Response): Promise<Response> {
  const html = await page.text();
  return new Response(html.replace("<html", `<html ${FROM_SHELF}`), { headers: page.headers });
}

async function pathsOn(name: string): Promise<string[]> {
  const shelf = await caches.open(name);
  return (await shelf.keys()).map(({ url }) => new URL(url).pathname);
}

/** Deletes what was kept and goes, at once and without anybody's help. Open tabs go on; their requests go to the network. */
function takeLeave(): void {
  scope.addEventListener("install", () => void scope.skipWaiting());
  scope.addEventListener("activate", (event) => event.waitUntil(leave()));

  async function leave(): Promise<void> {
    await Promise.all(ownShelves(await caches.keys()).map((name) => caches.delete(name)));
    await scope.registration.unregister();
  }
}
