import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { BackLink } from "#src/ui/BackLink/BackLink.tsx";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import { PageHeader } from "#src/ui/PageHeader/PageHeader.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "ui-pageheader",
  title: "Components/Layout/PageHeader",
  component: PageHeader,
  argTypes: { lead: { control: false } },
  args: { title: "" },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid:
        "Where the page opens with an image, use a `Hero`; for an article, an `ArticleHeader`. The home page has no `PageHeader`.",
      keyboard: {},
      parts: [
        "A `BackLink`, on pages below a list",
        "The title of the page",
        "A lead in one or two sentences",
        "Links, where the page needs ways on at once",
      ],
      content: {
        do: ["Take the title that the menu has, or one that begins with it", "Say in the lead what can be done here"],
        dont: ["Ask a question or praise in the title", "Put a button here that competes with the page’s own action"],
      },
      messages: ["reservation:title", "reservation:lead"],
    }),
  },
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return <PageHeader {...args} title={t("reservation:title")} lead={t("reservation:lead")} />;
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const name = translatorOf(globals)("reservation:title");
    await expect(canvas.getByRole("heading", { level: 1, name })).toBeVisible();
  },
};

/** With a back link above and links below, in columns on desktops; and with the lead below the title. */
export const States: Story = {
  tags: ["picture", "phone", "desktop"],
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return (
      <>
        <PageHeader
          {...args}
          title={t("reservation:title")}
          lead={t("reservation:lead")}
          back={<BackLink href="#top" label={t("shell:nav.home")} />}
        >
          <MoreLink href="#form" direction="down">
            {t("reservation:bookNow")}
          </MoreLink>
        </PageHeader>
        <PageHeader {...args} title={t("legal:terms.title")} lead={t("legal:privacy.language")} leadPlace="below" />
      </>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    for (const name of [t("shell:nav.home"), t("reservation:bookNow")]) {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name })).toHaveFocus();
    }
    canvas.getByRole("link", { name: t("reservation:bookNow") }).blur();
  },
};

export const TitleAlone: Story = {
  render: (args, { globals }) => <PageHeader {...args} title={translatorOf(globals)("legal:privacy.title")} />,
};
