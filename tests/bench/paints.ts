import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { openPhone } from "#tests/bench/phone.ts";

/** Metrics of a visit to a page: First and Largest Contentful Paint and blocking time in milliseconds, and the layout shift. */
export interface Paints {
  first: number;
  largest: number;
  /** Total Blocking Time: of each long task after the first paint, the part over 50 ms. Before that paint nothing can be touched. */
  blocking: number;
  shift: number;
}

/** Removes all scripts and module preloads from a page. */
function removeScripts(html: string): string {
  return html
    .replaceAll(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "");
}

/** Starts a caching proxy in front of `origin`, which compresses text with Brotli. With `isBare` it removes all scripts from pages. */
export async function startFront(origin: string, isBare: boolean): Promise<{ url: string; close: () => void }> {
  const cache = new Map<string, Promise<{ status: number; headers: Record<string, string>; body: Buffer }>>();

  async function ask(path: string) {
    const answer = await fetch(origin + path, { redirect: "manual" });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get("content-type") ?? "";
    const headers: Record<string, string> = { "content-type": type };
    for (const name of ["cache-control", "location", "content-security-policy"]) {
      const value = answer.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    const isPage = type.startsWith("text/html");
    const sent = isPage && isBare ? Buffer.from(removeScripts(body.toString("utf8"))) : body;
    if (!/^(?:text|application\/(?:json|manifest))|svg/.test(type))
      return { status: answer.status, headers, body: sent };
    return {
      status: answer.status,
      headers: { ...headers, "content-encoding": "br" },
      body: brotliCompressSync(sent),
    };
  }

  const server: Server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? "/";
    const answer = cache.get(path) ?? ask(path);
    cache.set(path, answer);
    answer.then(
      ({ status, headers, body }) =>
        response.writeHead(status, { ...headers, "content-length": body.length }).end(body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Metrics as the browser reports them: with a delay, and in no particular order. */
interface ObservedMetrics extends Pick<Paints, "first" | "largest" | "shift"> {
  tasks: { startTime: number; duration: number }[];
}

/** Records paints, layout shifts and long tasks from the start of the page. Runs in the page. */
function recordMetrics(): void {
  const observed: ObservedMetrics = { first: 0, largest: 0, shift: 0, tasks: [] };
  Object.assign(window, { observed });
  const observe = (
    type: string,
    record: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") observed.first = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => (observed.largest = startTime));
  observe("longtask", ({ startTime, duration }) => observed.tasks.push({ startTime, duration }));
  observe("layout-shift", ({ value = 0, hadRecentInput = false }) => {
    if (!hadRecentInput) observed.shift += value;
  });
}

/** Total Blocking Time as Lighthouse counts it: of a task during which the first paint happens, only the part after it. */
function blockingOf({ first, tasks }: Pick<ObservedMetrics, "first" | "tasks">): number {
  const after = tasks.map(({ startTime, duration }) => startTime + duration - Math.max(startTime, first));
  return after.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
}

/** Enough time for rates and weather to be requested, to arrive over the slow network and to be rendered. */
const LIVE_DATA_MS = 1_500;

/** Measures a first visit to `url` on a phone with a slow network and a `slower` times slower processor, until the page is complete. */
export async function paintsOf(browser: Browser, url: string, slower: number): Promise<Paints> {
  const phone = await openPhone(browser, { isOnSlowNetwork: true });
  try {
    await phone.page.addInitScript(recordMetrics);
    await phone.slowDown(slower);
    await phone.page.goto(url, { waitUntil: "load", timeout: 90_000 });
    await phone.page.waitForLoadState("networkidle", { timeout: 90_000 });
    if ((await phone.page.locator("script[type=module]").count()) > 0) {
      // The menu's button has `aria-controls` only once it is hydrated.
      await phone.page.locator("header button[aria-controls]").waitFor({ state: "attached" });
      await phone.page.waitForTimeout(LIVE_DATA_MS);
    }
    const observed = await phone.page.evaluate(() => (window as unknown as { observed: ObservedMetrics }).observed);
    return { first: observed.first, largest: observed.largest, shift: observed.shift, blocking: blockingOf(observed) };
  } finally {
    await phone.close();
  }
}
