import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { BUSINESS } from "#content/business.ts";
import { LOCATIONS } from "#content/locations.ts";
import { SERVICES } from "#content/services.ts";
import type { Trip } from "#src/domain/price.ts";
import { loadPage } from "#src/pages/loadPage.ts";
import { formatEuro } from "#src/domain/money.ts";
import { serviceWith } from "#stories/fixtures/entries.ts";
import { stubRelay } from "#stories/fixtures/relay.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";
import { AT_NIGHT } from "../../.storybook/modes.ts";
import { AskedRides, FurtherFares } from "#src/pages/ServicePage/MapBand.tsx";
import { ServicePage, type ServicePageProps } from "#src/pages/ServicePage/ServicePage.tsx";

const isBookable = ({ from, to }: Pick<Trip, "from" | "to">) =>
  [from, to].every((id) => LOCATIONS.find((place) => place.id === id)?.selectable);

const PLACE = serviceWith("one trip from the airport", ({ group, trips }) => group === "places" && trips.length === 1);
const MOST_TRIPS = Math.max(...SERVICES.map(({ trips }) => trips.length));
const EVERY_PLACE = serviceWith("many trips", ({ trips }) => trips.length === MOST_TRIPS);
const COMPARISON = serviceWith("all vehicles", ({ comparesFleet }) => comparesFleet === true);
const ONE_VEHICLE = serviceWith(
  "one vehicle and several trips",
  ({ vehicle, comparesFleet, trips }) =>
    vehicle !== undefined && !comparesFleet && trips.length > 1 && trips.every(isBookable),
);
const FROM_TOWN = serviceWith(
  "trips from the town",
  ({ trips }) => trips.length > 1 && trips.every(({ from }) => from === BUSINESS.place),
);
const TYPICAL_RIDES = serviceWith("typical rides", ({ rides }) => rides !== undefined);

const meta = {
  component: ServicePage,
  args: pageIn({}, PLACE),
  parameters: { layout: "fullscreen", router: { path: `/services/${PLACE}` } },
  beforeEach: () => stubRelay(),
  render: (args, { globals }) => (
    <main>
      <ServicePage {...args} {...pageIn(globals, args.service.slug)} />
    </main>
  ),
} satisfies Meta<typeof ServicePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The service of a place: its fare, which links to the prefilled form, its route, and similar services. */
export const Default: Story = {
  tags: ["picture", "phone", "desktop", "night"],
  parameters: AT_NIGHT,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    const { service, neighbours, questions, language } = pageIn(globals, PLACE);
    await expect(canvas.getByRole("heading", { level: 1, name: service.title })).toBeVisible();
    await expect(canvas.getByText(plain(service.description))).toBeVisible();
    const [back] = canvas.getAllByRole("link", { name: t("services:all") });
    await expect(back).toHaveAttribute("href", `/${language}/services`);

    const { pathname, searchParams, hash } = new URL(
      canvas.getByRole<HTMLAnchorElement>("link", { name: t("fares:book") }).href,
    );
    await expect(pathname).toBe(`/${language}/reservation`);
    const trips = SERVICES.find(({ slug }) => slug === PLACE)?.trips;
    await expect([Object.fromEntries(searchParams)]).toEqual(trips);
    await expect(hash).toBe("#reservation-form");

    const near = within(canvas.getByRole("list", { name: t("services:near") }));
    for (const [index, link] of near.getAllByRole("link").entries())
      await expect(link).toHaveTextContent(plain(neighbours[index]?.title ?? "–"));
    for (const { question } of questions) await expect(canvas.getByRole("button", { name: question })).toBeVisible();
    await expect(canvas.getByRole("img", { name: new RegExp(t("services:map", { places: "" })) })).toBeVisible();

    const root = canvasElement.ownerDocument.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

/** Several fares: the first on the ticket, the others as links to the prefilled form. */
export const SeveralFares: Story = {
  args: pageIn({}, EVERY_PLACE),
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    const { service, language } = pageIn(globals, EVERY_PLACE);
    const list = within(canvas.getByRole("list", { name: t("services:more.title") }));
    const links = list.getAllByRole<HTMLAnchorElement>("link");
    const others = service.fares.slice(1);
    await expect(links).toHaveLength(others.length);
    for (const [index, { from, to, vehicleType, euro }] of others.entries()) {
      await expect(links[index]).toHaveTextContent(plain(formatEuro(euro, language)));
      const { searchParams } = new URL(links[index]?.href ?? "");
      await expect(Object.fromEntries(searchParams)).toEqual({ from, to, vehicleType });
    }
    // All begin at the airport, which is named once.
    const start = service.fares[0]?.fromLabel ?? "";
    await expect(canvas.getAllByText(`${t("fares:start")}:`).at(-1)?.parentElement).toHaveTextContent(start);
    for (const link of links) await expect(link).not.toHaveTextContent(start);
  },
};

/** A page that compares vehicles: they stand in place of the ticket, and all fares are in the list. */
export const Vehicles: Story = {
  args: pageIn({}, COMPARISON),
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    const { service } = pageIn(globals, COMPARISON);
    await expect(canvas.getByRole("list", { name: t("fleet:title") })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: t("fares:book") })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("region", { name: t("fares:price.enquiryTitle") })).not.toBeInTheDocument();
    const list = within(canvas.getByRole("list", { name: t("services:more.all") }));
    await expect(list.getAllByRole("link")).toHaveLength(service.fares.length);
    // None of the fares is the page's own.
    const { href } = canvas.getByRole<HTMLAnchorElement>("link", { name: t("services:enquiry.form") });
    await expect(new URL(href).search).toBe("");
  },
};

