/**
 * What Node is started with to run the built relay. Left alone, Node would take three times 16 MB for young objects, and let those that
 * outlive them pile up to four times what is in use before it looks. With 4 MB nearly everything of a post is gone before it counts as
 * old, and the little that stays may grow by a quarter: the relay is as fast, and a small server has room for something else.
 */
export const RELAY_COMMAND = ["--max-semi-space-size=4", "--heap-growing-percent=25", "dist/relay/server.js"];
