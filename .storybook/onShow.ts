/** Drawn at all, neither folded away nor kept for a screen reader. */
export function isOnShow(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
    const { clipPath, overflowX, overflowY } = getComputedStyle(around);
    if (clipPath === "inset(50%)") return false;
    const { width, height } = around.getBoundingClientRect();
    if ((isCutting(overflowX) && width <= 1) || (isCutting(overflowY) && height <= 1)) return false;
  }
  return true;
}

/** Whether what stands out is not drawn. */
export function isCutting(overflow: string): boolean {
  return overflow === "hidden" || overflow === "clip";
}
