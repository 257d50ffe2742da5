/*
 * What a guest sees of the page. All functions run in the page, so each is complete in itself.
 */
import type { Shift } from "#tests/support/alterations.ts";
import type { FieldValues } from "./model.ts";

/** A price as a guest reads it, and as a program does. */
interface ShownPrice {
  value: number;
  /** The digits of its text. */
  digits: string;
}

export interface Sight {
  path: string;
  language: string;
  heading: string;
  /** By how many pixels the page can be scrolled sideways, and what sticks out. */
  sideways: { by: number; what: string };
  shifts: Shift[];
  /** Whether a preloaded font of the document came only about when it was painted first. */
  hasLateFonts: boolean;
  /** Null if the page has no form. */
  fields: FieldValues | null;
  /** Fares of the form's trip, wherever they stand. */
  fares: ShownPrice[];
  /** Fares of the price list, by their anchors. */
  list: Record<string, ShownPrice>;
}

export function look(): Sight {
  const root = document.documentElement;
  const form = document.querySelector<HTMLFormElement>("#reservation-form");
  const textOf = (element: Element | null) => {
    const copy = element?.cloneNode(true) as Element | undefined;
    // The original of a translated text.
    for (const hidden of copy?.querySelectorAll("[hidden]") ?? []) hidden.remove();
    return copy?.textContent ?? "";
  };
  const digitsOf = (element: Element) => textOf(element).replaceAll(/\D/g, "");
  const priceOf = (element: Element) => ({ value: Number(element.getAttribute("value")), digits: digitsOf(element) });

  function readFields(): FieldValues | null {
    if (!form) return null;
    const fields: FieldValues = {};
    for (const control of form.elements) {
      if (!("name" in control && "value" in control) || control instanceof HTMLButtonElement) continue;
      const { name, value } = control as HTMLInputElement;
      const isChoice = control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);
      if (!isChoice || control.checked) fields[name] = value;
      else fields[name] ??= "";
    }
    return fields;
  }

  /** The price panel beside the form, and the line in it that has the amount as text alone. */
  function readFares(): ShownPrice[] {
    const panel = [...(form?.closest("section")?.querySelectorAll("data[data-currency=EUR]") ?? [])].map(priceOf);
    const lines = [...(form?.querySelectorAll("p > b") ?? [])].filter((line) => line.textContent?.includes("€"));
    return [...panel, ...lines.map((line) => ({ value: Number(digitsOf(line)), digits: digitsOf(line) }))];
  }

  function readList(): Record<string, ShownPrice> {
    const list: Record<string, ShownPrice> = {};
    for (const row of document.querySelectorAll('[role="row"][id]')) {
      const amount = row.querySelector("data[data-currency=EUR]");
      if (amount) list[row.id] = priceOf(amount);
    }
    return list;
  }

  function findSideways(): { by: number; what: string } {
    const by = root.scrollWidth - root.clientWidth;
    if (by <= 1) return { by, what: "" };
    const out = [...document.body.querySelectorAll("*")].filter(
      (element) =>
        element.getBoundingClientRect().right + scrollX > root.clientWidth + 1 && !element.closest("[hidden]"),
    );
    const what = out.slice(0, 3).map((element) => `<${element.localName} ${element.className.toString()}>`);
    return { by, what: what.join(", ") };
  }

  /** Layout comes before its paint by less than this, in milliseconds. */
  const FRAMES_MS = 100;
  function findLateFonts(): boolean {
    const paintedAt = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
    const preloads = [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=font]")];
    const entries = preloads.flatMap(({ href }) => performance.getEntriesByName(href) as PerformanceResourceTiming[]);
    return entries.some(({ responseEnd }) => responseEnd > paintedAt - FRAMES_MS);
  }

  return {
    path: location.pathname,
    language: root.lang,
    heading: textOf(document.querySelector("main h1")),
    sideways: findSideways(),
    shifts: window.takeShifts(),
    hasLateFonts: findLateFonts(),
    fields: readFields(),
    fares: readFares(),
    list: readList(),
  };
}

/** Where the focus is. */
export interface Focus {
  what: string;
  /** None of it can be seen: it is outside of the window, or something covers it. */
  isHidden: boolean;
  /** Relative to the window. */
  top: number;
  bottom: number;
  /** In a header that stays in view. In low windows, and with large text on phones, it scrolls away with the page. */
  isInStickyHeader: boolean;
  scrollY: number;
  windowHeight: number;
  /** Where the page keeps room for bars at the top and at the bottom of the window, also for those that are hidden for a while. */
  clearTop: number;
  clearBottom: number;
}

/**
 * Null if nothing in particular has the focus. That of the page's heading or of its main part says nothing either. The heading takes it with
 * every page, for screen readers, while the page is shown from its top, or after Back from where the guest had left it; the main part takes
 * it from a button that goes when it is pressed.
 */
export function lookAtFocus(): Focus | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused instanceof HTMLIFrameElement) return null;
  if (focused.matches("main, main h1")) return null;
  // In place of a visually hidden control the guest sees its cell, its label or the drawing beside it.
  const stand = [focused, focused.closest("[data-ring]"), focused.closest("label"), focused.nextElementSibling];
  const seen =
    stand.find((element) => element && element.clientWidth + element.getBoundingClientRect().width > 4) ?? focused;
  const { left, right, top, bottom } = seen.getBoundingClientRect();
  const within = (share: number, from: number, to: number, end: number) =>
    Math.max(from, 0) + share * (Math.min(to, end) - Math.max(from, 0));
  const isOutside = right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight;
  const isSeen = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (seen.contains(hit) || hit.contains(seen) || seen.closest("label")?.contains(hit) === true);
  };
  const shares = [0.1, 0.5, 0.9];
  const isCovered = !shares.some((x) =>
    shares.some((y) => isSeen(within(x, left, right, innerWidth - 1), within(y, top, bottom, innerHeight - 1))),
  );
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
  const header = focused.closest("header");
  const headerTop = header ? Number.parseFloat(getComputedStyle(header).insetBlockStart) : -Infinity;
  const name = focused.getAttribute("aria-label") ?? focused.getAttribute("name") ?? focused.textContent ?? "";
  return {
    what: `<${focused.localName}> "${name.trim().slice(0, 40)}"`,
    isHidden: isOutside || isCovered,
    top,
    bottom,
    isInStickyHeader: headerTop > -(header?.offsetHeight ?? 0),
    scrollY,
    windowHeight: innerHeight,
    clearTop: Number.parseFloat(scrollPaddingBlockStart),
    clearBottom: innerHeight - Number.parseFloat(scrollPaddingBlockEnd),
  };
}
