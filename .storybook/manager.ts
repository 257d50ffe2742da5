import { addons } from "storybook/manager-api";

import { createTheme } from "./theme.ts";

// The frame around the stories keeps to the day, whatever the toolbar says.
addons.setConfig({ theme: createTheme("day") });
