import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { openPhone } from "#tests/bench/phone.ts";

/** What a visit to a page was like. Milliseconds, but for the shift. */
export interface Paints {
  first: number;
  largest: number;
  /** Of long tasks, what of each comes after the first paint and is over 50 ms: before it there is nothing to be touched. */
  blocking: number;
  shift: number;
}

/** The page without anything that runs, or that is fetched to run. */
function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "");
}

/** A server in front of `origin` that passes everything on and holds what it has passed; pages lose their scripts if told so. */
export async function startFront(origin: string, isBare: boolean): Promise<{ url: string; close: () => void }> {
  const held = new Map<string, Promise<{ status: number; headers: Record<string, string>; body: Buffer }>>();

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
    const sent = isPage && isBare ? Buffer.from(withoutScripts(body.toString("utf8"))) : body;
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
    const answer = held.get(path) ?? ask(path);
    held.set(path, answer);
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

/** What the browser told, as it told it: each kind comes late, and they come in no order. */
interface Told extends Pick<Paints, "first" | "largest" | "shift"> {
  tasks: { startTime: number; duration: number }[];
}

/** Notes what the browser tells of paints, shifts and long tasks, from the beginning. It runs in the page. */
function watch(): void {
  const told: Told = { first: 0, largest: 0, shift: 0, tasks: [] };
  Object.assign(window, { told });
  const on = (type: string, note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") told.first = startTime;
  });
  on("largest-contentful-paint", ({ startTime }) => (told.largest = startTime));
  on("longtask", ({ startTime, duration }) => told.tasks.push({ startTime, duration }));
  on("layout-shift", ({ value = 0, hadRecentInput = false }) => {
    if (!hadRecentInput) told.shift += value;
  });
}

/** As Lighthouse counts it: of a task that the first paint falls into, what comes after that. */
export function blockingOf({ first, tasks }: Pick<Told, "first" | "tasks">): number {
  const after = tasks.map(({ startTime, duration }) => startTime + duration - Math.max(startTime, first));
  return after.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
}

/** In which rates and weather have been asked for, have come over the slow network and are shown. */
const LIVE_DATA_MS = 1_500;

/** A first visit to `url` on a phone whose processor is `slower` times slower, on a slow network, until nothing moves any more. */
export async function paintsOf(browser: Browser, url: string, slower: number): Promise<Paints> {
  const phone = await openPhone(browser, { isOnSlowNetwork: true });
  try {
    await phone.page.addInitScript(watch);
    await phone.slowDown(slower);
    await phone.page.goto(url, { waitUntil: "load", timeout: 90_000 });
    await phone.page.waitForLoadState("networkidle", { timeout: 90_000 });
    if ((await phone.page.locator("script[type=module]").count()) > 0) {
      // The menu's button says what it controls as soon as React has taken the page over.
      await phone.page.locator("header button[aria-controls]").waitFor({ state: "attached" });
      await phone.page.waitForTimeout(LIVE_DATA_MS);
    }
    const told = await phone.page.evaluate(() => (window as unknown as { told: Told }).told);
    return { first: told.first, largest: told.largest, shift: told.shift, blocking: blockingOf(told) };
  } finally {
    await phone.close();
  }
}
