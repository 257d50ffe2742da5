/** The part of a browser's navigator that not every browser has. */
interface Connected {
  connection?: { saveData?: boolean };
}

/** Whether the visitor has asked to be spared data, as far as the browser's `navigator` tells. */
export function savesData(navigator: object): boolean {
  return (navigator as Connected).connection?.saveData === true;
}

/** Whether the internet can be reached: nothing says otherwise, something asked for has not come, or there certainly is no network. */
export type Network = "there" | "doubtful" | "gone";

/** Marks the root element of a page that the service worker gave because the network had not answered. */
export const FROM_SHELF = "data-from-shelf";
