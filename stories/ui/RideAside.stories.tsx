import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { Prose } from "#src/ui/Prose/Prose.tsx";
import { RideAside } from "#src/ui/RideAside/RideAside.tsx";
import { sayIn } from "#stories/fixtures/words.ts";

const WORDS = {
  tr: {
    before: "Dönüş için araç ayarlayın: tepede taksi durağı yok.",
    label: "VIP Transfer",
    text: "Tepeye kadar çıkaralım, sizi bekleyelim.",
    book: "Transfer ayırtın",
    after: "İnişte Gümbet yerine eski Bodrum yoluna sapın.",
  },
  en: {
    before: "Arrange the way back: there is no taxi rank on the hill.",
    label: "VIP transfer",
    text: "We drive you up the hill and wait for you.",
    book: "Book a transfer",
    after: "On the way down take the old Bodrum road instead of the one to Gümbet.",
  },
  ru: {
    before: "О дороге обратно позаботьтесь заранее: стоянки такси на холме нет.",
    label: "VIP-трансфер",
    text: "Поднимем вас на холм и подождём.",
    book: "Заказать трансфер",
    after: "На спуске сверните не к Гюмбету, а на старую бодрумскую дорогу.",
  },
};

const meta = {
  component: RideAside,
  args: { label: "", text: "", children: null },
  render: (args, { globals }) => {
    const { label, text, book } = sayIn(globals, WORDS);
    return (
      <RideAside {...args} label={label} text={text}>
        <ButtonLink href="#form">{book}</ButtonLink>
      </RideAside>
    );
  },
} satisfies Meta<typeof RideAside>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole("link", { name: sayIn(globals, WORDS).book });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Where it belongs: in running text, whose distances and sizes leave its inside alone. */
export const InProse: Story = {
  tags: ["picture"],
  render: (args, { globals }) => {
    const { before, label, text, book, after } = sayIn(globals, WORDS);
    return (
      <Prose>
        <p>{before}</p>
        <RideAside {...args} label={label} text={text}>
          <ButtonLink href="#form">{book}</ButtonLink>
        </RideAside>
        <p>{after}</p>
      </Prose>
    );
  },
  play: async ({ canvas, globals }) => {
    const { label, text } = sayIn(globals, WORDS);
    const gap =
      canvas.getByText(text).getBoundingClientRect().top - canvas.getByText(label).getBoundingClientRect().bottom;
    await expect(gap).toBeCloseTo(4, 0);
  },
};
