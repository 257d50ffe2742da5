import { expect } from "@playwright/test";

import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import { messageAbout, sharedTest as test, waitForHydration } from "#tests/e2e/fixtures.ts";
import { AFTER_BOOT_MODULE, holdScripts } from "#tests/e2e/lateScripts.ts";
import { alterPage, type Alterations } from "#tests/support/alterations.ts";

const ALTERATIONS: Record<string, Alterations> = {
  "a password manager": { translation: "none", extension: true, altersEarly: true },
  "a translator that replaces texts": { translation: "in font elements", extension: false, altersEarly: true },
  "a translator that hides texts": { translation: "beside the original", extension: false, altersEarly: true },
};

for (const [alterer, alterations] of Object.entries(ALTERATIONS)) {
  test(`what was typed, the focus and a press outlive ${alterer} that alters the page before it starts @once`, async ({
    page,
    context,
    shared,
    guest,
    consoleErrors,
  }) => {
    await context.addInitScript(alterPage, alterations);
    const release = await holdScripts(page);
    await page.goto("/en/reservation", AFTER_BOOT_MODULE);
    const form = page.locator(`form[action="${MESSAGE_ENDPOINT}"]`);
    const field = (name: string) => form.locator(`[name="${name}"]`);
    await field("from").selectOption("airport");
    await field("to").selectOption("torba");
    await field("date").fill("2027-07-14");
    await field("time").fill("23:30");
    await field("phone").fill("+447911123456");
    await form.locator("[name=vehicleType]").nth(1).check({ force: true });
    await field("fullName").focus();
    await page.keyboard.type(guest.slice(0, 7));
    await form.locator("[data-swaps]").click();
    await field("fullName").focus();
    release();
    await waitForHydration(page);
    await expect(field("fullName")).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.type(guest.slice(7));
    await form.locator("[type=submit]").click();
    const lines = await messageAbout(guest, shared);
    expect(lines).toContain("Telefon: +447911123456");
    expect(lines.find((line) => line.startsWith("Araç: "))).toContain("Sprinter");
    // React says that it has rendered the page anew.
    consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((text) => !/error #418/.test(text)));
  });

  test(`what is being typed into the fold outlives ${alterer} that alters the page before it starts @once`, async ({
    page,
    context,
    shared,
    guest,
    consoleErrors,
  }) => {
    await context.addInitScript(alterPage, alterations);
    const release = await holdScripts(page);
    await page.goto("/en/reservation?from=airport&to=torba&date=2027-07-14&time=23:30", AFTER_BOOT_MODULE);
    const form = page.locator(`form[action="${MESSAGE_ENDPOINT}"]`);
    const note = form.locator("[name=note]");
    await form.locator("[name=fullName]").fill(guest);
    await form.locator("[name=phone]").fill("+447911123456");
    await form.locator("summary").click();
    await note.focus();
    await page.keyboard.type("Two boards");
    // The caret is where the next word belongs, not at the end.
    for (let letters = "boards".length; letters > 0; letters--) await page.keyboard.press("ArrowLeft");
    release();
    await waitForHydration(page);
    await expect(note).toBeFocused();
    await page.keyboard.type("surf");
    await expect(note).toHaveValue("Two surfboards");
    await form.locator("[type=submit]").click();
    expect(await messageAbout(guest, shared)).toContainEqual(expect.stringContaining("Two surfboards"));
    consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((text) => !/error #418/.test(text)));
  });

  test(`a request sent before the page starts outlives ${alterer} @once`, async ({
    page,
    context,
    shared,
    guest,
    consoleErrors,
  }) => {
    await context.addInitScript(alterPage, alterations);
    const release = await holdScripts(page);
    await page.goto("/en/reservation?from=airport&to=torba&date=2027-07-14&time=23:30", AFTER_BOOT_MODULE);
    await page.locator("[name=fullName]").fill(guest);
    await page.locator("[name=phone]").fill("+447911123456");
    await page.locator("#reservation-form [type=submit]").click();
    release();
    expect(await messageAbout(guest, shared)).toContain("Telefon: +447911123456");
    consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((text) => !/error #418/.test(text)));
  });
}

test("a press on a button without a class outlives a translator that hides texts before the page starts @once", async ({
  page,
  context,
  consoleErrors,
}) => {
  await context.addInitScript(alterPage, ALTERATIONS["a translator that hides texts"] as Alterations);
  const release = await holdScripts(page);
  await page.goto("/en/prices", AFTER_BOOT_MODULE);
  const further = page.locator("button[aria-pressed]").nth(1);
  await further.click();
  release();
  await waitForHydration(page);
  await expect(further).toHaveAttribute("aria-pressed", "true");
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((text) => !/error #418/.test(text)));
});
