import { rm } from "node:fs/promises";

import { expect, type Page } from "@playwright/test";

import { pageTitle } from "#tests/support/pageTitle.ts";
import { startRelay } from "#tests/support/startRelay.ts";
import { nextDeploy } from "#tests/e2e/nextDeploy.ts";
import { messageAbout, messagesOf, test, waitForHydration } from "#tests/e2e/fixtures.ts";

/* Tabs that were open during a deployment, without a service worker that has cached the code of their release. */
test.use({ serviceWorkers: "block" });

const { booking, shell } = messagesOf("en");

async function opened(page: Page, path: string): Promise<Page> {
  await page.goto(path);
  await waitForHydration(page);
  return page;
}

test(
  "a tab that was open before a deployment keeps working",
  { tag: "@phone" },
  async ({ context, servers, guest }) => {
    const form = await opened(await context.newPage(), "/en/reservation?from=airport&to=yalikavak&date=2027-07-14");
    const codes = await opened(await context.newPage(), "/en");
    const onward = await opened(await context.newPage(), "/en/gallery");
    const folder = await nextDeploy();
    await servers.relay.kill();
    const relay = await startRelay({
      port: servers.relay.port,
      siteDir: folder,
      env: { ...servers.telegram.env, ...servers.upstreams.env },
    });

    // All code of the form was loaded with its page.
    await form.getByLabel(booking.fields.fullName, { exact: true }).fill(guest);
    await form.getByText(booking.extras.title).click();
    await form.getByLabel(booking.fields.flightNumber, { exact: true }).fill("TK 2512");
    await form.getByLabel(booking.fields.time, { exact: true }).fill("23:30");
    await form.getByLabel(booking.fields.phone, { exact: true }).fill("5321234567");
    await form.getByRole("button", { name: booking.send }).click();
    const lines = await messageAbout(guest, servers);
    for (const line of ["Telefon: +905321234567", "Uçuş: TK 2512", "Saat: 23:30"]) expect(lines).toContain(line);

    // The flags of the old release are gone; the list works without them.
    await codes.getByLabel(booking.fields.fullName, { exact: true }).fill("Emma Clarke");
    await codes.getByRole("button", { name: /\+90/ }).click();
    await codes.getByRole("option", { name: /\+49/ }).click();
    await expect(codes.getByRole("button", { name: /\+49/ })).toBeVisible();
    await expect(codes.getByLabel(booking.fields.fullName, { exact: true })).toHaveValue("Emma Clarke");

    await onward.getByRole("contentinfo").getByRole("link", { name: shell.nav.faq }).click();
    await expect(onward).toHaveTitle(pageTitle("faq", "en"));
    await waitForHydration(onward);

    await context.close();
    await relay.kill();
    await rm(folder, { recursive: true });
  },
);
