import type { ArgTypesEnhancer, InputType } from "storybook/internal/types";

/** Types whose control would be an editor of JSON: elements, lists, functions and references cannot be written in it. */
const WITHOUT_VALUES = new Set(["array", "function", "intersection", "object", "other", "tuple", "union"]);

/**
 * Leaves a prop without a control where its type has no values that one could enter, and where its `args` hold an empty string: the
 * story then writes the words itself, in the language of the toolbar, and whatever somebody typed would do nothing. So would a class,
 * which no style sheet of a story has. Whatever else a story fixes has `control: false` in its `argTypes`.
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
