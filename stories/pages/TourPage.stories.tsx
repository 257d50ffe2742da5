import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";

import { FARES } from "#content/prices.ts";
import { TOURS } from "#content/tours.ts";
import type { TourFacts } from "#src/content/schema/tours.ts";
import { loadPage } from "#src/pages/loadPage.ts";
import { formatEuro } from "#src/domain/money.ts";
import { findFare } from "#src/domain/price.ts";
import { pathOf, reservationHref } from "#src/i18n/paths.ts";
import { tourWith } from "#stories/fixtures/entries.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";
import { AT_NIGHT } from "../../.storybook/modes.ts";
import { TourPage, type TourPageProps } from "#src/pages/TourPage/TourPage.tsx";

type Globals = Parameters<typeof languageOf>[0];

/** The lightbox is loaded lazily on the first press. */
const LAZY_WAIT = { timeout: 5_000 };
const isOnRequest = ({ price, fare }: TourFacts) => price === undefined && fare === undefined;
const MOST_STOPS = Math.max(...TOURS.filter(isOnRequest).map(({ stops }) => stops.length));
const LONG = tourWith("many stops", (tour) => isOnRequest(tour) && tour.stops.length === MOST_STOPS);
const BOAT = tourWith("a film and a price", ({ video, price }) => video !== undefined && price !== undefined);
const SITE = tourWith("the plan of a site", ({ map }) => map?.site !== undefined);
const SHORT = tourWith(
  "few stops and the fare of a vehicle",
  ({ stops, fare, request, map }) =>
    [1, 2, 3].includes(stops.length) && fare !== undefined && request !== undefined && !map?.site,
);

const meta = {
  component: TourPage,
  args: dataOf({}, LONG),
  parameters: { layout: "fullscreen", router: { path: `/tours/${LONG}` } },
  render: (args, { globals }) => (
    <main>
      <TourPage {...args} {...dataOf(globals, args.tour.slug)} />
    </main>
  ),
} satisfies Meta<typeof TourPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A tour with stops: the route on the map, and every stop with its picture and description. */
export const Default: Story = {
  tags: ["picture", "phone", "night"],
  parameters: AT_NIGHT,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    const language = languageOf(globals);
    const { tour } = dataOf(globals, LONG);
    const { days, stopsPerDay = [tour.stops.length] } = factsOf(LONG);
    await expect(canvas.getByRole("heading", { level: 1, name: tour.title })).toBeVisible();
    await expect(canvas.getByRole("link", { name: t("tours:back") })).toHaveAttribute(
      "href",
      pathOf(language, "tours"),
    );
    await expect(factsIn(canvasElement)).toEqual({
      [t("tour:facts.duration")]: t("tours:days", { count: days }),
      [t("tour:facts.group")]: t("tour:facts.groupSize"),
      [t("tour:facts.price")]: t("tours:facts.onRequest"),
      [t("tour:facts.rating")]: t("tours:rating.shown") + t("tours:rating.spoken"),
    });
    const highlights = canvas.getByRole("list", { name: t("tour:highlights") });
    await expect(highlights.children).toHaveLength(tour.highlights.length);
    const routeSection = canvas.getByRole("region", { name: t("tour:route") });
    await expect(isBefore(highlights, routeSection)).toBe(true);
    const route = within(routeSection);
    const places = tour.map?.places.map(({ name }) => name).join(", ") ?? "";
    await expect(route.getByRole("img", { name: new RegExp(places) })).toBeVisible();
    await expect(route.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      tour.stops.map(({ name }) => name),
    );
    const dayOfStop = stopsPerDay.flatMap((count, day) => Array<number>(count).fill(day + 1));
    const shownDays = tour.stops.map((_, index) => canvasElement.querySelector(`#stop-${index + 1} p`)?.textContent);
    await expect(shownDays).toEqual(dayOfStop.map((day) => t("tour:day", { day })));
    for (const { description, title, location, image } of tour.stops) {
      await expect(route.getByText(description.replaceAll("\u00a0", " "))).toBeVisible();
      const plate = route.getByRole("button", { name: `${title}, ${location}` });
      await expect(plate).toHaveAccessibleDescription(image.alt);
    }
    // The gallery below does not repeat them.
    await expect(canvas.queryByRole("region", { name: t("tour:gallery") })).not.toBeInTheDocument();
    // The list beside the map, which phones have no room for.
    const links = [...canvasElement.querySelectorAll<HTMLAnchorElement>('a[href*="#stop-"]')];
    await expect(links).toHaveLength(tour.stops.length);
    for (const [index, { name }] of tour.stops.entries()) {
      await expect(links[index]?.textContent).toContain(name);
      await expect(canvasElement.querySelector(`${links[index]?.hash} h3`)?.textContent).toBe(name);
    }
    await expect(canvas.getAllByRole("link", { name: t("tour:ask") })).not.toHaveLength(0);
    const course = canvas.getByRole("list", { name: t("tour:about", { count: days }) });
    await expect(isBefore(routeSection, course)).toBe(true);
    await expect([...course.children].map(({ textContent }) => textContent)).toEqual(
      tour.course.map(({ when, text }) => when + text),
    );
    for (const list of ["included", "notIncluded", "bring"] as const) {
      await expect(canvas.getByRole("list", { name: t(`tour:${list}`) }).children).toHaveLength(tour[list].length);
    }
    const root = canvasElement.ownerDocument.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

/**
 * A few stops are side by side on desktops, as the key of their map, which has no list. The price is that of the price list for the whole
 * vehicle.
 */
export const OnDesktop: Story = {
  tags: ["picture", "desktop"],
  args: dataOf({}, SHORT),
  play: async ({ canvasElement, globals }) => {
    const t = translatorOf(globals);
    const { fare } = factsOf(SHORT);
    const euro = (fare && findFare(FARES, fare)) ?? 0;
    const price = t("tours:facts.from", { price: formatEuro(euro, languageOf(globals)) });
    await expect(factsIn(canvasElement)).toMatchObject({ [t("tour:facts.vehiclePrice")]: price });
    await expect(canvasElement.querySelector('a[href*="#stop-"]')).toBeNull();
  },
};

/** All stops are on one site: the map of the road has a plan of it as an inset. */
export const WithSitePlan: Story = {
  tags: ["picture", "phone", "desktop"],
  args: dataOf({}, SITE),
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    const { tour } = dataOf(globals, SITE);
    for (const map of [tour.map, tour.sitePlan]) {
      const places = (map?.places ?? []).map(({ name }) => name).join(", ");
      await expect(canvas.getByRole("img", { name: t("tour:routeMap", { places }) })).toBeVisible();
    }
  },
};

