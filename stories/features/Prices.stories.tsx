import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";

import { loadPage } from "#src/content/load.ts";
import { formatEuro } from "#src/domain/money.ts";
import { RouterLink } from "#src/features/navigation/RouterLink.tsx";
import { StillLink } from "#src/features/navigation/StillLink.tsx";
import { Prices } from "#src/features/prices/Prices.tsx";
import { othersIn } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { connect } from "#stories/fixtures/network.ts";
import { priceIn } from "#stories/fixtures/prices.ts";
import { stubRelay } from "#stories/fixtures/relay.ts";
import { languageOf, wordsOf } from "#stories/fixtures/words.ts";
import { onlyAt } from "../../.storybook/modes.ts";

type Globals = Parameters<typeof languageOf>[0];

/** Some of each group: the whole list is the page's own story. */
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
  component: Prices,
  args: {
    ...loadPage("prices", "tr"),
    bookHref: ({ from, to, vehicleType }) => `/reservation?from=${from}&to=${to}&vehicleType=${vehicleType}`,
    Link: RouterLink,
    ChoiceLink: StillLink,
  },
  parameters: {
    layout: "padded",
    router: { path: "/prices" },
    ...guide({
      avoid: "The fares from the airport to the peninsula alone are `FixedPrices`, or a `RoadsSection` with their map.",
      keyboard: {
        Tab: "goes from place to place on the map, through the card, and from row to row",
        Enter: "chooses the place, sorts by the column, or follows the way of the row",
      },
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

/** A place that is chosen on the map is on the card, in the address and marked in the list, by keyboard and by touch. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = wordsOf(globals);
    const map = canvas.getByRole("group", { name: t("prices:map.peninsula.label") });
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
    for (const other of othersIn(globals, 45))
      await expect(rowOf(canvasElement, "airport-kaynar")).toHaveTextContent(plain(other));

    // The large vehicle for the same place; the card stays where the next Tab goes on from.
    const { euro } = priceIn(globals, "airport-peninsula-sprinter");
    await userEvent.click(within(card).getByRole("link", { name: new RegExp(formatEuro(euro, t.language)) }));
    await expect(card).toHaveFocus();
    await expect(rowOf(canvasElement, "airport-peninsula-sprinter")).toHaveAttribute("data-on", "true");
    await userEvent.click(within(card).getByRole("link", { name: t("prices:card.inList") }));
    await expect(rowOf(canvasElement, "airport-peninsula-sprinter")).toHaveFocus();
    (canvasElement.ownerDocument.activeElement as HTMLElement).blur();
  },
};

/** On a phone the page goes on to the card, and so does the focus: the next Tab is the card's own. */
export const ChosenByKeyboardOnPhone: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: onlyAt("phone"),
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    const map = canvas.getByRole("group", { name: t("prices:map.peninsula.label") });
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

/** On a desktop the card stands beside the map: who goes from place to place by keyboard stays there. */
export const ChosenByKeyboardOnDesktop: Story = {
  globals: { viewport: { value: "desktop" } },
  parameters: onlyAt("desktop"),
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    const map = canvas.getByRole("group", { name: t("prices:map.peninsula.label") });
    const { toLabel } = priceIn(globals, "airport-gumusluk");
    const place = within(map).getByRole("link", { name: new RegExp(`^${toLabel},`) });
    place.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("region", { name: t("prices:card.chosen") })).toBeVisible();
    await expect(place).toHaveFocus();
    place.blur();
  },
};

/** The other way round each ride begins at its place and costs the same: its row, its card, its form and its copied address. */
export const ToTheAirport: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = wordsOf(globals);
    const { id, fromLabel, toLabel, from, to, euro } = priceIn(globals, "airport-gumusluk");
    const direction = canvas.getByRole("group", { name: t("prices:directions.label") });
    await userEvent.click(within(direction).getByRole("button", { name: t("prices:directions.toAirport") }));
    const row = rowOf(canvasElement, id);
    await expect(within(row).getByRole("rowheader")).toHaveTextContent(toLabel);
    const [first] = within(row).getAllByRole("cell", { hidden: true });
    await expect(first).toHaveTextContent(fromLabel);
    await expect(row).toHaveTextContent(plain(formatEuro(euro, t.language)));
    const trip = t("fares:tripBy", { from: toLabel, to: fromLabel, vehicle: t("booking:vehicles.vipVito") });
    const book = within(row).getByRole<HTMLAnchorElement>("link", { name: t("prices:bookTrip", { trip }) });
    const { searchParams } = new URL(book.href);
    await expect([searchParams.get("from"), searchParams.get("to")]).toEqual([to, from]);

    await userEvent.click(copyButton(canvasElement, id));
    await waitFor(() => expect(copiedTexts).toEqual([expect.stringMatching(/\?to=airport#airport-gumusluk$/)]));
    const byName = canvasElement.querySelector("th[aria-sort]") as HTMLElement;
    await expect(byName).toHaveTextContent(t("booking:fields.from"));
    await userEvent.click(within(byName).getByRole("button"));
    await expect(byName).toHaveAttribute("aria-sort", "ascending");
    await userEvent.click(within(byName).getByRole("button"));
    await userEvent.click(within(byName).getByRole("button"));
    // From Bodrum town a ride goes as the list has it.
    const izmir = priceIn(globals, "bodrum-izmir");
    await expect(within(rowOf(canvasElement, izmir.id)).getByRole("rowheader")).toHaveTextContent(izmir.toLabel);

    await userEvent.click(within(direction).getByRole("button", { name: t("prices:directions.fromAirport") }));
    const there = within(rowOf(canvasElement, id)).getByRole<HTMLAnchorElement>("link");
    await expect(new URL(there.href).searchParams.get("to")).toBe(to);
  },
};

/** An address that was copied for the way back: list and card have it so. */
export const ChosenToTheAirport: Story = {
  parameters: { router: { path: "/prices?to=airport#airport-yalikavak" } },
  render: (args, { globals }) => <Prices {...args} {...fewIn(globals, SHOWN.slice(0, 4))} />,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = wordsOf(globals);
    const card = canvas.getByRole("region", { name: t("prices:card.chosen") });
    const book = within(card).getByRole<HTMLAnchorElement>("link", { name: t("fares:book") });
    await expect(new URL(book.href).searchParams.get("from")).toBe("yalıkavak");
    await expect(rowOf(canvasElement, "airport-yalikavak")).toHaveAttribute("data-on", "true");
  },
};

/** A row that the form cannot take offers two ways to a person: those that suit the language, and without a network those that do without. */
export const AskedFor: Story = {
  beforeEach: () => connect(true),
  render: (args, { globals }) => <Prices {...args} {...fewIn(globals, ["bodrum-izmir"])} />,
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals);
    const ways = () =>
      within(rowOf(canvasElement, "bodrum-izmir"))
        .getAllByRole<HTMLAnchorElement>("link")
        .map(({ href }) => href.replace(/^(?:https:\/\/)?(wa\.me|tel|sms).*$/, "$1"));
    await expect(ways()).toEqual(t.language === "ru" ? ["tel", "sms"] : ["wa.me", "tel"]);
    const reconnect = connect(false);
    await waitFor(() => expect(ways()).toEqual(["tel", "sms"]));
    reconnect();
  },
};

