import { expect } from "@playwright/test";

import { BUSINESS } from "#content/business.ts";
import { pageTitle } from "#tests/support/pageTitle.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { bookingField, messagesOf, test, waitForHydration } from "#tests/e2e/fixtures.ts";
import { goOffline, ignoreFailedRequests, stylesAndFontsOf, visitThreePages } from "#tests/e2e/withoutNetwork.ts";

test("after three pages the precached ones open offline, and others become the offline page @once", async ({
  page,
  context,
  servers,
  consoleErrors,
}) => {
  const { offline, shell } = messagesOf("ru");
  await visitThreePages(page, "ru");
  // The same but for the time at which it was made.
  const rideFile = () =>
    page.evaluate(async () => {
      const ride =
        "from=airport&to=yalikavak&date=2027-07-14&time=23:30&language=ru&returnTrip=yes&returnDate=2027-07-21";
      const response = await fetch(`/api/ride.ics?${ride}`, { cache: "no-store" });
      const headers = ["content-type", "content-disposition", "cache-control"].map((name) =>
        response.headers.get(name),
      );
      return [response.status, ...headers, (await response.text()).replaceAll(/DTSTAMP:.*/g, "")];
    });
  const online = await rideFile();
  await goOffline(context, servers);
  expect(await rideFile()).toEqual(online);
  expect(online).toContain("text/calendar; charset=utf-8");
  for (const section of ["home", "prices", "contact", "reservation"] as const) {
    const response = await page.goto(pathOf("ru", section));
    expect([section, response?.status(), response?.fromServiceWorker()]).toEqual([section, 200, true]);
    await waitForHydration(page);
    await expect(page).toHaveTitle(pageTitle(section, "ru"));
    await expect(page.getByText(shell.offline.notice)).toBeVisible();
    expect(await stylesAndFontsOf(page)).toEqual({ styles: [], faces: [], loaded: true });
  }
  await bookingField(page, "ru", "from").selectOption("airport");
  await expect(page.locator("a[href*='wa.me'], a[href*='t.me/']")).toHaveCount(0);

  await page.goto(`${pathOf("ru", "gallery")}?a=1`);
  await expect(page).toHaveURL(`${pathOf("ru", "gallery")}?a=1`);
  await expect(page.getByRole("heading", { level: 1, name: offline.title })).toBeVisible();
  const call = page.getByRole("link", { name: BUSINESS.phone.display });
  await expect(call).toHaveAttribute("href", `tel:${BUSINESS.phone.e164}`);
  expect(await stylesAndFontsOf(page)).toEqual({ styles: [], faces: [], loaded: true });
  await page.getByRole("link", { name: shell.nav.prices, exact: true }).click();
  await expect(page).toHaveTitle(pageTitle("prices", "ru"));
  ignoreFailedRequests(consoleErrors);
});
