/*
 * The only script that runs at first. It brings the application at the first sign of intent or once the page has loaded and
 * the browser is idle, whichever comes first, and sees that nothing pressed or typed before is lost: fields keep what was
 * typed (the form adopts it), a number steps and places change over at once, other presses and submits are repeated when React is
 * there. Until then the control shows that it was pressed.
 */
import { turn } from "./turn.ts";

const INTENT = ["pointerdown", "touchstart", "keydown", "focusin"] as const;

/** What a screen reader is to hear until React says it; out of React's reach, which would find it changed. */
const said = document.createElement("output");
said.style.cssText = "position:fixed;opacity:0";

let started = false;
/** What was pressed or sent, in that order. */
const kept = new Set<HTMLElement>();
/** The application is late: what leads somewhere without it does so, and a form goes as it is. */
let isLate = false;
/** The application cannot be had. */
let isLost = false;

function start(): void {
  if (started) return;
  started = true;
  for (const type of INTENT) removeEventListener(type, start, true);
  import("./entry-client.tsx").then(({ hydrate }) => hydrate()).then(repeat, giveUp);
}

/** A button's press, and that of a link which leads away only while no script runs. */
function keepPress(event: MouseEvent): void {
  const control =
    event.target instanceof Element ? event.target.closest<HTMLElement>("button[type=button], a[data-press]") : null;
  if (!control || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  // React listens before the page has become what it is with scripts: it would do now what is repeated then.
  event.stopPropagation();
  if (doAtOnce(control) || (isLate && leadOn(control)) || isLost) return;
  event.preventDefault();
  keep(control, control);
}

/**
 * What fields can do by themselves: repeated later, it would come after what was typed since. React learns of it as of what is typed.
 * False where the button asks for something else.
 */
function doAtOnce(button: HTMLElement): boolean {
  const { step, swaps } = button.dataset;
  if (step) {
    const field = button.parentElement?.querySelector("input");
    field?.stepUp(Number(step));
    field?.dispatchEvent(new Event("input", { bubbles: true }));
    said.textContent = field?.value ?? "";
  } else if (swaps) {
    const form = button.closest("form");
    const [one, other] = swaps.split(" ").map((name) => form?.querySelector<HTMLSelectElement>(`[name="${name}"]`));
    const value = one?.value;
    choose(one, other?.value);
    choose(other, value);
  }
  return Boolean(step ?? swaps);
}

function choose(field: HTMLSelectElement | null | undefined, value = ""): void {
  if (!field) return;
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** A link leads away by itself, and some buttons to what stands in the place of what they would open. */
function leadOn(control: HTMLElement): boolean {
  const { instead } = control.dataset;
  if (instead) location.hash = instead;
  return Boolean(instead) || control instanceof HTMLAnchorElement;
}

/** How long what is kept waits for the application, in milliseconds, before the page goes on without as far as it can. */
const PATIENCE = 10_000;
let patience = 0;

function keep(what: HTMLElement, control: HTMLElement | null): void {
  kept.add(what);
  if (control) control.dataset["taken"] = "";
  patience ||= window.setTimeout(goOn, PATIENCE);
  start();
}

function keepSubmit(event: SubmitEvent): void {
  if (isLate || !(event.target instanceof HTMLFormElement)) return;
  event.stopPropagation();
  event.preventDefault();
  keep(event.target, event.submitter);
}

function letGo(): HTMLElement[] {
  for (const control of document.querySelectorAll<HTMLElement>("[data-taken]")) delete control.dataset["taken"];
  const all = [...kept];
  kept.clear();
  return all;
}

async function repeat(): Promise<void> {
  clearTimeout(patience);
  removeEventListener("click", keepPress, true);
  removeEventListener("submit", keepSubmit, true);
  said.remove();
  for (const each of letGo()) {
    if (each instanceof HTMLFormElement) each.requestSubmit();
    else each.click();
    // What the next one finds is what this one has made of the page.
    await turn();
  }
}

/** What nothing but the application can answer is kept again. */
function goOn(): void {
  isLate = true;
  for (const each of letGo()) {
    if (each instanceof HTMLFormElement) each.submit();
    else each.click();
  }
}

/** The page goes on as it would without scripts. */
function giveUp(reason: unknown): void {
  console.error(reason);
  isLost = true;
  // What is folded until the application has come unfolds.
  document.documentElement.style.setProperty("--wait", "0s");
  goOn();
}

/** The parts of the page's one style sheet, as links that fetch nothing: what imports a part's script sees that its styles are here. */
function nameStyles(): void {
  const sheet = document.querySelector<HTMLLinkElement>("link[data-parts]");
  for (const href of sheet?.dataset["parts"]?.split(" ") ?? []) {
    const part = Object.assign(document.createElement("link"), { rel: "stylesheet", disabled: true, href });
    document.head.append(part);
  }
}

nameStyles();
document.body.append(said);
for (const type of INTENT) addEventListener(type, start, { capture: true, passive: true });
addEventListener("click", keepPress, true);
addEventListener("submit", keepSubmit, true);

/** A browser that is never idle, or that knows no idle time, starts after this many milliseconds. */
const LATEST_START = 2_000;

function whenIdle(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: LATEST_START });
  else setTimeout(start, LATEST_START);
}

if (document.readyState === "complete") whenIdle();
else addEventListener("load", whenIdle, { once: true });
