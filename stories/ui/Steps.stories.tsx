import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Steps } from "#src/ui/Steps/Steps.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";

const TITLE_ID = "steps-title";
const TITLE = { tr: "Nasıl işler", en: "How it works", ru: "Как это работает" };
const STEPS = {
  tr: [
    { title: "Talebinizi gönderirsiniz", text: "Bir dakikadan kısa sürer. Çevrimiçi ödeme yoktur." },
    { title: "Onaylarız", text: "WhatsApp’tan ya da telefonla, gece gündüz." },
    { title: "İnersiniz", text: "Şoför çıkışta bekler. 45\u00a0dakikaya kadar bekleme ücretsizdir." },
  ],
  en: [
    { title: "Send the request", text: "Under a minute. Nothing is paid online." },
    { title: "We confirm", text: "By WhatsApp or phone, day and night." },
    { title: "You land", text: "The driver waits at arrivals. Up to 45\u00a0minutes’ waiting is free." },
  ],
  ru: [
    { title: "Отправьте заявку", text: "Меньше минуты. Онлайн ничего не оплачивается." },
    { title: "Мы подтвердим", text: "По телефону или сообщением, днём и ночью." },
    { title: "Вы приземлились", text: "Водитель ждёт у выхода. Ожидание до 45\u00a0минут бесплатно." },
  ],
};

const meta = {
  id: "ui-steps",
  title: "Components/Content/Steps",
  component: Steps,
  args: { steps: [], labelledBy: TITLE_ID },
  parameters: guide({
    avoid: "Things in no order are `CheckList`. The stops of a tour are a `StopLine`.",
    keyboard: {},
    parts: ["A number", "What happens, in two to four words", "One or two sentences"],
    content: {
      do: [
        "Say who acts: “We confirm”, “You land”",
        "Keep to three or four steps, in the order in which the guest lives them",
      ],
      dont: ["Write “Step 1”: the number stands there", "Leave out the step in which the guest waits"],
    },
    messages: ["services:steps.send.title", "services:steps.agree.title", "services:steps.land.title"],
  }),
  render: (args, { globals }) => (
    <div style={{ display: "grid", gap: "var(--space-4)", maxInlineSize: "34rem" }}>
      <h2 id={TITLE_ID}>{inLanguage(globals, TITLE)}</h2>
      <Steps {...args} steps={inLanguage(globals, STEPS)} />
    </div>
  ),
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An ordered list of three; screen readers announce the numbers of the list. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("list", { name: inLanguage(globals, TITLE) })).toBeVisible();
    const steps = canvas.getAllByRole("listitem");
    for (const [index, { title }] of inLanguage(globals, STEPS).entries())
      await expect(steps[index]).toHaveTextContent(title);
  },
};
