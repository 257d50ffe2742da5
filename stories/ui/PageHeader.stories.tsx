import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { BackLink } from "#src/ui/BackLink/BackLink.tsx";
import { MoreLink } from "#src/ui/MoreLink/MoreLink.tsx";
import { PageHeader } from "#src/ui/PageHeader/PageHeader.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  component: PageHeader,
  args: { title: "" },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid:
        "Where the page opens with an image, use a `Hero`; for an article, an `ArticleHeader`. The home page has no `PageHeader`.",
      keyboard: {},
    }),
  },
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return <PageHeader {...args} title={t("pages:reservation.title")} lead={t("pages:reservation.lead")} />;
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const name = translatorOf(globals)("pages:reservation.title");
    await expect(canvas.getByRole("heading", { level: 1, name })).toBeVisible();
  },
};

/** With the way back above, and the way on below; side by side on desktops: the picture of the component. */
export const States: Story = {
  tags: ["picture", "phone", "desktop"],
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return (
      <>
        <PageHeader
          {...args}
          title={t("pages:reservation.title")}
          lead={t("pages:reservation.lead")}
          back={<BackLink href="#top" label={t("shell:nav.home")} />}
        >
          <MoreLink href="#form" direction="down">
            {t("pages:reservation.bookNow")}
          </MoreLink>
        </PageHeader>
        <PageHeader {...args} title={t("pages:privacy.title")} />
      </>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    for (const name of [t("shell:nav.home"), t("pages:reservation.bookNow")]) {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name })).toHaveFocus();
    }
    canvas.getByRole("link", { name: t("pages:reservation.bookNow") }).blur();
  },
};

export const TitleAlone: Story = {
  render: (args, { globals }) => <PageHeader {...args} title={translatorOf(globals)("pages:privacy.title")} />,
};