/** Sorted by price and by place, both ways, and then in groups again; the column says how. */
export const Sorted: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { language } = wordsOf(globals);
    const fares = () => [...canvasElement.querySelectorAll("tbody tr[id]")].map(({ id }) => priceIn(globals, id));
    const inGroups = fares();
    const [head] = within(canvas.getByRole("table")).getAllByRole("rowgroup");
    const [name, price] = within(head as HTMLElement).getAllByRole("button");
    const orders = () => [name, price].map((button) => button?.closest("th")?.getAttribute("aria-sort"));

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

/** A fare that the address names: its map is on show. It begins where the form has no place, and so is asked for. */
export const Chosen: Story = {
  parameters: { router: { path: "/prices#bodrum-izmir-sprinter" } },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = wordsOf(globals);
    await expect(canvas.getByRole("group", { name: t("prices:map.coast.label") })).toBeVisible();
    await expect(canvas.queryByRole("group", { name: t("prices:map.peninsula.label") })).not.toBeInTheDocument();
    const card = canvas.getByRole("region", { name: t("prices:card.chosen") });
    const { fromLabel, toLabel } = priceIn(globals, "bodrum-izmir-sprinter");
    for (const label of [fromLabel, toLabel]) await expect(card).toHaveTextContent(label);
    const chat = within(card).getByRole<HTMLAnchorElement>("link", { name: t("booking:channels.whatsapp") });
    await expect(new URL(chat.href).searchParams.get("text")).toContain(toLabel);
    await expect(within(card).getByRole("link", { name: t("booking:channels.call") })).toBeVisible();
    await expect(within(card).queryByRole("link", { name: t("fares:book") })).not.toBeInTheDocument();
    await expect(rowOf(canvasElement, "bodrum-izmir-sprinter")).toHaveAttribute("data-on", "true");
  },
};

