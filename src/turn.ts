/**
 * Lets the browser answer a finger or draw before what comes next: what follows without it is one piece of work with what went before.
 * On a slow phone running a part of the code that has come is a twentieth of a second, and a request is a hundredth.
 */
export function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
