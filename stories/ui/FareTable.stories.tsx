import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";

import { currencyCode } from "#src/domain/money.ts";
import { FareTable, type FareTableGroup, type FareTableProps } from "#src/ui/FareTable/FareTable.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { fareRowIn } from "#stories/fixtures/prices.ts";
import { wordsOf } from "#stories/fixtures/words.ts";
import { onlyAt } from "../../.storybook/modes.ts";

type Globals = Parameters<typeof wordsOf>[0];

const meta = {
  component: FareTable,
  args: {
    labelledBy: "fares",
    caption: "",
    words: {
      from: "",
      to: "",
      vehicle: "",
      fare: "EUR",
      currencies: ["TRY", "USD", "GBP"],
      minutes: "",
      others: "",
      ways: "",
      byName: "",
      byPrice: "",
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
        Tab: "goes to the two columns that sort, and then from row to row through the ways on",
        "Enter, Space": "sorts by the column",
        Enter: "follows the way of the row",
      },
    }),
  },
  render: (args, { globals }) => <Table {...args} {...wordsIn(globals)} groups={groupsIn(globals)} />,
  beforeEach: () => () => {
    location.hash = "";
  },
} satisfies Meta<typeof FareTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every row says to whom it belongs, what it costs and where it leads; columns sort by keyboard and by touch. */
export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    const table = canvas.getByRole("table", { name: t("prices:list.title") });
    const rows = groupsIn(globals).flatMap((group) => group.rows);
    for (const { to, euro, ways } of rows) {
      const row = within(table).getByRole("rowheader", { name: to }).closest("tr") as HTMLElement;
      await expect(row).toHaveTextContent(plain(euro.text));
      for (const { name, href } of ways)
        await expect(within(row).getByRole("link", { name })).toHaveAttribute("href", href);
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

/** In groups, with the row that was chosen and without rates; sorted by place; and sorted by price, with the row that the address names. */
export const States: Story = {
  tags: ["picture", "phone"],
  render: (args, { globals }) => {
    const [peninsula, bodrum] = groupsIn(globals);
    const rows = [...(peninsula?.rows ?? []), ...(bodrum?.rows ?? [])];
    return (
      <div style={{ display: "grid", gap: "var(--space-6)" }}>
        <Table {...args} {...wordsIn(globals)} groups={groupsIn(globals, "missing")} />
        <Table
          {...args}
          {...wordsIn(globals)}
          labelledBy="by-name"
          order={{ by: "name", direction: "ascending" }}
          groups={[{ id: "sorted", rows: rows.map((row) => ({ ...row, id: `by-name-${row.id}` })) }]}
        />
        <Table
          {...args}
          {...wordsIn(globals)}
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

/** A title that stays in sight covers all of a row's ground, which is wider than the row. */
export const TitleOverGround: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: onlyAt("phone"),
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector("tr[id]") as Element;
    const title = row.parentElement?.firstElementChild as Element;
    const sidesOf = (element: Element) => getComputedStyle(element).boxShadow.match(/-?\d+px 0px 0px 0px/g);
    await waitFor(() => expect(sidesOf(row)).toHaveLength(2));
    await expect(sidesOf(title)).toEqual(sidesOf(row));
    await expect(getComputedStyle(title).boxShadow).toContain(getComputedStyle(title).backgroundColor);
  },
};

/** A table under the heading that names it. */
function Table({ labelledBy, ...props }: FareTableProps & { title?: string }) {
  const { title, ...rest } = props;
  return (
    <section>
      <h2 id={labelledBy}>{title}</h2>
      <FareTable labelledBy={labelledBy} {...rest} />
    </section>
  );
}

function wordsIn(globals: Globals) {
  const t = wordsOf(globals);
  return {
    title: t("prices:list.title"),
    caption: t("prices:list.caption"),
    words: {
      ...meta.args.words,
      currencies: (["TRY", "USD", "GBP"] as const).map((currency) => currencyCode(currency, t.language)),
      from: t("booking:fields.from"),
      to: t("booking:fields.to"),
      vehicle: t("booking:fields.vehicleType"),
      minutes: t("prices:list.minutes"),
      others: t("prices:list.others"),
      ways: t("prices:list.ways"),
      byName: t("prices:list.byName"),
      byPrice: t("prices:list.byPrice"),
    },
  };
}

function groupsIn(globals: Globals, state: "known" | "missing" = "known"): FareTableGroup[] {
  const t = wordsOf(globals);
  return [
    {
      id: "peninsula",
      title: t("prices:groups.peninsula.title"),
      note: t("prices:groups.peninsula.note", { seats: 7 }),
      rows: ["airport-kaynar", "airport-yalikavak"].map((id) => ({
        ...fareRowIn(globals, id),
        on: id === "airport-yalikavak",
      })),
    },
    {
      id: "bodrum",
      title: t("prices:groups.bodrum.title"),
      note: t("prices:groups.bodrum.note", { seats: 7 }),
      rows: [fareRowIn(globals, "bodrum-izmiradnanmenderesairport", state)],
    },
  ];
}

/** As a query reads it: with plain spaces. */
function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}
