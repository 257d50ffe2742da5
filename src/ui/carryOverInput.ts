/** The forms as prerendered. This module loads before the application starts. */
const prerendered = typeof document === "undefined" ? [] : [...document.forms];
/** The field that has the focus, or had it when it was removed. */
let lastFocused = typeof document === "undefined" ? null : document.activeElement;

for (const form of prerendered) {
  form.addEventListener("focusin", ({ target }) => (lastFocused = target as Element));
  form.addEventListener("focusout", ({ target }) => {
    // Browsers tell it of a field that is being removed, too, and that is only known afterwards.
    queueMicrotask(() => {
      if (target === lastFocused && lastFocused?.isConnected) lastFocused = null;
    });
  });
}

/**
 * Copies what was typed before the application started, which folds are open, and the focus with its caret, into a form that React has
 * rendered anew. It does so where it does not find the page as prerendered, because an extension has added nodes or the browser has
 * translated the page, and discards the form in which the guest has typed. Call it while the page is being hydrated, before the form's
 * values are read.
 */
export function carryOverInput(form: HTMLFormElement): void {
  const discarded = prerendered.find((old) => !old.isConnected && kindOf(old) === kindOf(form));
  if (!discarded) return;
  // First, because a field in a closed fold cannot take the focus.
  const discardedFolds = discarded.querySelectorAll("details");
  for (const [index, fold] of form.querySelectorAll("details").entries())
    fold.open = discardedFolds[index]?.open ?? false;
  for (const field of form.elements) {
    if (
      !(field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)
    )
      continue;
    const old = [...discarded.elements].find((each) => isSameField(each, field));
    if (!old) continue;
    if (field instanceof HTMLInputElement && (field.type === "radio" || field.type === "checkbox"))
      field.checked = (old as HTMLInputElement).checked;
    else if (field.type !== "hidden") field.value = (old as typeof field).value;
    if (old !== lastFocused) continue;
    field.focus({ preventScroll: true });
    if (field instanceof HTMLSelectElement) continue;
    const { selectionStart, selectionEnd } = old as typeof field;
    // Fields without a caret, such as that of a date, have null.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  }
}

/** The page has one form of each kind. */
function kindOf(form: HTMLFormElement): string | undefined {
  return form.querySelector<HTMLInputElement>("[name=action]")?.value;
}

function isSameField(one: Element, other: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): boolean {
  if (one.localName !== other.localName || one.getAttribute("name") !== other.name || other.name === "") return false;
  return other.type !== "radio" || one.getAttribute("value") === other.value;
}
