import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";

import { VEHICLES } from "#src/domain/price.ts";
import { loadPage } from "#src/pages/loadPage.ts";
import { formatEuro } from "#src/domain/money.ts";
import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { ReplaceLink } from "#src/features/navigation/ReplaceLink.tsx";
import { Prices } from "#src/features/prices/Prices.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { connect } from "#stories/fixtures/network.ts";
import { otherAmountsIn, priceGroupsIn, priceIn } from "#stories/fixtures/prices.ts";
import { stubRelay } from "#stories/fixtures/relay.ts";
import { placeNamesIn } from "#stories/fixtures/shell.tsx";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";
import { onlyAt } from "../../.storybook/modes.ts";

type Globals = Parameters<typeof languageOf>[0];

/** Some fares of each group; the full list is in the stories of the page. */
const SHOWN = [
  "airport-kaynar",
  "airport-yalikavak",
  "airport-gumusluk",
  "airport-didim",
  "airport-izmir",
  "bodrum-izmir",
  "airport-peninsula-sprinter",
  "bodrum-izmir-sprinter",
];

const meta = {
  id: "features-prices",
  title: "Components/Prices/Prices",
  component: Prices,
  argTypes: {
    region: { control: false },
    regionTitle: { control: false },
    beyondRegion: { control: false },
    mapSource: { control: false },
  },
  args: {
    ...loadPage("prices", "tr"),
    bookHref: ({ from, to, vehicleType }) => `/reservation?from=${from}&to=${to}&vehicleType=${vehicleType}`,
    Link: PageLink,
    ChoiceLink: ReplaceLink,
  },
  parameters: {
    layout: "padded",
    router: { path: "/prices" },
    ...guide({
      avoid: "For the fares from the airport to the peninsula only use `RoadsSection`.",
      keyboard: {
        Tab: "goes from place to place on the map, through the card, and from row to row",
        Enter: "selects the place, sorts by the column, or follows the link of the row",
      },
      parts: [
        "The map, with a switch between its two parts",
        "A `FareCard` for the chosen place",
        "The switch of the direction",
        "A `FareTable` with every price",
      ],
      content: {
        do: [
          "Say at the map what its figures are: “VIP Vito prices from the airport”",
          "Say what stands when the rates do not: “The euro prices still stand.”",
        ],
        dont: ["Call the list “Price list PDF” or offer it as a file", "Show a converted price without its rate"],
      },
      messages: ["prices:title", "prices:lead", "prices:map.legend", "prices:list.ratesMissing"],
    }),
  },
  beforeEach: () => {
    const stub = stubRelay();
    const clipboard = stubClipboard();
    return () => {
      stub();
      clipboard();
    };
  },
  render: (args, { globals }) => <Prices {...args} {...fewIn(globals, SHOWN)} />,
} satisfies Meta<typeof Prices>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A place selected on the map is shown on the card, in the address and marked in the table, by keyboard and by touch. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const map = canvas.getByRole("group", { name: t("prices:map.region.label", placeNamesIn(globals)) });
    const place = (id: string) => {
      const { toLabel, euro } = priceIn(globals, id);
      return within(map).getByRole("link", { name: `${toLabel}, ${formatEuro(euro, t.language)}` });
    };
    await expect(canvas.getByRole("region", { name: t("prices:card.example") })).toHaveTextContent(
      priceIn(globals, "airport-yalikavak").toLabel,
    );

    place("airport-gumusluk").focus();
    await userEvent.keyboard("{Enter}");
    const card = await canvas.findByRole("region", { name: t("prices:card.chosen") });
    await expect(card).toHaveTextContent(priceIn(globals, "airport-gumusluk").toLabel);
    await expect(place("airport-gumusluk")).toHaveAttribute("aria-current", "true");
    await expect(rowOf(canvasElement, "airport-gumusluk")).toHaveAttribute("data-on", "true");

    await userEvent.pointer({ keys: "[TouchA]", target: place("airport-kaynar") });
    await expect(card).toHaveTextContent(priceIn(globals, "airport-kaynar").toLabel);
    await expect(rowOf(canvasElement, "airport-gumusluk")).toHaveAttribute("data-on", "false");
    for (const { text: other } of otherAmountsIn(globals, 45))
      await expect(rowOf(canvasElement, "airport-kaynar")).toHaveTextContent(plain(other));

    // The large vehicle for the same place; focus stays on the card.
    const { euro } = priceIn(globals, "airport-peninsula-sprinter");
    await userEvent.click(within(card).getByRole("link", { name: new RegExp(formatEuro(euro, t.language)) }));
    await expect(card).toHaveFocus();
    await expect(rowOf(canvasElement, "airport-peninsula-sprinter")).toHaveAttribute("data-on", "true");
    await userEvent.click(within(card).getByRole("link", { name: t("prices:card.inList") }));
    await expect(rowOf(canvasElement, "airport-peninsula-sprinter")).toHaveFocus();
    (canvasElement.ownerDocument.activeElement as HTMLElement).blur();
  },
};

