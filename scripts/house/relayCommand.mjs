/**
 * What Node is started with to run the built relay. Left alone, Node would take three times 16 MB for young objects, and let those that
 * outlive them pile up to four times what is in use before it looks. The relay has few that live for long: it is as fast with less, and
 * a small server has room for something else.
 */
export const RELAY_COMMAND = ["--max-semi-space-size=4", "--heap-growing-percent=50", "dist/relay/server.js"];
