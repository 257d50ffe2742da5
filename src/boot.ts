/*
 * The boot module, the only script that runs at first. It loads the application at the first sign of intent, or once
 * the page has loaded and the browser is idle, whichever comes first. Until the application is hydrated no input is
 * lost: fields keep what was typed (the form restores it), number steppers and the button that swaps places work at
 * once, and other clicks and submits are queued, marked as pending and replayed.
 */
import { yieldToMain } from "./yieldToMain.ts";

const INTENT_EVENTS = ["pointerdown", "touchstart", "keydown", "focusin"] as const;

/** Live region for changes before hydration. It is outside of React's root, so that hydration does not find it. */
const liveRegion = document.createElement("output");
liveRegion.style.cssText = "position:fixed;opacity:0";

let started = false;
/** Clicked controls and submitted forms, in that order, each with its position among the elements of its classes. */
const queue = new Map<HTMLElement, number>();
/** The application is late: links, buttons with a fallback and forms work as without JavaScript. */
let isLate = false;
/** The application failed to load. */
let hasFailed = false;

function start(): void {
  if (started) return;
  started = true;
  for (const type of INTENT_EVENTS) removeEventListener(type, start, true);
  import("./entry-client.tsx").then(({ hydrate }) => hydrate()).then(replay, handleLoadError);
}

/** Queues a click on a button, or on a link that navigates only without JavaScript. */
function queuePress(event: MouseEvent): void {
  const control =
    event.target instanceof Element ? event.target.closest<HTMLElement>("button[type=button], a[data-press]") : null;
  if (!control || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  // React attaches its listeners before hydration has finished, and would handle a click that is replayed later.
  event.stopPropagation();
  if (handleFieldButton(control) || (isLate && followFallback(control)) || hasFailed) return;
  event.preventDefault();
  enqueue(control, control);
}

/**
 * Handles buttons that only change a field. Replayed later, they would overwrite what was typed since. React learns of
 * the change from the dispatched event. Returns false for any other button.
 */
function handleFieldButton(button: HTMLElement): boolean {
  const { step, swaps } = button.dataset;
  if (step) {
    const field = button.parentElement?.querySelector("input");
    field?.stepUp(Number(step));
    field?.dispatchEvent(new Event("input", { bubbles: true }));
    liveRegion.textContent = field?.value ?? "";
  } else if (swaps) {
    const form = button.closest("form");
    const [first, second] = swaps.split(" ").map((name) => form?.querySelector<HTMLSelectElement>(`[name="${name}"]`));
    const value = first?.value;
    setValue(first, second?.value);
    setValue(second, value);
  }
  return Boolean(step ?? swaps);
}

function setValue(field: HTMLSelectElement | null | undefined, value = ""): void {
  if (!field) return;
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/**
 * Whether a late control has a fallback: a link navigates by itself, and `data-instead` names the hash that shows the
 * content without JavaScript.
 */
function followFallback(control: HTMLElement): boolean {
  const { instead } = control.dataset;
  if (instead) location.hash = instead;
  return Boolean(instead) || control instanceof HTMLAnchorElement;
}

/** How long queued events wait for the application, in milliseconds, before the page falls back to working without it. */
const QUEUE_TIMEOUT_MS = 10_000;
let queueTimer = 0;

function enqueue(target: HTMLElement, control: HTMLElement | null): void {
  queue.set(target, [...alikeOf(target)].indexOf(target));
  if (control) control.dataset["pending"] = "";
  queueTimer ||= window.setTimeout(onTimeout, QUEUE_TIMEOUT_MS);
  start();
}

function queueSubmit(event: SubmitEvent): void {
  if (isLate || !(event.target instanceof HTMLFormElement)) return;
  event.stopPropagation();
  event.preventDefault();
  enqueue(event.target, event.submitter);
}

/**
 * Turns the browser's own check of forms on or off. It would end a press before it can be queued, with a message in the browser's
 * language about one field, and it refuses numbers that the application can read.
 */
function setNativeValidation(isOn: boolean): void {
  for (const form of document.forms) form.noValidate = !isOn;
}

function drainQueue(): HTMLElement[] {
  for (const control of document.querySelectorAll<HTMLElement>("[data-pending]")) delete control.dataset["pending"];
  // Where React has rendered the page anew, because an extension or the browser had altered it, another element has taken its place.
  const all = [...queue].flatMap(([element, index]) =>
    element.isConnected ? element : (alikeOf(element)[index] ?? []),
  );
  queue.clear();
  return all;
}

/** The elements of the page with the same classes, or of the same kind if it has none. */
function alikeOf({ className, localName }: HTMLElement): HTMLCollectionOf<HTMLElement> {
  return (
    className ? document.getElementsByClassName(className) : document.getElementsByTagName(localName)
  ) as HTMLCollectionOf<HTMLElement>;
}

async function replay(): Promise<void> {
  clearTimeout(queueTimer);
  removeEventListener("click", queuePress, true);
  removeEventListener("submit", queueSubmit, true);
  liveRegion.remove();
  for (const each of drainQueue()) {
    if (each instanceof HTMLFormElement) each.requestSubmit();
    else each.click();
    // The next event must find the page as this one has left it.
    await yieldToMain();
  }
}

/** Events that only the application can handle are queued again. */
function onTimeout(): void {
  isLate = true;
  setNativeValidation(true);
  for (const each of drainQueue()) {
    if (each instanceof HTMLFormElement) each.requestSubmit();
    else each.click();
  }
}

/** Falls back to working without JavaScript. */
function handleLoadError(reason: unknown): void {
  console.error(reason);
  hasFailed = true;
  // Show the content that is hidden until the application has loaded.
  document.documentElement.style.setProperty("--wait", "0s");
  onTimeout();
}

document.body.append(liveRegion);
setNativeValidation(false);
for (const type of INTENT_EVENTS) addEventListener(type, start, { capture: true, passive: true });
addEventListener("click", queuePress, true);
addEventListener("submit", queueSubmit, true);

/** Delay in milliseconds after which the application starts even if the browser is never idle. */
const IDLE_TIMEOUT_MS = 2_000;

function startWhenIdle(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
  // Safari cannot tell when it is idle. By now everything else has loaded, and live data should not wait any longer.
  else setTimeout(start);
}

if (document.readyState === "complete") startWhenIdle();
else addEventListener("load", startWhenIdle, { once: true });
