/** A chord of keys: the last one is pressed while the others are held. */
export type Chord = readonly ("Control" | "Escape" | "ArrowLeft" | "a" | "v" | "x")[];

/**
 * A browser window, as its driver controls it. Elements are selected by XPath; the first visible match is used, and the functions reject
 * if there is none.
 */
export interface Tab {
  /** Resolves once the document has been parsed. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page. It cannot use anything of its module. */
  evaluate<Args extends unknown[], Result>(code: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Whether there is a visible match. */
  shows(xpath: string): Promise<boolean>;
  click(xpath: string): Promise<void>;
  /** Types into an element, key by key. */
  type(xpath: string, text: string): Promise<void>;
  /** Types into a date or time field, which the browser divides into parts. */
  typeParts(xpath: string, parts: readonly string[]): Promise<void>;
  /** Chooses an option of a select by its value. */
  select(xpath: string, value: string): Promise<void>;
  press(chord: Chord): Promise<void>;
  /** A PNG of an element, with one pixel per CSS pixel. */
  picture(xpath: string): Promise<Uint8Array>;
  /** Errors thrown by pages, if the driver reports them. */
  errors(): readonly string[];
  close(): Promise<void>;
}

export interface TabOptions {
  width: number;
  height: number;
  /** Whether pages may run scripts. */
  scripts: boolean;
}

/** A running browser. */
export interface RunningBrowser {
  openTab(options: TabOptions): Promise<Tab>;
  close(): Promise<void>;
}

/** The first visible element that matches an XPath. Runs in the page. */
export function shownElement(xpath: string): HTMLElement | null {
  const found = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  for (let index = 0; index < found.snapshotLength; index++) {
    const element = found.snapshotItem(index) as HTMLElement;
    if (element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible") return element;
  }
  return null;
}

/** Scrolls an element to the middle of the window, where no fixed elements cover it. Runs in the page. */
export function scrollToMiddle(element: Element): void {
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
}

/** A point in the window, in whole pixels. */
export interface Point {
  x: number;
  y: number;
}

/**
 * The centre of an element; `null` while it cannot be clicked there, because it or an ancestor is animated, or because the centre is
 * outside the window, as in a menu before it slides in. Runs in the page.
 */
export function pressPointOf(element: Element): Point | null {
  // For a link that spans two lines, use the first line.
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const isInWindow = point.x >= 0 && point.y >= 0 && point.x < innerWidth && point.y < innerHeight;
  const moves = document.getAnimations().some(({ effect, playState }) => {
    const target = (effect as KeyframeEffect | null)?.target;
    return playState === "running" && target?.contains(element) && effect?.getTiming().iterations !== Infinity;
  });
  return isInWindow && !moves ? point : null;
}

/** How long an element must not move before it is clicked. */
const REST_MS = 50;

/** Position of an element once it no longer moves; pictures above it may still be loading. */
export async function pointAtRest(measure: () => Promise<Point | null>): Promise<Point> {
  for (let last = await measure(); ;) {
    await new Promise((later) => setTimeout(later, REST_MS));
    const point = await measure();
    if (point && point.x === last?.x && point.y === last.y) return point;
    last = point;
  }
}
