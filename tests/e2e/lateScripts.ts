import type { Page } from "@playwright/test";

/** Holds back all scripts but the boot module until the returned function is called. Other routes still apply to them afterwards. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(?!boot).*\.js$/, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/** `DOMContentLoaded` fires only after the boot module has run, because module scripts are deferred. */
export const AFTER_BOOT_MODULE = { waitUntil: "domcontentloaded" } as const;