/** On phones the page scrolls to the card and focus moves there, so the next Tab is inside the card. */
export const ChosenByKeyboardOnPhone: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: onlyAt("phone"),
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const map = canvas.getByRole("group", { name: t("prices:map.region.label", placeNamesIn(globals)) });
    const { toLabel } = priceIn(globals, "airport-gumusluk");
    within(map)
      .getByRole("link", { name: new RegExp(`^${toLabel},`) })
      .focus();
    await userEvent.keyboard("{Enter}");
    const card = await canvas.findByRole("region", { name: t("prices:card.chosen") });
    await waitFor(() => expect(card).toHaveFocus());
    await userEvent.tab();
    await expect(card).toContainElement(document.activeElement as HTMLElement);
    (document.activeElement as HTMLElement).blur();
    window.scrollTo({ top: 0, behavior: "instant" });
  },
};

/** On desktops the card is beside the map, so focus stays on the map. */
export const ChosenByKeyboardOnDesktop: Story = {
  globals: { viewport: { value: "desktop" } },
  parameters: onlyAt("desktop"),
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const map = canvas.getByRole("group", { name: t("prices:map.region.label", placeNamesIn(globals)) });
    const { toLabel } = priceIn(globals, "airport-gumusluk");
    const place = within(map).getByRole("link", { name: new RegExp(`^${toLabel},`) });
    place.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("region", { name: t("prices:card.chosen") })).toBeVisible();
    await expect(place).toHaveFocus();
    place.blur();
  },
};

