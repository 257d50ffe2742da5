/*
 * The only script that runs at first. It brings the application at the first sign of intent or once the page has loaded and
 * the browser is idle, whichever comes first, and sees that nothing pressed or typed before is lost: fields keep what was
 * typed (the form adopts it), presses and submits are repeated when React is there. Until then the control shows that it was pressed.
 */
const INTENT = ["pointerdown", "touchstart", "keydown", "focusin"] as const;

let started = false;
const pressed: HTMLElement[] = [];
let submitted: HTMLFormElement | null = null;

function start(): void {
  if (started) return;
  started = true;
  for (const type of INTENT) removeEventListener(type, start, true);
  import("./entry-client.tsx").then(({ hydrate }) => hydrate()).then(repeat, giveUp);
}

/** A button's press, and that of a link which leads away only while no script runs. */
function keepPress(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest("button[type=button], a[data-press]") : null;
  if (!(control instanceof HTMLElement) || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (control instanceof HTMLAnchorElement) event.preventDefault();
  pressed.push(control);
  control.dataset["taken"] = "";
}

function keepSubmit(event: SubmitEvent): void {
  if (!(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  submitted = event.target;
  if (event.submitter) event.submitter.dataset["taken"] = "";
  start();
}

function stopKeeping(): void {
  removeEventListener("click", keepPress, true);
  removeEventListener("submit", keepSubmit, true);
  for (const control of document.querySelectorAll<HTMLElement>("[data-taken]")) delete control.dataset["taken"];
}

function repeat(): void {
  stopKeeping();
  for (const control of pressed) control.click();
  submitted?.requestSubmit();
}

/** The application could not be had: the page goes on as it would without scripts, and so does a form that was sent. */
function giveUp(reason: unknown): void {
  stopKeeping();
  console.error(reason);
  for (const control of pressed) control.click();
  submitted?.submit();
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
