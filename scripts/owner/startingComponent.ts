interface Start {
  name: string;
  /** `ui` or `features`. */
  layer: string;
  /** `src/ui/Notice` */
  folder: string;
  group: string;
  purpose: string;
}

/** The component: a paragraph, to be replaced by the author. */
export function startingComponent({ name, purpose }: Pick<Start, "name" | "purpose">): string {
  const own = classOf(name);
  return `import styles from "./${name}.module.css";

export interface ${name}Props {
  text: string;
  className?: string | undefined;
}

/** ${purpose} */
export function ${name}({ text, className }: ${name}Props) {
  return <p className={className ? \`\${styles.${own}} \${className}\` : styles.${own}}>{text}</p>;
}
`;
}

/** Its style sheet, in the layer of its folder. */
export function startingStyles({ name, layer }: Pick<Start, "name" | "layer">): string {
  return `@layer ${layer} {
  .${classOf(name)} {
    padding: var(--space-4);
    border-block-start: var(--line-rule) solid var(--color-line-strong);
    background: var(--color-surface);
    overflow-wrap: anywhere;
  }
}
`;
}

/** Its stories: one, which is also its picture, in three languages. */
export function startingStories({ name, layer, folder, group }: Omit<Start, "purpose">): string {
  return `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { ${name} } from "#${folder}/${name}.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";

const TEXT = {
  tr: "[[Buraya Türkçe bir cümle gelir.]]",
  en: "[[An English sentence goes here.]]",
  ru: "[[Здесь будет предложение по-русски.]]",
};

const meta = {
  id: "${layer}-${name.toLowerCase()}",
  title: "Components/${group}/${name}",
  tags: ["new"],
  component: ${name},
  args: { text: "" },
  parameters: guide({
    avoid: "[[When is something else right, and what? Its name in backticks.]]",
    keyboard: {},
    parts: ["[[What is it made of, in the order in which it is read? A line for each part.]]"],
    content: {
      do: ["[[What to write in it, with examples in “quotation marks”. If nothing, make all of content the word wordless.]]"],
      dont: ["[[What not to write in it.]]"],
    },
  }),
  render: (args, { globals }) => <${name} {...args} text={inLanguage(globals, TEXT)} />,
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state together. */
export const States: Story = {
  tags: ["picture"],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(inLanguage(globals, TEXT))).toBeVisible();
  },
};
`;
}

/** The class of a component’s outermost element: `fareCard`. */
function classOf(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
