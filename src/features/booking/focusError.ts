/** Time between two presses that systems take for a double click. */
const MULTI_CLICK_MS = 500;

/** Focuses the first invalid control in document order, below the ticket's bar if it fits there, or else in the middle. */
export function focusFirstError(element: HTMLFormElement): void {
  const section = element.closest("section");
  if (section) keepFromDoubleClick(section);
  const control = element.querySelector<HTMLElement>("[aria-invalid]");
  // A control inside a closed disclosure cannot take the focus.
  const disclosure = control?.closest("details");
  if (disclosure) disclosure.open = true;
  control?.focus({ preventScroll: true });
  // The toast covers neither the bar nor half a line of the page above.
  section?.scrollIntoView();
  // Its message is below it.
  if (control && control.getBoundingClientRect().bottom > innerHeight * 0.7)
    control.scrollIntoView({ block: "center" });
}

/** What scrolls under the pointer does not get the second press of a double click, which would change it. */
function keepFromDoubleClick(section: HTMLElement): void {
  section.style.pointerEvents = "none";
  setTimeout(() => (section.style.pointerEvents = ""), MULTI_CLICK_MS);
}
