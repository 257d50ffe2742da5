/**
 * Whether pages are kept for times without a network. `false` is the way to be rid of the service worker: pages stop asking for it, and
 * `/sw.js` becomes one that deletes what was kept and unregisters itself wherever an older one is still at work.
 */
export const KEEPS_PAGES = true;
