import type { ArgTypesEnhancer } from "storybook/internal/types";

/** Lists the values of a union in the props table, which would otherwise only say `union`. */
export const listUnionValues: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      if (typeof type !== "object" || type.name !== "enum") return [name, argType];
      const summary = type.value.map((choice) => JSON.stringify(choice)).join(" | ");
      return [name, { ...argType, table: { ...table, type: { summary } } }];
    }),
  );