/** The address of a row for somebody's own pages: it is in the clipboard, and that is said. */
export const Copied: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = wordsOf(globals);
    await userEvent.click(copyButton(canvasElement, "airport-yalikavak"));
    await expect(await canvas.findByText(t("prices:copy.copied"))).toBeVisible();
    await expect(copiedTexts).toEqual([expect.stringMatching(/\/[^#]*#airport-yalikavak$/)]);
    const { toLabel } = priceIn(globals, "airport-yalikavak");
    const said = canvas.getAllByRole("status").map(({ textContent }) => textContent);
    await expect(said).toEqual(expect.arrayContaining([expect.stringContaining(toLabel)]));
  },
};

/** Without a clipboard the address stands there, marked, until one goes on. */
export const CopiedByHand: Story = {
  tags: ["picture", "phone"],
  parameters: { router: { path: "/prices#airport-yalikavak" } },
  beforeEach: () => stubClipboard({ refuses: true }),
  render: (args, { globals }) => <Prices {...args} {...fewIn(globals, ["airport-yalikavak"])} />,
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = wordsOf(globals);
    const button = copyButton(canvasElement, "airport-yalikavak");
    await userEvent.click(button);
    const field = await canvas.findByRole<HTMLInputElement>("textbox", { name: t("prices:copy.manual") });
    await expect(field).toHaveFocus();
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toMatch(/#airport-yalikavak$/);
    await userEvent.keyboard("{Escape}");
    await expect(button).toHaveFocus();
    await expect(field).not.toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    const again = await canvas.findByRole<HTMLInputElement>("textbox", { name: t("prices:copy.manual") });
    await expect(again).toHaveFocus();
    // Storybook's own address is another each time.
    again.value = `https://example.com/${t.language}/prices#airport-yalikavak`;
    again.select();
  },
};

/** No rates are to be had: the fixed prices stand, and the list says so. */
export const WithoutRates: Story = {
  beforeEach: () => stubRelay({ rates: "down" }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(new RegExp(wordsOf(globals)("prices:list.ratesMissing")))).toBeVisible();
  },
};

let copiedTexts: string[] = [];

/** A clipboard of the story's own; the function that it returns takes it away. */
function stubClipboard({ refuses = false } = {}): () => void {
  copiedTexts = [];
  const writeText = async (text: string) => {
    if (refuses) throw new DOMException("not allowed", "NotAllowedError");
    copiedTexts.push(text);
  };
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  return () => void Reflect.deleteProperty(navigator, "clipboard");
}

function fewIn(globals: Globals, ids: readonly string[]) {
  const page = loadPage("prices", languageOf(globals));
  const groups = page.groups.map((group) => ({ ...group, fares: group.fares.filter(({ id }) => ids.includes(id)) }));
  return { ...page, groups: groups.filter(({ fares }) => fares.length > 0) };
}

function rowOf(canvasElement: HTMLElement, id: string): HTMLElement {
  const row = canvasElement.querySelector<HTMLElement>(`tr[id="${id}"]`);
  if (!row) throw new Error(`There is no row ${id}.`);
  return row;
}

function copyButton(canvasElement: HTMLElement, id: string): HTMLElement {
  return within(rowOf(canvasElement, id)).getByRole("button");
}

/** As a query reads it: with plain spaces. */
function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}
