import { expect, type Locator } from "@playwright/test";

import { PAGES } from "#content/pages.ts";
import { PICTURES } from "#content/pictures.ts";
import type { Picture } from "#src/content/picture.ts";
import { FARES } from "#content/prices.ts";
import { SERVICES } from "#content/services.ts";
import { formatPrice, OTHER_CURRENCIES } from "#src/domain/money.ts";
import { converted, euroTo } from "#tests/support/fares.ts";
import { interpolate, messagesOf, sharedTest as test, waitForHydration } from "./fixtures.ts";

test("the Book link of a service fills in the form, which shows the same fare", async ({ page }) => {
  const { booking, fares } = messagesOf("en");
  const euro = euroTo("yalıkavak");
  const amounts = converted(euro);
  await page.goto("/en/services/vip-yalikavak-transfer");
  await waitForHydration(page);
  const ticket = page.getByRole("region", { name: "Price: Airport (BJV) – Yalıkavak" });
  await expect(ticket.locator("data[data-currency=EUR]")).toHaveAttribute("value", `${euro}`);
  for (const currency of OTHER_CURRENCIES)
    await expect(ticket).toContainText(formatPrice(amounts[currency], currency, "en"));
  await ticket.getByRole("link", { name: fares.book }).click();
  await expect(page).toHaveURL(/\/en\/reservation\?.*#reservation-form$/);
  await expect(page.getByLabel(booking.fields.from, { exact: true })).toHaveValue("airport");
  await expect(page.getByLabel(booking.fields.to, { exact: true })).toHaveValue("yalıkavak");
  await expect(page.getByRole("radio", { name: /Vito/ })).toBeChecked();
  const panel = page.getByRole("region", { name: booking.price.heading });
  await expect(panel.locator("data[data-currency=EUR]")).toHaveAttribute("value", `${euro}`);
});

test("the Book link of a service for groups selects the large vehicle", async ({ page }) => {
  await page.goto("/tr/services/vip-sprinter-transfer");
  await waitForHydration(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: messagesOf("tr").fares.book })
    .click();
  await expect(page.getByRole("radio", { name: /Sprinter/ })).toBeChecked();
  const panel = page.getByRole("region", { name: messagesOf("tr").booking.price.heading });
  await expect(panel.locator("data[data-currency=EUR]")).toHaveAttribute("value", "120");
});

test("a service from a place that the form does not offer leads to an enquiry instead", async ({ page }) => {
  const { services } = messagesOf("ru");
  await page.goto("/ru/services/private-vip-car");
  await waitForHydration(page);
  await page.getByRole("main").getByRole("link", { name: services.ask, exact: true }).click();
  await expect(page).toHaveURL("/ru/services/private-vip-car#ask");
  await expect(page.getByRole("heading", { name: services.enquiry.title })).toBeInViewport();
});

test("the map of the airport's fares shows the airport", async ({ page }) => {
  await page.goto("/en/services/bodrum-airport-transfer");
  const name = new RegExp(interpolate(messagesOf("en").services.map, { places: ".*" }));
  const map = page.getByRole("main").getByRole("img", { name });
  const [label, shown] = [await map.getByText("Airport BJV").boundingBox(), await map.boundingBox()];
  if (!label || !shown) throw new Error("The map or its label is not visible.");
  expect(label.x + label.width).toBeLessThanOrEqual(shown.x + shown.width);
});

test("the map of the airport's fares is as wide as the ticket above it", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/en/services/bodrum-airport-transfer");
  for (const across of [1100, 1440, 1920]) {
    await page.setViewportSize({ width: across, height: 900 });
    const map = page.getByRole("main").getByRole("img", { name: /^Map/ });
    const ticket = page.getByRole("main").getByRole("region").first();
    const [shown, above] = [await edgesOf(map), await edgesOf(ticket)];
    expect([shown.left, shown.right], `at ${across}`).toEqual([above.left, above.right]);
  }
});