/** Fares from a place that the form does not offer: enquiry by message, phone or form. */
export const FromElsewhere: Story = {
  args: pageIn({}, FROM_TOWN),
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("link", { name: t("services:ask") })).toHaveAttribute("href", "#ask");
    const ask = within(canvas.getByRole("region", { name: t("services:enquiry.title") }));
    const fares = within(ask.getByRole("list", { name: t("services:enquiry.title") }));
    // That of the ticket is among them, as its button leads here.
    await expect(fares.getAllByRole("listitem")).toHaveLength(pageIn(globals, FROM_TOWN).service.fares.length);
    await expect(canvas.queryByRole("region", { name: t("services:more.title") })).not.toBeInTheDocument();
    await expect(ask.getByRole("link", { name: t("shell:channels.whatsapp") })).toBeVisible();
    await expect(ask.getByRole("link", { name: t("shell:channels.call") })).toBeVisible();
    await expect(ask.getByRole("link", { name: t("services:enquiry.form") })).toBeVisible();
    // It begins in town: nobody is met at arrivals, though it ends at an airport.
    await expect(canvas.getByText(t("services:included.door"))).toBeVisible();
    await expect(canvas.queryByText(t("services:included.meeting"))).not.toBeInTheDocument();
  },
};

const onlyFares: Story["render"] = (args, { globals }) => {
  const { service, language, contact } = pageIn(globals, args.service.slug);
  return (
    <main>
      <FurtherFares service={service} shown={service.fares[0]} language={language} contact={contact} />
    </main>
  );
};

/** Only the section with the further fares beside the map of their roads; below it where there is no room. */
export const FaresBesideMap: Story = {
  tags: ["picture", "phone", "desktop"],
  args: pageIn({}, ONE_VEHICLE),
  render: onlyFares,
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    const { service } = pageIn(globals, ONE_VEHICLE);
    const list = within(canvas.getByRole("list", { name: t("services:more.title") }));
    await expect(list.getAllByRole("link")).toHaveLength(service.fares.length - 1);
  },
};

/** The same section with fares that are asked for. */
export const AskedFares: Story = {
  tags: ["picture", "phone", "desktop"],
  args: pageIn({}, FROM_TOWN),
  render: onlyFares,
};

/**
 * No fixed price: the ticket says what to tell us, and offers the form and the contact channels. Each of the typical rides links to the form
 * with both places filled in.
 */
export const OnRequest: Story = {
  tags: ["picture", "phone", "desktop"],
  args: pageIn({}, TYPICAL_RIDES),
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    const ask = within(canvas.getByRole("region", { name: t("fares:price.enquiryTitle") }));
    const form = ask.getByRole<HTMLAnchorElement>("link", { name: t("services:enquiry.form") });
    await expect(new URL(form.href).pathname).toBe(`/${t.language}/reservation`);
    await expect(ask.getByRole("link", { name: t("shell:channels.whatsapp") })).toBeVisible();
    await expect(canvas.queryByText(t("services:included.meeting"))).not.toBeInTheDocument();
    await expect(
      canvas.getByRole("img", { name: new RegExp(`^${t("services:mapOfPlaces", { places: "" })}`) }),
    ).toBeVisible();

    const { service } = pageIn(globals, TYPICAL_RIDES);
    const { rides = [] } = service;
    const links = within(canvas.getByRole("list", { name: t("services:asked") })).getAllByRole<HTMLAnchorElement>(
      "link",
    );
    await expect(links).toHaveLength(rides.length);
    for (const [index, { from, to, fromLabel, toLabel, occasion }] of rides.entries()) {
      await expect(links[index]).toHaveAccessibleName(`${fromLabel} ${toLabel} ${occasion}`);
      const { pathname, searchParams, hash } = new URL(links[index]?.href ?? "");
      await expect(pathname).toBe(`/${t.language}/reservation`);
      await expect(Object.fromEntries(searchParams)).toEqual({ from, to });
      await expect(hash).toBe("#reservation-form");
    }
  },
};

/** Only the typical rides beside the map of the peninsula; below it where there is no room. */
export const RidesBesideMap: Story = {
  tags: ["picture", "phone", "desktop", "wordless"],
  args: pageIn({}, TYPICAL_RIDES),
  render: (args, { globals }) => {
    const { service, language } = pageIn(globals, args.service.slug);
    return <main>{service.rides && <AskedRides service={service} rides={service.rides} language={language} />}</main>;
  },
};

/** Normalises spaces, as Testing Library does. */
function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}

/** The page of a service. Rides from the town are asked for, whether or not the form offers the town. */
function pageIn(globals: Parameters<typeof languageOf>[0], slug: string): ServicePageProps {
  const page = loadPage("service", languageOf(globals), { slug });
  if ("missing" in page) throw new Error(`There is no service ${slug}.`);
  if (slug !== FROM_TOWN) return page;
  const fares = page.service.fares.map((fare) => ({ ...fare, bookable: false }));
  return { ...page, service: { ...page.service, fares } };
}
