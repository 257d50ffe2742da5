import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { currencyCode } from "#src/domain/money.ts";
import { FareTable, type FareTableGroup, type FareTableProps } from "#src/ui/FareTable/FareTable.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { fareRowIn } from "#stories/fixtures/prices.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";
import { onlyAt } from "../../.storybook/modes.ts";

type Globals = Parameters<typeof translatorOf>[0];

const meta = {
  id: "ui-faretable",
  title: "Components/Prices/FareTable · sortable table",
  component: FareTable,
  args: {
    labelledBy: "fares",
    caption: "",
    messages: {
      place: "",
      fare: "EUR",
      currencies: ["TRY", "USD", "GBP"],
      others: "",
      links: "",
      sortByName: "",
      sortByPrice: "",
    },
    groups: [],
    order: null,
    onSort: fn(),
  },
  parameters: {
    layout: "padded",
    ...guide({
      avoid: "A dozen fares of one kind are a `MiniList`; one fare alone is a `FareCard` or a `FareTicket`.",
      keyboard: {
        Tab: "goes to the two sort buttons, then through the links of each row",
        "Enter, Space": "sorts by the column",
        Enter: "follows the link of the row",
      },
      parts: [
        "What holds for every row, above the table",
        "The head, with two columns that sort",
        "The title of a group, with what its rows have in common",
        "A row: place, minutes, price, other currencies, ways to book",
      ],
      content: {
        do: [
          "Say once, in the title of the group, what its rows share: “from the airport, VIP Vito, up to 7”",
          "Name what the sorting is by: “By name”, “By price”",
        ],
        dont: ["Repeat the vehicle in every row", "Round a price, or leave a place empty: write “on request”"],
      },
      messages: ["prices:list.title", "prices:list.byName", "prices:list.byPrice", "prices:list.ratesMissing"],
    }),
  },
  render: (args, { globals }) => <Table {...args} {...messagesIn(globals)} groups={groupsIn(globals)} />,
  beforeEach: () => () => {
    location.hash = "";
  },
} satisfies Meta<typeof FareTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every row has a name, a price and links; columns sort by keyboard and touch. */
export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const table = canvas.getByRole("table", { name: t("prices:list.title") });
    const columns = table.querySelectorAll("[role=columnheader]").length;
    for (const title of table.querySelectorAll("[aria-colspan]")) await expect(title.ariaColSpan).toBe(String(columns));
    const rows = groupsIn(globals).flatMap((group) => group.rows);
    for (const { name: place, time, euro, links } of rows) {
      const rowName = plain([place, time].filter(Boolean).join(" "));
      const rowHead = within(table).getByRole("rowheader", { name: (said) => plain(said) === rowName });
      const row = rowHead.closest("[role=row]") as HTMLElement;
      await expect(row).toHaveTextContent(plain(euro.text));
      const shown = within(row).getAllByRole("link", { hidden: true });
      await expect(shown.map((link) => link.getAttribute("href"))).toEqual(links.map(({ href }) => href));
      // Phones show only the first one.
      await expect(within(row).getByRole("link")).toHaveAccessibleName(links[0]?.name);
    }
    const [byName, byPrice] = within(table).getAllByRole("button");
    await userEvent.tab();
    await expect(byName).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.pointer({ keys: "[TouchA]", target: byPrice as HTMLElement });
    await expect(args.onSort).toHaveBeenNthCalledWith(1, "name");
    await expect(args.onSort).toHaveBeenNthCalledWith(2, "price");
    byPrice?.blur();
  },
};

/** In groups, with a selected row and without rates; sorted by place; and sorted by price, with a `:target` row. */
export const States: Story = {
  tags: ["picture", "phone"],
  render: (args, { globals }) => {
    const rows = groupsIn(globals, { isSorted: true }).flatMap((group) => group.rows);
    return (
      <div style={{ display: "grid", gap: "var(--space-6)" }}>
        <Table {...args} {...messagesIn(globals)} groups={groupsIn(globals, { state: "missing" })} />
        <Table
          {...args}
          {...messagesIn(globals)}
          labelledBy="by-name"
          order={{ by: "name", direction: "ascending" }}
          groups={[{ id: "sorted", rows: rows.map((row) => ({ ...row, id: `by-name-${row.id}` })) }]}
        />
        <Table
          {...args}
          {...messagesIn(globals)}
          labelledBy="by-price"
          order={{ by: "price", direction: "descending" }}
          groups={[
            {
              id: "sorted",
              rows: rows.toReversed().map((row) => ({ ...row, id: `by-price-${row.id}`, on: undefined })),
            },
          ]}
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    location.hash = "by-price-airport-yalikavak";
    const [target, other] = ["airport-yalikavak", "airport-kaynar"].map((id) =>
      canvasElement.querySelector(`#by-price-${id}`),
    );
    const groundOf = (row: Element | null | undefined) => getComputedStyle(row as Element).backgroundColor;
    await waitFor(() => expect(groundOf(target)).not.toBe(groundOf(other)));
  },
};

/** A sticky group title covers the full width of the rows below it. */
export const TitleOverGround: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: onlyAt("phone"),
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector("[role=row][id]") as Element;
    const title = row.parentElement?.firstElementChild as Element;
    const sidesOf = (element: Element) => getComputedStyle(element).boxShadow.match(/-?\d+px 0px 0px 0px/g);
    await waitFor(() => expect(sidesOf(row)).toHaveLength(2));
    await expect(sidesOf(title)).toEqual(sidesOf(row));
    await expect(getComputedStyle(title).boxShadow).toContain(getComputedStyle(title).backgroundColor);
  },
};

/** A table below its heading. */
function Table({ labelledBy, ...props }: FareTableProps & { title?: string }) {
  const { title, ...rest } = props;
  return (
    <section>
      <h2 id={labelledBy}>{title}</h2>
      <FareTable labelledBy={labelledBy} {...rest} />
    </section>
  );
}

function messagesIn(globals: Globals) {
  const t = translatorOf(globals);
  return {
    title: t("prices:list.title"),
    caption: t("prices:list.caption"),
    messages: {
      ...meta.args.messages,
      currencies: (["TRY", "USD", "GBP"] as const).map((currency) => currencyCode(currency, t.language)),
      place: t("prices:list.place"),
      others: t("prices:list.others"),
      links: t("prices:list.ways"),
      sortByName: t("prices:list.byName"),
      sortByPrice: t("prices:list.byPrice"),
    },
  };
}

function groupsIn(globals: Globals, options: Parameters<typeof fareRowIn>[2] = {}): FareTableGroup[] {
  const t = translatorOf(globals);
  return [
    {
      id: "region",
      title: loadPage("prices", t.language).regionTitle,
      note: t("prices:groups.region.note", { seats: 7 }),
      rows: ["airport-kaynar", "airport-yalikavak"].map((id) => ({
        ...fareRowIn(globals, id, { ...options, state: "known" }),
        isSelected: id === "airport-yalikavak",
      })),
    },
    {
      id: "town",
      title: t("prices:groups.town.title"),
      note: t("prices:groups.town.note", { seats: 7 }),
      rows: [fareRowIn(globals, "bodrum-izmiradnanmenderesairport", options)],
    },
  ];
}

/** Normalises spaces, as Testing Library does. */
function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}
