import type { Parameters } from "@storybook/react-vite";

import { VIEWPORTS } from "./modes.ts";
import { clipsContent, isVisible } from "./visibility.ts";

/**
 * Widths at which no content may be lost, in CSS pixels. A phone with text at 200 % has room for half as much: its rem,
 * and media queries in rem, are those of half the width. 320 px is the narrowest screen to support (WCAG 1.4.10).
 */
const SCREENS = { "at 200 %": VIEWPORTS.phone.width / 2, "at 320 px": 320 } as const;

/** Minimum size of a touch target, in CSS pixels. */
const MIN_TARGET = 44;

/** Tolerance: boxes have fractional sizes, and cells that share a border overlap by its width. */
const TOLERANCE = 1;

/**
 * Most ascenders and descenders are shorter than the font's, so this share of a line may be clipped without cutting a
 * letter.
 */
const INVISIBLE_LINE_SHARE = 0.25;

/** `display` of the parts of a table. With another one, some browsers no longer tell a screen reader that they are parts of a table. */
const TABLE_DISPLAYS: Record<string, string> = {
  TABLE: "table",
  CAPTION: "table-caption",
  THEAD: "table-header-group",
  TBODY: "table-row-group",
  TFOOT: "table-footer-group",
  TR: "table-row",
  TH: "table-cell",
  TD: "table-cell",
};

const CONTROLS = [
  "a[href]",
  "button",
  "input:not([type=hidden])",
  "select",
  "textarea",
  "summary",
  ...["button", "link", "option", "radio", "checkbox", "switch", "tab", "menuitem"].map((role) => `[role=${role}]`),
].join();

/**
 * Checks, after a story's `play`, that no content is lost with text at 200 % or on the narrowest screen, that every touch
 * target is large enough, and that tables stay tables. Throws an error with a line for each fault. `parameters.storyChecks.except` gives the
 * reason why a story is exempt.
 */
export async function checkLayout({ parameters }: { parameters: Parameters }): Promise<void> {
  if ((parameters["storyChecks"] as { except?: string } | undefined)?.except) return;
  const faults: string[] = [];
  // The padding of Storybook and of the site, unless a story is full screen.
  const { padding } = document.body.style;
  if (parameters["layout"] !== "fullscreen") document.body.style.padding = "1rem";
  // Doubled font size alone, on a desktop: media queries are not affected.
  const { documentElement: root } = document;
  root.style.fontSize = "200%";
  await resizeTo(VIEWPORTS.desktop);
  faults.push(
    ...[...contentFaults(), ...tableFaults()].map((fault) => `on a desktop at twice the font size: ${fault}`),
  );
  root.style.fontSize = "";
  for (const [screen, width] of Object.entries(SCREENS)) {
    await resizeTo({ width, height: VIEWPORTS.phone.height });
    faults.push(...[...contentFaults(), ...targetFaults(), ...tableFaults()].map((fault) => `${screen}: ${fault}`));
  }
  document.body.style.padding = padding;
  storyFrame().style.width = "";
  storyFrame().style.height = "";
  if (faults.length > 0) throw new Error([...new Set(faults)].join("\n"));
}

