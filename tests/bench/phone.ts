import type { Browser, CDPSession, Page } from "@playwright/test";

/**
 * Lighthouse's slow phone: processor four times slower, 1.6 Mbit/s with a round-trip time of 150 ms. The values below are those of its
 * DevTools throttling, which multiplies the round-trip time by 3.75 and the throughput by 0.9.
 */
export const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

export interface Phone {
  page: Page;
  /** Throttles the processor by this factor. */
  slowDown: (times: number) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens a tab with a viewport of 390 × 844 and an empty cache. */
export async function openPhone(browser: Browser, { isOnSlowNetwork }: { isOnSlowNetwork: boolean }): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: "en-GB",
    // Without the service worker, whose downloads would compete with the measured page.
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
