/** A chord of keys: the last one is pressed while the others are held. */
export type Chord = readonly ("Control" | "Escape" | "ArrowLeft" | "a" | "v" | "x")[];

/**
 * A window of a browser as its driver moves it. Elements are named by XPath, and the first one that is shown is meant; the functions reject
 * where none is.
 */
export interface Tab {
  /** Resolves once the document has been read. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page, which knows nothing of the module that it stands in. */
  evaluate<Args extends unknown[], Result>(code: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Whether anything is shown that is so. */
  shows(xpath: string): Promise<boolean>;
  click(xpath: string): Promise<void>;
  /** Types into an element, key by key. */
  type(xpath: string, text: string): Promise<void>;
  /** Types into an element that holds a date or a time, of which the browser shows each part by itself. */
  typeParts(xpath: string, parts: readonly string[]): Promise<void>;
  /** Chooses an option of a select by its value. */
  select(xpath: string, value: string): Promise<void>;
  press(chord: Chord): Promise<void>;
  /** A PNG of an element, one pixel of it for each of the window. */
  picture(xpath: string): Promise<Uint8Array>;
  /** What pages have thrown, where the driver tells. */
  errors(): readonly string[];
  close(): Promise<void>;
}

export interface TabOptions {
  width: number;
  height: number;
  /** Whether pages may run scripts. */
  scripts: boolean;
}

/** A browser that is running. */
export interface RunningBrowser {
  /** Its name and version, for people. */
  version: string;
  openTab(options: TabOptions): Promise<Tab>;
  close(): Promise<void>;
}

/** The first element that an XPath finds and that is shown. It runs in the page. */
export function shownElement(xpath: string): HTMLElement | null {
  const found = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  for (let index = 0; index < found.snapshotLength; index++) {
    const element = found.snapshotItem(index) as HTMLElement;
    if (element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible") return element;
  }
  return null;
}

/** Scrolls an element to the middle of the window, clear of what stays at its edges. It runs in the page. */
export function scrollToMiddle(element: Element): void {
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
}

/** A point of the window, in whole pixels. */
export interface Point {
  x: number;
  y: number;
}

/**
 * The middle of an element, or `null` while the element cannot be pressed there: something around it moves, or the middle is outside
 * the window, as that of a menu is before it slides in. It runs in the page.
 */
export function pressPointOf(element: Element): Point | null {
  // Of a link over two lines the first.
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const isInWindow = point.x >= 0 && point.y >= 0 && point.x < innerWidth && point.y < innerHeight;
  const moves = document.getAnimations().some(({ effect, playState }) => {
    const target = (effect as KeyframeEffect | null)?.target;
    return playState === "running" && target?.contains(element) && effect?.getTiming().iterations !== Infinity;
  });
  return isInWindow && !moves ? point : null;
}

/** How long an element stands still before it is clicked. */
const REST_MS = 50;

/** Where an element is once it has come to rest: pictures above it may still be on their way. */
export async function pointAtRest(measure: () => Promise<Point | null>): Promise<Point> {
  for (let last = await measure(); ;) {
    await new Promise((later) => setTimeout(later, REST_MS));
    const point = await measure();
    if (point && point.x === last?.x && point.y === last.y) return point;
    last = point;
  }
}
