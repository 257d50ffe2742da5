import type { ArgTypesEnhancer, InputType } from "storybook/internal/types";

/** Types whose control would be a JSON editor: elements, lists, functions and references cannot be entered there. */
const WITHOUT_VALUES = new Set(["array", "function", "intersection", "object", "other", "tuple", "union"]);

/**
 * Removes the controls of props that have no effect or no values to enter: by type, or because `args` has an empty string, which means that
 * the story renders its own text in the language of the toolbar; and that of `className`, for which stories have no style sheet. A story
 * that fixes another prop sets `control: false` in its `argTypes`.
 */
export const hideDeadControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      initialArgs[name] === "" || name === "className" || !canBeEntered(argType, initialArgs[name])
        ? { ...argType, control: false as const }
        : argType,
    ]),
  );

function canBeEntered({ type, options, control }: InputType, value: unknown): boolean {
  if (options !== undefined || control !== undefined || typeof type !== "object") return true;
  return !WITHOUT_VALUES.has(type.name) || ["string", "number", "boolean"].includes(typeof value);
}