/** The boat trip has a price of its own, and its gallery ends with a film. */
export const WithFilm: Story = {
  args: dataOf({}, BOAT),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const { tour } = dataOf(globals, BOAT);
    await expect(factsIn(canvasElement)).toMatchObject({
      [t("tour:facts.price")]: formatEuro(factsOf(BOAT).price ?? 0, languageOf(globals)),
    });
    // The bays within reach on a map below the text, and no list of stops.
    const routeSection = canvas.getByRole("region", { name: t("tour:route") });
    await expect(isBefore(canvas.getByRole("list", { name: t("tour:highlights") }), routeSection)).toBe(true);
    const route = within(routeSection);
    const [start] = tour.map?.places ?? [];
    await expect(route.getByRole("img", { name: new RegExp(start?.name ?? "–") })).toBeVisible();
    await expect(route.getByText(tour.mapSource ?? "")).toBeVisible();
    await expect(route.queryByRole("list", { name: t("tour:route") })).not.toBeInTheDocument();

    const tiles = within(canvas.getByRole("list", { name: t("tour:gallery") })).getAllByRole("button");
    await expect(tiles).toHaveLength(tour.images.length + 1);
    const film = tiles.at(-1) as HTMLElement;
    await expect(film).toHaveAccessibleName(`${tour.film?.title}, ${tour.film?.location}, ${t("gallery:viewer.film")}`);
    film.focus();
    await userEvent.keyboard("{Enter}");
    const page = within(canvasElement.ownerDocument.body);
    const box = within(await page.findByRole("dialog", { name: t("tour:gallery") }, LAZY_WAIT));
    const video = box.getByLabelText<HTMLVideoElement>(tour.film?.title ?? "", { selector: "video" });
    await expect(new URL(video.src).pathname).toBe(tour.film?.src);
    await userEvent.click(box.getByRole("button", { name: t("gallery:viewer.next") }));
    await expect(await box.findByRole("img", { name: tour.images[0]?.image.alt ?? "" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(film).toHaveFocus());
  },
};

/** Every link to the form prefills it, because this tour is one of its places. */
export const Reserve: Story = {
  args: dataOf({}, SHORT),
  play: async ({ canvas, globals }) => {
    const links = canvas.getAllByRole("link", { name: translatorOf(globals)("tour:reserve") });
    const href = reservationHref(languageOf(globals), factsOf(SHORT).request);
    for (const link of links) await expect(link).toHaveAttribute("href", href);
  },
};

/** A tour that is none of the form's places: the links put its name into the note. */
export const ReserveByNote: Story = {
  args: dataOf({}, BOAT),
  play: async ({ canvas, globals }) => {
    const { title } = dataOf(globals, BOAT).tour;
    for (const link of canvas.getAllByRole<HTMLAnchorElement>("link", {
      name: translatorOf(globals)("tour:reserve"),
    })) {
      const { searchParams } = new URL(link.href);
      await expect(Object.fromEntries(searchParams)).toEqual({ to: "other", note: title });
    }
  },
};

/** What `content/tours.ts` says of a tour. */
function factsOf(slug: string): TourFacts {
  const facts = TOURS.find((tour) => tour.slug === slug);
  if (!facts) throw new Error(`there is no tour ${slug}`);
  return facts;
}

function dataOf(globals: Globals, slug: string): TourPageProps {
  const data = loadPage("tour", languageOf(globals), { slug });
  if ("missing" in data) throw new Error(`there is no tour ${slug}`);
  return data;
}

function isBefore(one: Element, other: Element): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** The values of the facts bar by label. */
function factsIn(canvasElement: HTMLElement): Record<string, string> {
  return Object.fromEntries(
    [...canvasElement.querySelectorAll("dl > div")].map((fact) => [
      fact.querySelector("dt")?.textContent ?? "",
      fact.querySelector("dd")?.textContent ?? "",
    ]),
  );
}