/** To the airport: each ride begins at its place and costs the same, in its row, card, form link and copied address. */
export const ToTheAirport: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const { id, fromLabel, toLabel, from, to, euro } = priceIn(globals, "airport-gumusluk");
    const direction = canvas.getByRole("group", { name: t("prices:directions.label") });
    await userEvent.click(within(direction).getByRole("button", { name: t("prices:directions.toAirport") }));
    const row = rowOf(canvasElement, id);
    await expect(within(row).getByRole("rowheader")).toHaveTextContent(toLabel);
    await expect(row).not.toHaveTextContent(fromLabel);
    const group = row.parentElement?.querySelector("[role=rowheader]");
    await expect(group).toHaveTextContent(t("prices:groups.region.noteBack", { seats: VEHICLES["vip-vito"].seats }));
    await expect(row).toHaveTextContent(plain(formatEuro(euro, t.language)));
    const trip = t("fares:tripBy", { from: toLabel, to: fromLabel, vehicle: VEHICLES["vip-vito"].name });
    const book = within(row).getByRole<HTMLAnchorElement>("link", { name: t("prices:bookTrip", { trip }) });
    const { searchParams } = new URL(book.href);
    await expect([searchParams.get("from"), searchParams.get("to")]).toEqual([to, from]);

    const card = within(canvas.getByRole("region", { name: t("prices:card.example") }));
    await userEvent.click(card.getByRole("button"));
    await waitFor(() => expect(copiedTexts).toEqual([expect.stringMatching(/\?to=airport#airport-yalikavak$/)]));
    const byName = canvasElement.querySelector("[aria-sort]") as HTMLElement;
    await userEvent.click(within(byName).getByRole("button"));
    await expect(byName).toHaveAttribute("aria-sort", "ascending");
    // Outside its group, a row contains the other end of the ride.
    await expect(rowOf(canvasElement, id)).toHaveTextContent(`${t("booking:fields.to")}: ${fromLabel}`);
    await userEvent.click(within(byName).getByRole("button"));
    await userEvent.click(within(byName).getByRole("button"));
    // A ride from Bodrum town stays as listed.
    const izmir = priceIn(globals, "bodrum-izmir");
    await expect(within(rowOf(canvasElement, izmir.id)).getByRole("rowheader")).toHaveTextContent(izmir.toLabel);

    await userEvent.click(within(direction).getByRole("button", { name: t("prices:directions.fromAirport") }));
    const there = within(rowOf(canvasElement, id)).getByRole<HTMLAnchorElement>("link");
    await expect(new URL(there.href).searchParams.get("to")).toBe(to);
  },
};

/** A copied address of the way back sets the direction of table and card. */
export const ChosenToTheAirport: Story = {
  parameters: { router: { path: "/prices?to=airport#airport-yalikavak" } },
  render: (args, { globals }) => <Prices {...args} {...fewIn(globals, SHOWN.slice(0, 4))} />,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    const card = canvas.getByRole("region", { name: t("prices:card.chosen") });
    const book = within(card).getByRole<HTMLAnchorElement>("link", { name: t("fares:book") });
    await expect(new URL(book.href).searchParams.get("from")).toBe("yalıkavak");
    await expect(rowOf(canvasElement, "airport-yalikavak")).toHaveAttribute("data-on", "true");
  },
};

/** A row that the form does not offer has two contact channels, as suits the language; offline only those without a network. */
export const AskedFor: Story = {
  beforeEach: () => connect(true),
  render: (args, { globals }) => <Prices {...args} {...fewIn(globals, ["bodrum-izmir"])} />,
  play: async ({ canvasElement, globals }) => {
    const t = translatorOf(globals);
    const ways = () =>
      within(rowOf(canvasElement, "bodrum-izmir"))
        // Phones show only the first one.
        .getAllByRole<HTMLAnchorElement>("link", { hidden: true })
        .map(({ href }) => href.replace(/^(?:https:\/\/)?(wa\.me|tel|sms).*$/, "$1"));
    await expect(ways()).toEqual(t.language === "ru" ? ["tel", "sms"] : ["wa.me", "tel"]);
    const reconnect = connect(false);
    await waitFor(() => expect(ways()).toEqual(["tel", "sms"]));
    reconnect();
  },
};

/** Sorted by price and by place, both ascending and descending, then grouped again; the header states the order. */
export const Sorted: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { language } = translatorOf(globals);
    const fares = () => [...canvasElement.querySelectorAll("[role=row][id]")].map(({ id }) => priceIn(globals, id));
    const inGroups = fares();
    const [head] = within(canvas.getByRole("table")).getAllByRole("rowgroup");
    const [name, price] = within(head as HTMLElement).getAllByRole("button");
    const orders = () =>
      [name, price].map((button) => button?.closest("[role=columnheader]")?.getAttribute("aria-sort"));

    await userEvent.click(price as HTMLElement);
    await expect(orders()).toEqual(["none", "ascending"]);
    await expect(fares()).toEqual(fares().toSorted((one, other) => one.euro - other.euro));
    await userEvent.click(price as HTMLElement);
    await expect(orders()).toEqual(["none", "descending"]);
    await expect(fares()).toEqual(fares().toSorted((one, other) => other.euro - one.euro));

    name?.focus();
    await userEvent.keyboard("{Enter}");
    await expect(orders()).toEqual(["ascending", "none"]);
    const { compare } = new Intl.Collator(language);
    await expect(fares()).toEqual(fares().toSorted((one, other) => compare(one.toLabel, other.toLabel)));
    await userEvent.keyboard("{Enter}{Enter}");
    await expect(orders()).toEqual(["none", "none"]);
    await expect(fares()).toEqual(inGroups);
    name?.blur();
  },
};

