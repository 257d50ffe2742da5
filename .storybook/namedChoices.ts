import type { ArgTypesEnhancer } from "storybook/internal/types";

/** A prop that is one of several words names them in the table of props, which would only say that it is a union. */
export const namedChoices: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      if (typeof type !== "object" || type.name !== "enum") return [name, argType];
      const summary = type.value.map((choice) => JSON.stringify(choice)).join(" | ");
      return [name, { ...argType, table: { ...table, type: { summary } } }];
    }),
  );
