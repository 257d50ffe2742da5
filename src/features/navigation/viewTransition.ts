/** Whether one page may fade into the next: the router warns where it is asked to and the browser cannot. */
export function canFade(): boolean {
  return typeof document !== "undefined" && "startViewTransition" in document;
}
