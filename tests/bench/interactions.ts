import type { Browser, Locator, Page } from "@playwright/test";
import type { MachineSpeed } from "#tests/bench/machineSpeed.ts";
import { CPU_SLOWDOWN, openPhone } from "#tests/bench/phone.ts";

/** An interaction on a warm page, and how to undo it. */
export interface Interaction {
  what: string;
  path: string;
  act: (page: Page) => Promise<void>;
  undo?: (page: Page) => Promise<void>;
}

const nameField = (page: Page): Locator => page.locator("input[name=fullName]");

/** The most frequent interactions. */
export const INTERACTIONS: readonly Interaction[] = [
  {
    what: "Typing a name",
    path: "/en/reservation",
    act: async (page) => {
      await nameField(page).focus();
      await page.keyboard.type("Emma Clarke", { delay: 60 });
    },
    undo: (page) => nameField(page).fill(""),
  },
  {
    what: "Choosing a place",
    path: "/en/reservation",
    act: async (page) => {
      await page.locator("select[name=to]").focus();
      await page.keyboard.type("Y");
    },
  },
  {
    what: "Opening the list of countries",
    path: "/en/reservation",
    act: async (page) => page.getByRole("button", { name: /\+\d/ }).tap(),
    undo: (page) => page.keyboard.press("Escape"),
  },
  {
    what: "Opening the menu",
    path: "/en",
    act: async (page) => page.locator("header button[aria-haspopup=dialog]").tap(),
    undo: (page) => page.keyboard.press("Escape"),
  },
  {
    what: "Unfolding an answer",
    path: "/en/faq",
    act: async (page) => page.locator("main h3 button").nth(1).tap(),
    undo: async (page) => page.locator("main h3 button").nth(1).tap(),
  },
  {
    what: "Opening a picture",
    path: "/en/gallery",
    act: async (page) => page.locator("main li a[role=button]").first().tap(),
    undo: (page) => page.keyboard.press("Escape"),
  },
];

/** Records the longest time from an event to the next paint. Runs in the page. */
function recordSlowestEvent(): void {
  const slowest = { ms: 0 };
  Object.assign(window, { slowest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) slowest.ms = Math.max(slowest.ms, entry.duration);
    }
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * The slowest time in milliseconds from an event to the next paint, for each of `times` runs of `act`. The first run is left out, because
 * it warms the page up. 16 stands for times that are too short to be reported.
 */
export async function timesOf(
  browser: Browser,
  origin: string,
  interaction: Interaction,
  times: number,
  machineSpeed: MachineSpeed,
): Promise<number[]> {
  const { page, slowDown, close } = await openPhone(browser, { isOnSlowNetwork: false });
  const found: number[] = [];
  try {
    await page.addInitScript(recordSlowestEvent);
    await page.goto(origin + interaction.path, { waitUntil: "networkidle" });
    for (let turn = 0; turn <= times; turn += 1) {
      await slowDown(await machineSpeed.slowdownFor(CPU_SLOWDOWN));
      await page.evaluate(() => ((window as unknown as { slowest: { ms: number } }).slowest.ms = 16));
      await interaction.act(page);
      await page.waitForTimeout(700);
      const ms = await page.evaluate(() => (window as unknown as { slowest: { ms: number } }).slowest.ms);
      if (turn > 0) found.push(ms);
      await interaction.undo?.(page);
      await page.waitForTimeout(700);
    }
  } finally {
    await close();
  }
  return found;
}
