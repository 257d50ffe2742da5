import { expect } from "@playwright/test";

import { LOCATIONS } from "#content/locations.ts";
import { PICTURES } from "#content/pictures.ts";
import { SERVICES } from "#content/services.ts";
import { TOURS } from "#content/tours.ts";
import type { Picture } from "#src/content/pageData/picture.ts";
import { bookingField, interpolate, messagesOf, placeName, sharedTest as test, waitForHydration } from "./fixtures.ts";
import { lightboxOf, swipe } from "./lightbox.ts";
import { FILMED_TOUR, OFFERED_TOUR, TOUR_WITH_STOPS } from "./pageTypes.ts";

const { tour, gallery, services, shell } = messagesOf("en");

test("a swipe works even if the item on which it began finishes loading meanwhile @phone", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.mp4", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/en/tours/${FILMED_TOUR}`);
  await waitForHydration(page);
  const tiles = page.getByRole("list", { name: tour.gallery }).getByRole("button");
  const total = await tiles.count();
  await tiles.last().tap();
  const lightbox = lightboxOf(page, tour.gallery);
  const loading = lightbox.getByRole("figure").getByRole("status");
  await expect(loading).toBeVisible();
  await swipe(lightbox, -120, {
    async meanwhile() {
      release();
      await expect(loading).toBeHidden();
    },
  });
  const first = interpolate(gallery.viewer.position, { position: 1, total });
  await expect(lightbox.getByRole("status").first()).toContainText(`${first}: `);
});

test("the picture of a stop opens in the lightbox with those of the other stops, and Back closes it", async ({
  page,
}) => {
  await page.goto(`/en/tours/${TOUR_WITH_STOPS}`);
  await waitForHydration(page);
  const tiles = page.getByRole("region", { name: tour.route }).getByRole("button");
  const total = await tiles.count();
  await tiles.last().click();
  const announcement = lightboxOf(page, tour.gallery).getByRole("status").first();
  await expect(announcement).toContainText(`${interpolate(gallery.viewer.position, { position: total, total })}: `);
  await page.keyboard.press("ArrowRight");
  await expect(announcement).toContainText(`${interpolate(gallery.viewer.position, { position: 1, total })}: `);
  await page.goBack();
  await expect(announcement).toBeHidden();
  await expect(page).toHaveURL(`/en/tours/${TOUR_WITH_STOPS}`);
  await expect(tiles.last()).toBeFocused();
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`the film is requested only when the lightbox shows it, and plays by itself with motion ${reducedMotion} alone`, async ({
    page,
  }) => {
    const films: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(".mp4")) films.push(request.url());
    });
    await page.emulateMedia({ reducedMotion });
    await page.goto(`/en/tours/${FILMED_TOUR}`);
    await waitForHydration(page);
    const tile = page.getByRole("list", { name: tour.gallery }).getByRole("button", { name: gallery.viewer.film });
    await tile.scrollIntoViewIfNeeded();
    expect(films).toEqual([]);
    await tile.click();
    const film = lightboxOf(page, tour.gallery).locator("video");
    const played = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
    if (reducedMotion === "reduce") {
      await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
      await expect(film).toHaveJSProperty("paused", true);
      // The browser itself plays the focused video when the space bar is pressed.
      await film.focus();
      await page.keyboard.press("Space");
    } else await expect(film).toHaveJSProperty("muted", true);
    await expect.poll(played).toBeGreaterThan(0.2);
  });
}

test("on phones the floating bar books the tour that the page is about @phone", async ({ page }) => {
  for (const { slug, request } of [OFFERED_TOUR, TOURS.find((each) => each.slug === FILMED_TOUR)].filter(
    (each) => each !== undefined,
  )) {
    await page.goto(`/en/tours/${slug}`);
    await waitForHydration(page);
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    const bar = page.getByRole("complementary", { name: shell.floating.label });
    const href = await bar.getByRole("link", { name: shell.nav.reserve }).getAttribute("href");
    const { searchParams } = new URL(href ?? "", page.url());
    expect(Object.fromEntries(searchParams)).toEqual(request ?? { to: "other", note: title });
    // The head of the page leaves the button to the bar.
    await expect(page.getByRole("main").getByRole("link", { name: tour.reserve })).toHaveCount(1);
  }
});

