import type { ElementHandle } from "playwright";

import { pickOne } from "./pickOne.ts";
import type { Visit } from "./visit.ts";

/** Something on the page that can be pressed or chosen from. */
export interface Target {
  /** How a guest would call it. */
  name: string;
  href: string;
  /** It stands in the ticket with the form, or in a list that belongs to the form. */
  isOfForm: boolean;
  element: ElementHandle<Element>;
}

/** Runs in the page. The elements that can be used now: visible, not disabled, and in the dialog if one is open. */
function findUsable(selector: string): Element[] {
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const dialog = [...document.querySelectorAll("[role=dialog]")].filter(isVisible).at(-1);
  return [...(dialog ?? document).querySelectorAll(selector)].filter(
    (element) => isVisible(element) && element.closest("[aria-disabled=true], [inert], :disabled") === null,
  );
}

/** Runs in the page. How a guest would call the elements, and where they stand. */
function describeAll(elements: Element[]): Omit<Target, "element">[] {
  const ticket = document.querySelector("#reservation-form")?.closest("section");
  return elements.map((element) => {
    const copy = element.cloneNode(true) as Element;
    // The original of a translated text.
    for (const hidden of copy.querySelectorAll("[hidden]")) hidden.remove();
    const text = element.getAttribute("aria-label") ?? copy.textContent ?? "";
    return {
      name: text.replaceAll(/\s+/g, " ").trim().slice(0, 60),
      href: element instanceof HTMLAnchorElement ? element.href : "",
      isOfForm: ticket?.contains(element) === true || element.matches("[role=option]"),
    };
  });
}

/** Path, query and hash of an address. */
export function hrefBelowOrigin(href: string): string {
  const { pathname, search, hash } = new URL(href);
  return pathname + search + hash;
}

/** One of the elements that can be used now, as the guest's taste has it. */
export async function pickTarget(
  { page, environment }: Visit,
  selector: string,
  choice: number,
): Promise<Target | undefined> {
  const elements = await page.evaluateHandle(findUsable, selector);
  const targets = (await elements.evaluate(describeAll)).map((target, index) => ({ ...target, index }));
  // Not by the name of a link, which may have a price in it.
  const keyOf = ({ name, href }: Omit<Target, "element">) =>
    `${environment.taste} ${href ? hrefBelowOrigin(href) : name}`;
  const target = pickOne(targets, keyOf, choice);
  if (!target) return undefined;
  const element = await elements.evaluateHandle((all, index) => all[index], target.index);
  return { ...target, element: element as ElementHandle<Element> };
}

/** Whether a dialog or a list lies over the page. */
export async function isDialogOpen({ page }: Visit): Promise<boolean> {
  return page.evaluate(() =>
    [...document.querySelectorAll("[role=dialog]")].some((dialog) => dialog.checkVisibility()),
  );
}
