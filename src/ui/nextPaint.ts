/** Resolves once what has been changed is painted, so that what takes long does not keep a press from being seen. */
export function nextPaint(): Promise<void> {
  return new Promise((painted) => {
    requestAnimationFrame(() => setTimeout(painted));
  });
}
