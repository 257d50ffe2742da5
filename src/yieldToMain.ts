/**
 * Yields to the main thread, so that the browser can handle input and paint before the next piece of work; without it
 * both would be one long task. On a slow phone, evaluating a chunk takes about 50 ms and starting a request about 10
 * ms.
 */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
