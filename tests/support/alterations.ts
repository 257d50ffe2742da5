/*
 * What browsers and extensions do to a page. All functions run in the page, before its own scripts, so each is complete in itself.
 */

/** What `alterPage` does. */
export interface Alterations {
  translation: "none" | "in font elements" | "beside the original";
  extension: boolean;
  altersEarly: boolean;
}

/** Translates all text, also what comes later, and adds the nodes of a password manager. */
export function alterPage({ translation, extension, altersEarly }: Alterations): void {
  const UNTRANSLATED = "script, style, noscript, textarea, svg, [translate=no], .notranslate, [data-translated]";

  function translate(text: Text): void {
    const parent = text.parentElement;
    if (!parent || parent.closest(UNTRANSLATED) || text.data.trim() === "") return;
    if (translation === "in font elements") {
      const outer = document.createElement("font");
      outer.dataset["translated"] = "";
      outer.append(document.createElement("font"));
      outer.firstElementChild?.append(text.data);
      text.replaceWith(outer);
    } else {
      const original = document.createElement("span");
      original.dataset["translated"] = "";
      original.hidden = true;
      const translated = document.createElement("span");
      translated.dataset["translated"] = "";
      translated.textContent = text.data;
      text.replaceWith(original, translated);
      original.append(text);
      new MutationObserver(() => (translated.textContent = text.data)).observe(text, { characterData: true });
    }
  }

  function translateAll(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    if (root instanceof Text) texts.push(root);
    for (const text of texts) translate(text);
  }

  /** Out of the flow, as such nodes are, so that the page does not move. */
  function addIcons(root: Node): void {
    if (!(root instanceof Element)) return;
    for (const input of [root, ...root.querySelectorAll("input")]) {
      if (!(input instanceof HTMLInputElement) || input.nextElementSibling?.matches("[data-manager]")) continue;
      const icon = document.createElement("div");
      icon.dataset["manager"] = "";
      Object.assign(icon.style, { position: "absolute", width: "0", height: "0" });
      input.after(icon);
    }
  }

  function alter(root: Node): void {
    if (translation !== "none") translateAll(root);
    if (extension) addIcons(root);
  }

  function start(): void {
    if (extension) {
      document.documentElement.dataset["manager"] = "";
      document.body.setAttribute("cz-shortcut-listen", "true");
      const root = document.body.appendChild(document.createElement("manager-root"));
      Object.assign(root.style, { position: "absolute", width: "0", height: "0" });
    }
    alter(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) alter(node);
    }).observe(document.body, { childList: true, subtree: true });
  }

  if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin);
  else begin();

  function begin(): void {
    if (altersEarly) return start();
    // The menu's button names its menu once the application has started.
    const isStarted = () => document.querySelector("header button[aria-controls]") !== null;
    const observer = new MutationObserver(() => {
      if (!isStarted()) return;
      observer.disconnect();
      start();
    });
    observer.observe(document.body, { attributes: true, subtree: true, attributeFilter: ["aria-controls"] });
  }
}

/** Makes storage throw, as it does where a guest has blocked it. */
export function blockStorage(): void {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  }
}

/** A movement of the page that the guest did not cause. */
export interface Shift {
  value: number;
  what: string;
}

declare global {
  interface Window {
    /** Movements since they were last taken. */
    takeShifts: () => Shift[];
    /** Resolves once the page has nothing to compute, such as the rest of a transition. */
    untilIdle: () => Promise<unknown>;
  }
}

/**
 * Records layout shifts, without those after the guest's own input and those by which one page takes the place of another, and keeps what
 * is needed to see when the page is at rest.
 */
export function prepareWatching(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const whenIdle = window.requestIdleCallback.bind(window);
  window.untilIdle = () => new Promise((idle) => whenIdle(idle, { timeout: 300 }));
  // Printing would show a dialog of the browser.
  window.print = () => {};

  // What both pages have, such as the footer, stands elsewhere: from when the address is the next page's until its title has been painted.
  const turns: { from: number; until: number }[] = [];
  let { pathname } = location;
  window.navigation.addEventListener("currententrychange", () => {
    if (location.pathname !== pathname) turns.push({ from: performance.now(), until: Infinity });
    ({ pathname } = location);
  });
  new MutationObserver((records) => {
    const turn = turns.at(-1);
    if (turn?.until !== Infinity || !records.some(({ target }) => target instanceof HTMLTitleElement)) return;
    requestAnimationFrame(() => requestAnimationFrame(() => (turn.until = performance.now())));
  }).observe(document, { childList: true, subtree: true });

  const shifts: Shift[] = [];
  const record = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput, sources, startTime } of entries as LayoutShift[]) {
      if (hadRecentInput || turns.some(({ from, until }) => from <= startTime && startTime <= until)) continue;
      const what = sources.slice(0, 2).map(({ node, previousRect: from, currentRect: to }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const text = (element?.textContent ?? "").trim().slice(0, 30);
        return `<${element?.localName} ${element?.className.toString()}> "${text}" from ${Math.round(from.x)},${Math.round(from.y)} ${Math.round(from.width)}×${Math.round(from.height)} to ${Math.round(to.x)},${Math.round(to.y)} ${Math.round(to.width)}×${Math.round(to.height)}`;
      });
      shifts.push({ value, what: what.join("; ") });
    }
  };
  const observer = new PerformanceObserver((list) => record(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  window.takeShifts = () => {
    record(observer.takeRecords());
    return shifts.splice(0);
  };
}