test("a typical ride fills in both places of the form, which has no fare for it", async ({ page }) => {
  const { booking, services } = messagesOf("en");
  await page.goto("/en/services/vip-bodrum-transfer");
  await waitForHydration(page);
  await page.getByRole("list", { name: services.asked }).getByRole("link", { name: "Bitez Gündoğan" }).click();
  await expect(page).toHaveURL(/\/en\/reservation\?.*#reservation-form$/);
  await expect(page.getByLabel(booking.fields.from, { exact: true })).toHaveValue("bitez");
  await expect(page.getByLabel(booking.fields.to, { exact: true })).toHaveValue("gündoğan");
  const panel = page.getByRole("region", { name: booking.price.heading });
  await expect(panel.locator("data[data-currency=EUR]")).toHaveCount(0);
});

test("the map beside typical rides shows every name whole", { tag: "@desktop" }, async ({ page }) => {
  for (const language of ["tr", "en", "ru"] as const) {
    const { mapOfPlaces, asked } = messagesOf(language).services;
    const label = interpolate(mapOfPlaces, { places: "" });
    await page.goto(`/${language}/services/vip-bodrum-transfer`);
    const map = page.getByRole("main").getByRole("img", { name: new RegExp(`^${label}`) });
    const names = (await map.getAttribute("aria-label"))?.slice(label.length).split(", ") ?? [];
    expect(names.length).toBeGreaterThan(10);
    for (const across of [1024, 1100, 1440, 1920]) {
      await page.setViewportSize({ width: across, height: 900 });
      const { right, ...edges } = await edgesOf(map);
      const list = await edgesOf(page.getByRole("list", { name: asked }));
      expect(right, `${language} at ${across}: the map is beside the list`).toBeLessThan(list.left);
      for (const name of names) {
        const shown = await edgesOf(map.getByText(name, { exact: true }));
        const isWhole =
          shown.left >= edges.left && shown.right <= right && shown.top >= edges.top && shown.bottom <= edges.bottom;
        expect(isWhole, `${language} at ${across}: ${name}`).toBe(true);
      }
    }
  }
});

test("a page that compares vehicles has none of its fares in the floating bar", { tag: "@phone" }, async ({ page }) => {
  const { shell } = messagesOf("en");
  await page.goto("/en/services/vip-mercedes-transfer");
  await waitForHydration(page);
  const reserve = page
    .getByRole("complementary", { name: shell.floating.label })
    .getByRole("link", { name: shell.nav.reserve });
  await expect(reserve).toHaveText(shell.nav.reserve);
  await expect(reserve).toHaveAttribute("href", "/en/reservation#reservation-form");
});

test("every service's fare is that of the price table", { tag: "@once" }, async ({ page }) => {
  for (const { slug, trips, fleet } of SERVICES) {
    await page.goto(`/tr/services/${slug}`, { waitUntil: "commit" });
    const price = page.getByRole("main").locator("data[data-currency=EUR]");
    const [trip] = trips;
    const fare = FARES.find(
      ({ from, to, vehicleType }) => from === trip?.from && to === trip.to && vehicleType === trip.vehicleType,
    );
    // One that compares vehicles has no ticket.
    if (fare && !fleet) await expect(price.first(), slug).toHaveAttribute("value", String(fare.euro));
    else await expect(price, slug).toHaveCount(0);
  }
});

test(
  "the picture of every service shows what its alternative text names, however it is cropped",
  { tag: "@once" },
  async ({ page }) => {
    for (const { slug, image } of SERVICES) {
      const facts = PICTURES[image] as Picture;
      if (facts.kind === "photo") continue;
      const { height, named, width } = facts;
      expect(named, `content/pictures/services.ts says which band of ${image} holds what its words name`).toBeDefined();
      await page.goto(`/tr/services/${slug}`, { waitUntil: "commit" });
      const picture = page.getByRole("main").getByRole("img").first();
      for (const across of [320, 390, 768, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width: across, height: 900 });
        const [from, to] = await picture.evaluate(visibleBand, height / width);
        expect.soft(from, `${image} at ${across}: its top`).toBeLessThanOrEqual(named?.[0] ?? 0);
        expect.soft(to, `${image} at ${across}: its foot`).toBeGreaterThanOrEqual(named?.[1] ?? 100);
      }
    }
  },
);

/** The visible band of a cropped picture, in percent of its height, without what the ticket covers at its foot. Runs in the page. */
function visibleBand(picture: Element, proportion: number): [from: number, to: number] {
  const { bottom, height, top, width } = picture.getBoundingClientRect();
  const ticket = picture.ownerDocument.querySelector("main section:has([data-currency])");
  const foot = Math.min(bottom, ticket?.getBoundingClientRect().top ?? bottom);
  const whole = Math.max(width * proportion, height);
  const share = parseFloat(getComputedStyle(picture).objectPosition.split(" ")[1] ?? "") / 100;
  const cut = (whole - height) * share;
  return [(100 * cut) / whole, (100 * (cut + foot - top)) / whole];
}

test("the footer links to four services in tr", { tag: "@once" }, async ({ page }) => {
  const { services: heading } = messagesOf("tr").shell.nav;
  await page.goto("/tr/terms");
  const links = page
    .getByRole("contentinfo")
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: heading, exact: true }) })
    .getByRole("link");
  await expect(links).toHaveText(PAGES.site.services.map(({ label }) => label.tr));
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(hrefs).toEqual(
    ["bodrum-airport-transfer", "vip-bodrum-transfer", "vip-car-rental", "bodrum-vip-transfer"].map(
      (slug) => `/tr/services/${slug}`,
    ),
  );
  for (const way of hrefs) expect((await page.request.head(way)).status(), way).toBe(200);
});

for (const path of ["services", "gallery"]) {
  test(`the sticky navigation on /ru/${path} covers no heading that is scrolled to`, async ({ page }) => {
    await page.goto(`/ru/${path}`);
    const bar = page.getByRole("main").getByRole("navigation").first();
    for (const link of await bar.getByRole("link").all()) {
      const part = ((await link.getAttribute("href")) ?? "").split("#")[1];
      const heading = page.locator(`#${part} h2`);
      // By its link, and by `scrollIntoView`, as a screen reader or find-in-page does.
      for (const jump of [() => link.click(), () => heading.evaluate((element) => element.scrollIntoView())]) {
        await page.evaluate(() => scrollTo(0, 0));
        await jump();
        // Wait until scrolling has stopped.
        await page.waitForFunction(async () => {
          const before = scrollY;
          for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
          return scrollY === before;
        });
        await expect(heading).toBeInViewport();
        const topOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top);
        const height = await bar.evaluate((element) => element.getBoundingClientRect().height);
        await expect.poll(async () => (await topOf(heading)) - (await topOf(bar))).toBeGreaterThanOrEqual(height);
      }
    }
  });
}

/** Where a part of the page is, in whole pixels. */
async function edgesOf(part: Locator) {
  return part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(right), top: Math.round(top), bottom: Math.round(bottom) };
  });
}
