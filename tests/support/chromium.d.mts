/** What Playwright's `launchOptions` need, and whether it is the one build whose pixels are comparable. */
export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
  pinned: boolean;
}

export function chromiumLaunch(): Promise<ChromiumLaunch>;
export function oldestChromeLaunch(): Promise<Omit<ChromiumLaunch, "pinned"> | null>;
