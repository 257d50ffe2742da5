/**
 * What Node is started with to run the built relay. Under load it would let its young objects take three times 16 MB before it looks
 * which of them are still of use; with 8 MB it is as fast, and a small server has room for something else.
 */
export const RELAY_COMMAND = ["--max-semi-space-size=8", "dist/relay/server.js"];
