import type { FocusEvent } from "react";

/**
 * Scrolls a row sideways so that the control with the focus is wholly in view, as its `onFocus`: browsers leave a control where it is if any of
 * it is in view. Only for the keyboard: what a mouse presses must not move away before the release.
 */
export function scrollToFocus({ target }: FocusEvent): void {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest", inline: "center" });
}
