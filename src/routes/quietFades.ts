/**
 * A fade from page to page that the next one cuts short is no failure, though its `ready` rejects, which the router leaves to
 * nobody. What fails in drawing the page still tells by `updateCallbackDone`.
 */
export function quietFades(): void {
  if (!("startViewTransition" in document)) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const fade = start(update);
    fade.ready.catch(() => {});
    return fade;
  };
}
