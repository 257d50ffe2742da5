import { addons } from "storybook/manager-api";

import { createTheme } from "./theme.ts";

// Storybook's own interface is always in the day theme.
addons.setConfig({ theme: createTheme("day") });
