import { addons } from "storybook/manager-api";

import { createTheme } from "./theme.ts";

addons.setConfig({ theme: createTheme() });
