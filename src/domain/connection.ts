/** The part of the Network Information API that is used here; not every browser supports it. */
interface NavigatorWithConnection {
  connection?: { saveData?: boolean };
}

/** Whether the visitor has turned on the browser's data saver. False where the browser does not tell. */
export function savesData(navigator: object): boolean {
  return (navigator as NavigatorWithConnection).connection?.saveData === true;
}

/**
 * State of the connection: no sign of a problem, a request has gone unanswered, or the browser reports that it is
 * offline.
 */
export type Network = "online" | "uncertain" | "offline";

/**
 * Attribute on the root element of a page that the service worker served from its cache because the network did not
 * respond.
 */
export const FROM_CACHE = "data-from-cache";