/** A fare named by the address: its map is visible. It begins at a place that the form does not offer, so it has an enquiry. */
export const Chosen: Story = {
  parameters: { router: { path: "/prices#bodrum-izmir-sprinter" } },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("group", { name: t("prices:map.coast.label", placeNamesIn(globals)) })).toBeVisible();
    await expect(
      canvas.queryByRole("group", { name: t("prices:map.region.label", placeNamesIn(globals)) }),
    ).not.toBeInTheDocument();
    const card = canvas.getByRole("region", { name: t("prices:card.chosen") });
    const { fromLabel, toLabel } = priceIn(globals, "bodrum-izmir-sprinter");
    for (const label of [fromLabel, toLabel]) await expect(card).toHaveTextContent(label);
    const chat = within(card).getByRole<HTMLAnchorElement>("link", { name: t("shell:channels.whatsapp") });
    await expect(new URL(chat.href).searchParams.get("text")).toContain(toLabel);
    await expect(within(card).getByRole("link", { name: t("shell:channels.call") })).toBeVisible();
    await expect(within(card).queryByRole("link", { name: t("fares:book") })).not.toBeInTheDocument();
    await expect(rowOf(canvasElement, "bodrum-izmir-sprinter")).toHaveAttribute("data-on", "true");
  },
};

/** The address of a row is copied to the clipboard, and the copy is announced. On phones only the card has the button. */
export const Copied: Story = {
  globals: { viewport: { value: "desktop" } },
  parameters: onlyAt("desktop"),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    await userEvent.click(copyButton(canvasElement, "airport-yalikavak"));
    await expect(await canvas.findByText(t("prices:copy.copied"))).toBeVisible();
    await expect(copiedTexts).toEqual([expect.stringMatching(/\/[^#]*#airport-yalikavak$/)]);
    const { toLabel } = priceIn(globals, "airport-yalikavak");
    const said = canvas.getAllByRole("status").map(({ textContent }) => textContent);
    await expect(said).toEqual(expect.arrayContaining([expect.stringContaining(toLabel)]));
  },
};

/** Rates failed: the fixed prices are shown without columns for other currencies, and the note below the table says why. */
export const WithoutRates: Story = {
  tags: ["picture", "phone", "screen"],
  beforeEach: () => stubRelay({ rates: "down" }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(new RegExp(translatorOf(globals)("prices:list.ratesMissing")))).toBeVisible();
    await expect(canvas.queryByRole("columnheader", { name: /USD/ })).not.toBeInTheDocument();
  },
};

let copiedTexts: string[] = [];

/** Stubs the clipboard API. Returns a function that undoes it. */
function stubClipboard(): () => void {
  copiedTexts = [];
  const writeText = async (text: string) => void copiedTexts.push(text);
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  return () => void Reflect.deleteProperty(navigator, "clipboard");
}

function fewIn(globals: Globals, ids: readonly string[]) {
  const page = loadPage("prices", languageOf(globals));
  const groups = priceGroupsIn(globals).map((group) => ({
    ...group,
    fares: group.fares.filter(({ id }) => ids.includes(id)),
  }));
  return { ...page, groups: groups.filter(({ fares }) => fares.length > 0) };
}

function rowOf(canvasElement: HTMLElement, id: string): HTMLElement {
  const row = canvasElement.querySelector<HTMLElement>(`[role=row][id="${id}"]`);
  if (!row) throw new Error(`There is no row ${id}.`);
  return row;
}

function copyButton(canvasElement: HTMLElement, id: string): HTMLElement {
  return within(rowOf(canvasElement, id)).getByRole("button");
}

/** Normalises spaces, as Testing Library does. */
function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}