test("a typical ride of a service fills in both places of the form", async ({ page }) => {
  const service = SERVICES.find(({ rides }) => rides);
  const [ride] = service?.rides ?? [];
  if (!ride) throw new Error("the tests need a service with typical rides in content/services.ts");
  await page.goto(`/en/services/${service?.slug}`);
  await waitForHydration(page);
  const name = `${placeName(ride.from, "en")} ${placeName(ride.to, "en")}`;
  await page.getByRole("list", { name: services.asked }).getByRole("link", { name }).click();
  await expect(page).toHaveURL(/\/en\/reservation\?.*#reservation-form$/);
  await expect(bookingField(page, "en", "from")).toHaveValue(ride.from);
  await expect(bookingField(page, "en", "to")).toHaveValue(ride.to);
});

test("a service that the form does not offer leads to an enquiry instead @once", async ({ page }) => {
  const isOffered = (place: string) => LOCATIONS.some(({ id, selectable }) => id === place && selectable);
  const service = SERVICES.find(
    ({ trips: [trip, ...more], comparesFleet }) =>
      trip && !comparesFleet && [trip, ...more].every(({ from, to }) => !isOffered(from) || !isOffered(to)),
  );
  await page.goto(`/en/services/${service?.slug}`);
  await waitForHydration(page);
  await page.getByRole("main").getByRole("link", { name: services.ask, exact: true }).click();
  await expect(page).toHaveURL(`/en/services/${service?.slug}#ask`);
  await expect(page.getByRole("heading", { name: services.enquiry.title })).toBeInViewport();
});

test("a service that compares vehicles has none of their fares in the floating bar @phone", async ({ page }) => {
  const service = SERVICES.find(({ comparesFleet }) => comparesFleet);
  await page.goto(`/en/services/${service?.slug}`);
  await waitForHydration(page);
  const bar = page.getByRole("complementary", { name: shell.floating.label });
  const reserve = bar.getByRole("link", { name: shell.nav.reserve });
  await expect(reserve).toHaveText(shell.nav.reserve);
  await expect(reserve).toHaveAttribute("href", "/en/reservation#reservation-form");
});

test("the map of a service shows every name whole", async ({ page, isMobile }) => {
  const widths = isMobile ? [320, 390] : [1024, 1100, 1440, 1920];
  const mapped = SERVICES.find(({ rides }) => rides)?.slug;
  const label = interpolate(services.mapOfPlaces, { places: "" });
  await page.goto(`/en/services/${mapped}`);
  const map = page.getByRole("main").getByRole("img", { name: new RegExp(`^${label}`) });
  const names = (await map.getAttribute("aria-label"))?.slice(label.length).split(", ") ?? [];
  expect(names.length).toBeGreaterThan(1);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const frame = await map.boundingBox();
    for (const name of names) {
      const shown = await map.getByText(name, { exact: true }).filter({ visible: true }).first().boundingBox();
      if (!frame || !shown) throw new Error(`${name} is not shown at ${width} px.`);
      expect(shown.x, `${name} at ${width} px`).toBeGreaterThanOrEqual(frame.x - 1);
      expect(shown.x + shown.width, `${name} at ${width} px`).toBeLessThanOrEqual(frame.x + frame.width + 1);
    }
  }
});

test("the picture of every service shows what its alternative text names, however it is cropped @once", async ({
  page,
}) => {
  for (const { slug, image } of SERVICES) {
    const facts = PICTURES[image] as Picture;
    if (facts.kind === "photo" || !facts.named) continue;
    const { height, named, width } = facts;
    await page.goto(`/tr/services/${slug}`, { waitUntil: "commit" });
    const picture = page.getByRole("main").getByRole("img").first();
    for (const across of [320, 390, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width: across, height: 900 });
      const [from, to] = await picture.evaluate(visibleBand, height / width);
      expect.soft(from, `${image} at ${across}: its top`).toBeLessThanOrEqual(named[0]);
      expect.soft(to, `${image} at ${across}: its foot`).toBeGreaterThanOrEqual(named[1]);
    }
  }
});

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
