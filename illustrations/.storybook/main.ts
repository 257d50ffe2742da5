import type { StorybookConfig } from "@storybook/react-vite";

const config: StorybookConfig = {
  stories: ["../stories/*.stories.tsx"],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The site's describes its builds.
  viteFinal: ({ plugins = [], ...vite }) => ({ ...vite, plugins, publicDir: false }),
};

export default config;
