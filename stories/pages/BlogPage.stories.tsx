import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLocation, useNavigate } from "react-router-dom";
import { expect, waitFor, within } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { Button } from "#src/ui/Button/Button.tsx";
import { stubRelay } from "#stories/fixtures/relay.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";
import { AT_NIGHT } from "../../.storybook/modes.ts";
import { BlogPage } from "#src/pages/BlogPage/BlogPage.tsx";
import { saveOrder } from "#src/pages/BlogPage/postOrders.ts";

const DATA = loadPage("blog", "tr");

/** Saves the order of the ids, as if it had been shown there before. */
function inKnownOrder(): () => void {
  const ids = DATA.posts.map(({ id }) => id);
  saveOrder("default", ids);
  return stubRelay();
}

/** Titles of the articles, in the displayed order. */
const titlesIn = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole("article").map((card: HTMLElement) => within(card).getByRole("link").textContent);

const meta = {
  component: BlogPage,
  args: DATA,
  parameters: { layout: "fullscreen", router: { path: "/blog" } },
  beforeEach: () => stubRelay(),
  render: (args, { globals }) => (
    <main>
      <BlogPage {...args} {...loadPage("blog", languageOf(globals))} />
    </main>
  ),
} satisfies Meta<typeof BlogPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every article, in the order saved for this history entry, in two lists with the offer of a ride between them. */
export const Default: Story = {
  beforeEach: inKnownOrder,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    const { title: heading, posts, letter, ride, language } = loadPage("blog", languageOf(globals));
    await expect(canvas.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(titlesIn(canvas)).toEqual(posts.map(({ title }) => title));
    const [before, after] = canvas.getAllByRole("list", { name: heading });
    if (!before || !after) throw new Error("there are not two lists of articles");
    await expect(within(before).getAllByRole("article")).toHaveLength(12);
    const offer = canvas.getByRole("heading", { level: 2, name: ride.title });
    await expect(before.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(after.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await expect(canvas.getByRole("link", { name: t("blog:ride.book") })).toHaveAttribute(
      "href",
      `/${language}/reservation`,
    );
    for (const { excerpt } of posts) {
      await expect(canvas.getByText(excerpt.replaceAll("\u00a0", " "))).toBeInTheDocument();
    }
    await expect(canvas.getByRole("form", { name: letter })).toBeVisible();
    const root = canvasElement.ownerDocument.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

/** Enough articles to show every kind of card. */
export const Nine: Story = {
  tags: ["picture", "night"],
  parameters: AT_NIGHT,
  beforeEach: inKnownOrder,
  render: (args, { globals }) => {
    const data = loadPage("blog", languageOf(globals));
    return (
      <main>
        <BlogPage {...args} {...data} posts={data.posts.slice(0, 9)} />
      </main>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(9);
    await expect(canvas.getAllByRole("list")).toHaveLength(1);
  },
};

/** The articles of one category, which the address names, without the offer of a ride. */
export const OneCategory: Story = {
  parameters: { router: { path: "/blog?category=Food" } },
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const { posts, categories, ride } = loadPage("blog", languageOf(globals));
    const titlesOf = (name: string) =>
      posts.flatMap(({ category, title }) => (category === name ? [title] : [])).toSorted();
    const shown = () => titlesIn(canvas);
    const offer = () => canvas.queryByRole("heading", { name: ride.title });
    const nameOf = (id: string) => categories.find((each) => each.id === id)?.name ?? "";
    const [food, history] = [nameOf("Food"), nameOf("History")];
    await expect(canvas.getByRole("button", { name: food })).toHaveAttribute("aria-pressed", "true");
    await expect(shown().toSorted()).toEqual(titlesOf(food));
    await expect(offer()).not.toBeInTheDocument();
    await expect(canvas.getByText(t("blog:subjects.shown", { count: shown().length }))).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: history }));
    await waitFor(() => expect(shown().toSorted()).toEqual(titlesOf(history)));
    await userEvent.click(canvas.getByRole("button", { name: t("blog:subjects.all") }));
    await waitFor(() => expect(shown()).toHaveLength(posts.length));
    await expect(offer()).toBeVisible();
  },
};

/** Each visit has its own order; Back restores the previous one. */
export const Orders: Story = {
  render: (_args, { globals }) => <Visits data={loadPage("blog", languageOf(globals))} />,
  play: async ({ canvas, userEvent }) => {
    const order = () => titlesIn(canvas);
    const first = order();
    await userEvent.click(canvas.getByRole("button", { name: "on" }));
    await waitFor(() => expect(order()).not.toEqual(first));
    const second = order();
    await expect(second.toSorted()).toEqual(first.toSorted());
    await userEvent.click(canvas.getByRole("button", { name: "back" }));
    await waitFor(() => expect(order()).toEqual(first));
    await userEvent.click(canvas.getByRole("button", { name: "forward" }));
    await waitFor(() => expect(order()).toEqual(second));
    await userEvent.click(canvas.getByRole("button", { name: "to a place on the page" }));
    await expect(order()).toEqual(second);
  },
};

/** Remounts the page at each visit, with buttons for history navigation. */
function Visits({ data }: { data: typeof DATA }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <main>
      <Button onClick={() => void navigate(`?visit=${Number(search.replace(/\D/g, "")) + 1}`)}>on</Button>
      <Button onClick={() => void navigate(-1)}>back</Button>
      <Button onClick={() => void navigate(1)}>forward</Button>
      <Button onClick={() => void navigate(`${search}#place`)}>to a place on the page</Button>
      <BlogPage key={pathname + search} {...data} />
    </main>
  );
}
