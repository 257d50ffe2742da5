/** The part of a browser's navigator that not every browser has. */
interface Connected {
  connection?: { saveData?: boolean };
}

/** Whether the visitor has asked to be spared data, as far as the browser's `navigator` tells. */
export function savesData(navigator: object): boolean {
  return (navigator as Connected).connection?.saveData === true;
}
