/**
 * Whether the site works offline. `false` removes the service worker: pages stop registering it, and `/sw.js` becomes
 * one that deletes its caches and unregisters itself in every browser that still has an older one.
 */
export const OFFLINE_ENABLED = true;
