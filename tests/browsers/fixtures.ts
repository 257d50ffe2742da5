import { test as base, expect } from "@playwright/test";

import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { startSlowLine } from "#tests/deployment/slowLine.ts";
import { startFakeTelegram, type FakeTelegram } from "#tests/support/fakeTelegram.ts";
import { startFakeUpstreams, type FakeUpstreams } from "#tests/support/fakeUpstreams.ts";
import { startRelay, type RunningRelay } from "#tests/support/startRelay.ts";
import { ENGINES, type EngineName } from "./engines.ts";
import { startPausingProxy, type PausingProxy } from "./pausingProxy.ts";
import { guestIn, type Guest } from "./guest.ts";
import { JOURNEYS } from "./journeys.ts";
import type { RunningBrowser } from "./tab.ts";

/** Seed of the packets that the slow connection loses. */
const SEED = 20_270_707;

/** Options of a project of the configuration. */
export interface Options {
  window: { width: number; height: number };
  /** Offset of its languages from those of the first project. */
  ahead: number;
  /** Whether the site is reached over a slow connection that loses packets. */
  slow: boolean;
}

/** Options of the browser that all tests of a project share. */
export interface WorkerOptions {
  engine: EngineName;
}

interface Shared {
  relay: RunningRelay;
  telegram: FakeTelegram;
  upstreams: FakeUpstreams;
}

interface Fixtures extends Options {
  /** Skips the test in a browser whose installed version is not tested. */
  testedVersion: void;
  /** Whether pages may run scripts. */
  scripts: boolean;
  /** The language whose turn it is. */
  language: Language;
  pausingProxy: PausingProxy;
  guest: Guest;
}

interface WorkerFixtures extends WorkerOptions {
  fault: string | null;
  running: RunningBrowser;
  shared: Shared;
}

/** A test with a guest in a browser of its project, and a site that no test has opened before. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ["Firefox", { option: true, scope: "worker" }],
  window: [{ width: 390, height: 844 }, { option: true }],
  ahead: [0, { option: true }],
  slow: [false, { option: true }],
  scripts: [true, { option: true }],
  fault: [async ({ engine }, use) => use(ENGINES[engine].fault()), { scope: "worker" }],
  // Automatic, so that it precedes the start of the browser.
  testedVersion: [
    async ({ fault }, use, { skip }) => {
      skip(fault !== null, fault ?? "");
      await use();
    },
    { auto: true },
  ],
  running: [
    async ({ engine }, use) => {
      const running = await ENGINES[engine].start();
      await use(running);
      await running.close();
    },
    { scope: "worker" },
  ],
  // Playwright derives the required fixtures from the first parameter: none here.
  shared: [
    async ({}, use) => {
      const [telegram, upstreams] = await Promise.all([startFakeTelegram(), startFakeUpstreams()]);
      const relay = await startRelay({ env: { ...telegram.env, ...upstreams.env } });
      await use({ relay, telegram, upstreams });
      await relay.kill();
      await Promise.all([telegram.close(), upstreams.close()]);
    },
    { scope: "worker" },
  ],
  language: async ({ ahead }, use, { title }) => use(languageInTurn(title, ahead)),
  pausingProxy: async ({ shared, slow }, use) => {
    const pausingProxy = await startPausingProxy(shared.relay.port);
    const line = slow ? await startSlowLine(pausingProxy.port, SEED) : pausingProxy;
    await use({ ...pausingProxy, port: line.port });
    await pausingProxy.close();
    if (line !== pausingProxy) await line.close();
  },
  guest: async ({ running, pausingProxy, language, window, scripts }, use) => {
    const tab = await running.openTab({ ...window, scripts });
    await use(guestIn(tab, `http://127.0.0.1:${pausingProxy.port}`, language));
    const errors = [...tab.errors()];
    await tab.close();
    expect(errors, "what the page threw").toEqual([]);
  },
});

/** The language in which a project tests a journey. Together the projects test each journey in all three. */
function languageInTurn(journey: string, ahead: number): Language {
  const place = Math.max(0, (JOURNEYS as readonly string[]).indexOf(journey));
  return LANGUAGES[(place + ahead) % LANGUAGES.length] ?? "tr";
}
