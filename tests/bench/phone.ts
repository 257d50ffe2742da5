import type { Browser, CDPSession, Page } from "@playwright/test";

/** A slow phone on a slow network, as Lighthouse applies both: processor four times slower, 1.6 Mbit/s with 150 ms there and back. */
export const SLOWER = 4;
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

export interface Phone {
  page: Page;
  /** Lets the processor be so many times slower from now on. */
  slowDown: (times: number) => Promise<void>;
  close: () => Promise<void>;
}

/** A tab of its own on a phone of 390 × 844, with nothing in its cache. */
export async function openPhone(browser: Browser, { isOnSlowNetwork }: { isOnSlowNetwork: boolean }): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: "en-GB",
    // What is kept for later would share the network with the page that is measured; a first visit is what counts.
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  if (isOnSlowNetwork) {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", NETWORK);
  }
  return {
    page,
    slowDown: async (times) => {
      await session.send("Emulation.setCPUThrottlingRate", { rate: times });
    },
    close: () => context.close(),
  };
}
