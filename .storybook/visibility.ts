/** Whether an element is visible: rendered, not collapsed, and not visually hidden for screen readers. */
export function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
    const { clipPath, overflowX, overflowY } = getComputedStyle(around);
    if (clipPath === "inset(50%)") return false;
    const { width, height } = around.getBoundingClientRect();
    if ((clipsContent(overflowX) && width <= 1) || (clipsContent(overflowY) && height <= 1)) return false;
  }
  return true;
}

/** Whether this `overflow` value clips content without a scrollbar. */
export function clipsContent(overflow: string): boolean {
  return overflow === "hidden" || overflow === "clip";
}
