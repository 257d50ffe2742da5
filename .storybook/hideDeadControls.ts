import type { ArgTypesEnhancer, InputType } from "storybook/internal/types";

/** Props that have no effect in a story: there is no style sheet for a class, and the language is that of the toolbar. */
const WITHOUT_EFFECT = new Set(["className", "language"]);

/** Types whose control would be a JSON editor: elements, lists, functions and references cannot be entered there. */
const WITHOUT_VALUES = new Set(["array", "function", "intersection", "object", "other", "tuple", "union"]);

/**
 * Removes the controls of props that have no effect or no values to enter: by name, by type, or because `args` has an empty string, which
 * means that the story renders its own text in the language of the toolbar. A story that fixes another prop sets `control: false` in its
 * `argTypes`.
 */
export const hideDeadControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      initialArgs[name] === "" || WITHOUT_EFFECT.has(name) || !canBeEntered(argType, initialArgs[name])
        ? { ...argType, control: false as const }
        : argType,
    ]),
  );

function canBeEntered({ type, options, control }: InputType, value: unknown): boolean {
  if (options !== undefined || control !== undefined || typeof type !== "object") return true;
  return !WITHOUT_VALUES.has(type.name) || ["string", "number", "boolean"].includes(typeof value);
}