/** Resizes the story's iframe. Resolves after resize observers have run. */
async function resizeTo({ width, height }: { width: number; height: number }): Promise<void> {
  const { style } = storyFrame();
  style.width = `${width}px`;
  style.height = `${height}px`;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** The iframe that contains the story. */
export function storyFrame(): HTMLIFrameElement {
  // The element belongs to the parent document, whose classes are not those of this one.
  const { HTMLIFrameElement: ParentIFrameElement } = parent as typeof window;
  if (!(frameElement instanceof ParentIFrameElement)) throw new Error("story checks need the story in an iframe");
  return frameElement;
}

/** Text outside the viewport or clipped: one line for each clipping element. */
function contentFaults(): string[] {
  const faults = new Map<string, string>();
  for (const text of visibleTexts()) {
    const element = text.parentElement as Element;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const loss = line.width > 0 ? findLoss(line, element) : null;
      if (loss && !faults.has(loss)) faults.set(loss, `${nameOf(element)} ${loss}`);
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + TOLERANCE && faults.size === 0) {
    const widest = [...document.body.querySelectorAll("*")].findLast(
      (element) => element.getBoundingClientRect().right > clientWidth + TOLERANCE,
    );
    faults.set("", `the page is ${scrollWidth - clientWidth} px too wide${widest ? `, by ${nameOf(widest)}` : ""}`);
  }
  return [...faults.values()];
}

/** Why a line of text is not visible, or null: clipped by an ancestor, or outside the viewport. */
function findLoss(line: DOMRect, element: Element): string | null {
  const invisible = line.height * INVISIBLE_LINE_SHARE;
  for (
    let ancestor: Element | null = element;
    ancestor && ancestor !== document.body;
    ancestor = ancestor.parentElement
  ) {
    const { display, overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(ancestor);
    if (display === "inline" || display === "contents") continue;
    // Decorative text that is repeated elsewhere may be truncated.
    if (webkitLineClamp !== "none" && ancestor.closest("[aria-hidden=true]")) return null;
    const edge = ancestor.getBoundingClientRect();
    if (clipsContent(overflowX) && (line.left < edge.left - TOLERANCE || line.right > edge.right + TOLERANCE))
      return `is cut at its side by ${classOf(ancestor)}`;
    if (clipsContent(overflowY) && (line.top < edge.top - invisible || line.bottom > edge.bottom + invisible))
      return `is cut above or below by ${classOf(ancestor)}`;
    // Content of a scroll container is reachable.
    if (isScrolling(overflowX) || isScrolling(overflowY)) return null;
    if (position === "fixed") break;
  }
  const isOutside = line.left < -TOLERANCE || line.right > document.documentElement.clientWidth + TOLERANCE;
  return isOutside ? "is outside the viewport" : null;
}

function isScrolling(overflow: string): boolean {
  return overflow === "auto" || overflow === "scroll";
}

/** Text nodes that are visible and not empty. */
function* visibleTexts(): Generator<Text> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (node.nodeValue?.trim() && parentElement && isVisible(parentElement)) yield node as Text;
  }
}

/** Controls below the minimum target size, each with its size. */
function targetFaults(): string[] {
  return [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    if (control.matches(":disabled") || isExempt(control)) return [];
    const boxes = [control, ...labelsOf(control)].filter(isVisible).map(targetSize);
    if (boxes.length === 0) return [];
    const fits = boxes.some(({ width, height }) => Math.min(width, height) >= MIN_TARGET - TOLERANCE / 2);
    const [{ width, height } = { width: 0, height: 0 }] = boxes;
    return fits ? [] : [`${nameOf(control)} is a target of ${Math.round(width)} × ${Math.round(height)} px`];
  });
}

/** Parts of tables that are neither displayed as such nor hidden: they have to be other elements, with roles. */
function tableFaults(): string[] {
  return [...document.querySelectorAll(Object.keys(TABLE_DISPLAYS).join())].flatMap((part) => {
    const { display } = getComputedStyle(part);
    return display === "none" || display === TABLE_DISPLAYS[part.tagName]
      ? []
      : [`${nameOf(part)} is a ${part.tagName.toLowerCase()} with display: ${display}`];
  });
}

function labelsOf(control: Element): Element[] {
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? [...(control.labels ?? [])] : [];
}

/** Size of an element's target, including a pseudo-element that is stretched over its surroundings. */
function targetSize(element: Element): { width: number; height: number } {
  const own = element.getBoundingClientRect();
  const sizes = ["::before", "::after"].map((pseudo) => {
    const { content, position, width, height } = getComputedStyle(element, pseudo);
    const stretched = content !== "none" && position === "absolute";
    return stretched ? { width: parseFloat(width), height: parseFloat(height) } : { width: 0, height: 0 };
  });
  return {
    width: Math.max(own.width, ...sizes.map(({ width }) => width)),
    height: Math.max(own.height, ...sizes.map(({ height }) => height)),
  };
}

/** Exceptions of WCAG 2.5.8: a link within a sentence, and a map marker whose link is also in a list. */
function isExempt(control: Element): boolean {
  if (control instanceof SVGElement) {
    const href = control.getAttribute("href");
    return [...document.querySelectorAll("a[href]")].some(
      (other) => !(other instanceof SVGElement) && other.getAttribute("href") === href,
    );
  }
  const { display } = getComputedStyle(control);
  if (display !== "inline") return false;
  const sentence = control.closest("p, li, dd, td, blockquote, label")?.textContent?.trim() ?? "";
  return sentence.length > (control.textContent?.trim().length ?? 0);
}

/** Describes an element by its class in the style sheet and the beginning of its text. */
function nameOf(element: Element): string {
  const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40);
  return text ? `${classOf(element)} “${text}”` : classOf(element);
}

/** The nearest class of the project's own style sheets; an icon's own class says little. */
function classOf(element: Element): string {
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
    const name = [...ancestor.classList].find((each) => each.includes("__"));
    if (name) return ancestor === element ? `.${name}` : `<${element.tagName.toLowerCase()}> in .${name}`;
  }
  return `<${element.tagName.toLowerCase()}>`;
}
