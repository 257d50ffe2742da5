import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/types";

/** Props that have no effect in a story: there is no style sheet for a class, and the language is that of the toolbar. */
const WITHOUT_EFFECT = new Set(["className", "language"]);

/** Types whose control would be a JSON editor: elements, lists, functions and references cannot be entered there. */
const WITHOUT_VALUES = new Set(["array", "function", "intersection", "object", "other", "tuple", "union"]);

/**
 * Removes the controls of props that have no effect or no values to enter: by name, by type, or because `args` has an empty string, which
 * means that the story renders its own text in the language of the toolbar. What `args` has besides the props is left out of the table.
 * A story that fixes another prop sets `control: false` in its `argTypes`.
 */
export const hideDeadControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => ({
  ...Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      initialArgs[name] === "" || WITHOUT_EFFECT.has(name) || !canBeEntered(argType, initialArgs[name])
        ? { ...argType, control: false as const }
        : withOwnControl(argType, initialArgs[name]),
    ]),
  ),
  // Storybook would add these, with a control for whatever they hold, such as all data of a page.
  ...Object.fromEntries(
    Object.keys(initialArgs)
      .filter((name) => !argTypes[name])
      .map((name) => [name, { name, control: false as const, table: { disable: true } }]),
  ),
});

function canBeEntered(argType: StrictInputType, value: unknown): boolean {
  const { type, options, control } = argType;
  if (options !== undefined || control !== undefined || typeof type !== "object") return true;
  return !WITHOUT_VALUES.has(type.name) || controlOf(argType, value) !== undefined;
}

/** The control of a text or a number where elements, or nothing at all, may stand too. */
function controlOf({ type, table }: StrictInputType, value: unknown): "text" | "number" | undefined {
  const isOneOf = (kind: string) =>
    typeof value === kind &&
    ((type?.name === "union" && type.value.some(({ name }) => name === kind)) ||
      (type?.name === "other" && table?.type?.summary === "ReactNode"));
  if (isOneOf("string")) return "text";
  return isOneOf("number") ? "number" : undefined;
}

function withOwnControl(argType: StrictInputType, value: unknown): StrictInputType {
  const type = argType.control === undefined ? controlOf(argType, value) : undefined;
  return type ? { ...argType, control: { type } } : argType;
}
