import type { ArgTypesEnhancer } from "storybook/internal/types";

/**
 * Leaves a prop without a control where its `args` hold an empty string: the story then writes the words itself, in the
 * language of the toolbar, and whatever somebody typed would do nothing. So would a class, which no style sheet of a story has.
 * Whatever else a story fixes has `control: false` in its `argTypes`.
 */
export const hideDeadControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      initialArgs[name] === "" || name === "className" ? { ...argType, control: false as const } : argType,
    ]),
  );
