import { expect, test } from "vitest";

import { hideDeadControls } from "../../../.storybook/hideDeadControls.ts";

type Context = Parameters<typeof hideDeadControls>[0];

test("controls without effect on the documentation's story are hidden, the others kept", () => {
  const argTypes = {
    title: { name: "title", type: { name: "string" } },
    text: { name: "text", type: { name: "string" } },
    className: { name: "className", type: { name: "string" } },
    language: { name: "language", type: { name: "other", value: "Language" } },
    rate: { name: "rate", type: { name: "union", value: [{ name: "string" }, { name: "other", value: "null" }] } },
    Link: { name: "Link", type: { name: "other", value: "LinkComponent" } },
    icon: { name: "icon", type: { name: "other", value: "ReactNode" } },
    onSelect: { name: "onSelect", type: { name: "function" } },
    size: { name: "size", type: { name: "enum", value: ["small", "large"] }, options: ["small", "large"] },
    open: { name: "open", type: { name: "boolean" } },
  } satisfies Context["argTypes"];
  const initialArgs = { title: "", text: "A word", language: "tr", rate: "47,12", Link: "a", hero: {} };
  const shown = hideDeadControls({ argTypes, initialArgs } as unknown as Context);
  const hidden = Object.keys(shown).filter((name) => shown[name]?.control === false);
  expect(hidden).toEqual(["title", "className", "language", "Link", "icon", "onSelect", "hero"]);
  expect(shown["hero"]?.table).toEqual({ disable: true });
  expect(shown["rate"]?.control).toEqual({ type: "text" });
});
