import type { Parameters } from "@storybook/react-vite";

import { VIEWPORTS } from "./modes.ts";
import { isCutting, isOnShow } from "./onShow.ts";

/**
 * Screens on which nothing may be lost, by width in CSS pixels. A phone whose text is at 200 % has room for half as much: its
 * rem, and the media queries in rem, are those of half the width. 320 is the narrowest screen there is (WCAG 1.4.10).
 */
const SCREENS = { "at 200 %": VIEWPORTS.phone.width / 2, "at 320 px": 320 } as const;

/** What a finger hits, in CSS pixels. */
const TARGET = 44;

/** Boxes come in fractions, and cells that share a border stand out by its width. */
const SPARE = 1;

/** Ascenders and descenders of most letters are shorter than their font's; this much of a line may be cut unseen. */
const UNSEEN_PART_OF_A_LINE = 0.25;

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
 * After a story's `play`, with the story still on show: nothing is lost on a phone with text at 200 %, nor on the narrowest
 * screen, and a finger hits every control. Throws with a line for each fault. `parameters.holds.except` is the reason why a
 * story cannot.
 */
export async function holdsWhenLargeAndNarrow({ parameters }: { parameters: Parameters }): Promise<void> {
  if ((parameters["holds"] as { except?: string } | undefined)?.except) return;
  const faults: string[] = [];
  // As Storybook and the site have it, unless a story takes the whole screen.
  const { padding } = document.body.style;
  if (parameters["layout"] !== "fullscreen") document.body.style.padding = "1rem";
  // Letters of twice the size alone, on a desktop: queries of the screen do not notice them.
  const { documentElement: root } = document;
  root.style.fontSize = "200%";
  await becomes(VIEWPORTS.desktop);
  faults.push(...lostFaults().map((fault) => `on a desktop with letters of twice the size: ${fault}`));
  root.style.fontSize = "";
  for (const [screen, width] of Object.entries(SCREENS)) {
    await becomes({ width, height: VIEWPORTS.phone.height });
    faults.push(...[...lostFaults(), ...targetFaults()].map((fault) => `${screen}: ${fault}`));
  }
  document.body.style.padding = padding;
  frameOfStory().style.width = "";
  frameOfStory().style.height = "";
  if (faults.length > 0) throw new Error([...new Set(faults)].join("\n"));
}

/** Gives the story a screen of another size. Resolves when observers of sizes have had their turn. */
async function becomes({ width, height }: { width: number; height: number }): Promise<void> {
  const { style } = frameOfStory();
  style.width = `${width}px`;
  style.height = `${height}px`;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** The frame that the story's document stands in. */
export function frameOfStory(): HTMLIFrameElement {
  if (!(frameElement instanceof parent.HTMLIFrameElement)) throw new Error("a story is tried in a frame of its own");
  return frameElement;
}

/** What stands outside of the screen, or is cut: one line for each thing that cuts. */
function lostFaults(): string[] {
  const faults = new Map<string, string>();
  for (const text of textsOnShow()) {
    const element = text.parentElement as Element;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const why = line.width > 0 ? lossOf(line, element) : null;
      if (why && !faults.has(why)) faults.set(why, `${nameOf(element)} ${why}`);
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + SPARE && faults.size === 0) {
    const widest = [...document.body.querySelectorAll("*")].findLast(
      (element) => element.getBoundingClientRect().right > clientWidth + SPARE,
    );
    faults.set("", `the page is ${scrollWidth - clientWidth} px too wide${widest ? `, by ${nameOf(widest)}` : ""}`);
  }
  return [...faults.values()];
}

/** How a line of text is lost to who looks, or null: cut by what is around it, or outside of the screen. */
function lossOf(line: DOMRect, element: Element): string | null {
  const unseen = line.height * UNSEEN_PART_OF_A_LINE;
  for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
    const { display, overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(around);
    if (display === "inline" || display === "contents") continue;
    // A drawing of words that stand elsewhere may show their beginning only.
    if (webkitLineClamp !== "none" && around.closest("[aria-hidden=true]")) return null;
    const edge = around.getBoundingClientRect();
    if (isCutting(overflowX) && (line.left < edge.left - SPARE || line.right > edge.right + SPARE))
      return `is cut at its side by ${classOf(around)}`;
    if (isCutting(overflowY) && (line.top < edge.top - unseen || line.bottom > edge.bottom + unseen))
      return `is cut above or below by ${classOf(around)}`;
    // What scrolls can be reached.
    if (isScrolling(overflowX) || isScrolling(overflowY)) return null;
    if (position === "fixed") break;
  }
  const isOutside = line.left < -SPARE || line.right > document.documentElement.clientWidth + SPARE;
  return isOutside ? "stands outside of the screen" : null;
}

function isScrolling(overflow: string): boolean {
  return overflow === "auto" || overflow === "scroll";
}

function* textsOnShow(): Generator<Text> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (node.nodeValue?.trim() && parentElement && isOnShow(parentElement)) yield node as Text;
  }
}

/** Controls that are smaller than a finger, each with the size that it has. */
function targetFaults(): string[] {
  return [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    if (control.matches(":disabled") || isExempt(control)) return [];
    const boxes = [control, ...labelsOf(control)].filter(isOnShow).map(targetOf);
    if (boxes.length === 0) return [];
    const fits = boxes.some(({ width, height }) => Math.min(width, height) >= TARGET - SPARE / 2);
    const [{ width, height } = { width: 0, height: 0 }] = boxes;
    return fits ? [] : [`${nameOf(control)} is a target of ${Math.round(width)} × ${Math.round(height)} px`];
  });
}

function labelsOf(control: Element): Element[] {
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? [...(control.labels ?? [])] : [];
}

/** An element's own box, or that of the pseudo-element which it stretches over its surroundings. */
function targetOf(element: Element): { width: number; height: number } {
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

/** WCAG 2.5.8: a link within a sentence, and a place on a map whose link stands in a list as well. */
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

/** Its class, as written in the style sheet that the class names, and how its words begin. */
function nameOf(element: Element): string {
  const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40);
  return words ? `${classOf(element)} “${words}”` : classOf(element);
}

/** The nearest class of a style sheet of ours: an icon's own says little. */
function classOf(element: Element): string {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const name = [...around.classList].find((each) => each.includes("__"));
    if (name) return around === element ? `.${name}` : `<${element.tagName.toLowerCase()}> in .${name}`;
  }
  return `<${element.tagName.toLowerCase()}>`;
}
