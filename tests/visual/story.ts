import { test as base, type BrowserContextOptions, type Page } from "@playwright/test";

import type { Language } from "#src/domain/language.ts";
import type { Theme } from "#src/domain/theme.ts";
import type { Viewport } from "../../.storybook/modes.ts";
import { serveStorybook } from "./serveStorybook.ts";

export interface StoryOptions {
  /** Whether the browser is the one that the baselines were made with. */
  pinned: boolean;
  story: { language: Language; viewport: Viewport; theme: Theme; context: BrowserContextOptions };
}

/** The part of Storybook's preview that switches stories. */
interface Channel {
  on(event: string, listener: (payload: never) => void): void;
  off(event: string, listener: (payload: never) => void): void;
  emit(event: string, payload: unknown): void;
}

interface Preview {
  loadStory(of: { storyId: string }): Promise<{ storyGlobals: { viewport?: { value?: string } } }>;
}

/** Storybook's preview, which shows one story after the other. */
export interface OpenStorybook {
  page: Page;
  /** URLs that a story requested and that are outside Storybook or do not exist. */
  strays: string[];
  viewport: Viewport;
}

/**
 * Replacement for every illustration: a panel with a cross that shows how it is cropped. Pictures check type, colour and position; a redrawn
 * illustration should not change the pictures of everything that shows it.
 */
const PLATE = {
  contentType: "image/svg+xml",
  body: `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><path fill="#9cc9d6" d="M0 0h1200v900H0z"/><path stroke="#1d5d86" stroke-width="4" d="m0 0 1200 900m0-900L0 900"/></svg>`,
};

/** A test with the fixture `storybook`: the preview of the built Storybook, opened once per worker. */
export const test = base.extend<object, StoryOptions & { storybook: OpenStorybook }>({
  pinned: [false, { option: true, scope: "worker" }],
  story: [undefined as unknown as StoryOptions["story"], { option: true, scope: "worker" }],
  storybook: [
    async ({ browser, story }, hand) => {
      const server = await serveStorybook();
      const context = await browser.newContext(story.context);
      for (const drawn of ["images", "maps"]) {
        await context.route(`${server.origin}/${drawn}/**`, (route) => route.fulfill(PLATE));
      }
      const page = await context.newPage();
      const strays: string[] = [];
      page.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== server.origin) strays.push(request.url());
      });
      page.on("response", (response) => {
        if (response.status() >= 400) strays.push(response.url());
      });
      // Outside the content: Chromium shows a hover state under a mouse that has never moved.
      await page.mouse.move(-1000, -1000);
      await page.goto(`${server.origin}/iframe.html`);
      await page.waitForFunction(isReady);
      await page.evaluate(chooseGlobals, { language: story.language, theme: story.theme });
      await page.evaluate(loadFaces);
      await hand({ page, strays, viewport: story.viewport });
      await context.close();
      server.close();
    },
    { scope: "worker" },
  ],
});

/** Runs in the page: whether Storybook is ready, without a story. */
function isReady(): boolean {
  return "__STORYBOOK_ADDONS_CHANNEL__" in window && document.body.matches(".sb-show-errordisplay, .sb-show-nopreview");
}

/** Runs in the page. Disables axe, which runs in the story tests. */
function chooseGlobals(globals: { language: Language; theme: Theme }): Promise<void> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    channel.on("globalsUpdated", () => resolve());
    channel.emit("updateGlobals", { globals: { ...globals, a11y: { manual: true } } });
  });
}

/**
 * Runs in the page. Loads all fonts: the height of an empty line depends on its font, but does not load it, so it would depend on
 * earlier stories. Failures are ignored, because not every machine has the system's fonts.
 */
async function loadFaces(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
}

/** The story that a page shows. */
const shown = new WeakMap<Page, string>();

/** Shows a story and waits until its `play` has ended, fonts and pictures have loaded, and no animation is running. */
export async function showStory({ page, strays, viewport }: OpenStorybook, id: string): Promise<void> {
  const own = await page.evaluate(viewportOf, id);
  if (own && own !== viewport) throw new Error(`The story ${id} is for ${own} only: give it the tag "${own}".`);
  const failure = await page.evaluate(switchTo, { storyId: id, isShown: shown.get(page) === id });
  shown.set(page, id);
  if (failure) throw new Error(`The story ${id} failed, which the story tests tell more about: ${failure}`);
  await page.evaluate(settle);
  const asked = strays.splice(0);
  if (asked.length > 0) {
    throw new Error(`The story ${id} asks for ${asked.join(", ")}, which is not part of the built Storybook.`);
  }
}

/** Runs in the page: the viewport that the story's own `globals` fix, if they do. */
async function viewportOf(storyId: string): Promise<string | undefined> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__: Preview };
  const { storyGlobals } = await preview.loadStory({ storyId });
  return storyGlobals.viewport?.value;
}

/** Runs in the page. A story that is shown already, in another window, is mounted anew. Resolves to what went wrong, or null. */
function switchTo({ storyId, isShown }: { storyId: string; isShown: boolean }): Promise<string | null> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  window.scrollTo(0, 0);
  return new Promise((resolve) => {
    const finish = (failure: string | null) => {
      channel.off("storyFinished", onFinished);
      for (const event of FAILURES) channel.off(event, onFailure);
      resolve(failure);
    };
    const FAILURES = ["storyMissing", "storyErrored", "storyThrewException", "playFunctionThrewException"];
    const onFinished = (payload: { storyId: string; status: string }) => {
      if (payload.storyId === storyId) finish(payload.status === "error" ? "it ended with an error" : null);
    };
    const onFailure = (payload: { message?: string; title?: string } | string | undefined) =>
      finish(
        typeof payload === "object" ? (payload.message ?? payload.title ?? "it threw") : `${payload ?? "it threw"}`,
      );
    channel.on("storyFinished", onFinished);
    for (const event of FAILURES) channel.on(event, onFailure);
    channel.emit(isShown ? "forceRemount" : "setCurrentStory", { storyId, viewMode: "story" });
  });
}

/** Runs in the page. */
async function settle(): Promise<void> {
  for (const image of document.images) image.loading = "eager";
  await Promise.all(
    [...document.images].map(async (image) => {
      // `decode` also rejects if the browser chooses another source in the meantime. A picture that failed to load is complete and empty.
      while (
        !(await image.decode().then(
          () => true,
          () => image.complete && image.naturalWidth === 0,
        ))
      )
        await new Promise((resolve) => setTimeout(resolve, 20));
    }),
  );
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
