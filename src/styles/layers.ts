/**
 * The order of the cascade, weakest first. It is the first style of every document: Vite's minifier drops a bare `@layer`
 * statement when its blocks follow, and production may link the chunks of CSS in another order than development.
 */
const LAYERS = ["reset", "base", "ui", "features", "pages"] as const;

/** The statement that fixes the order, for the first inline `<style>` of a document. */
export const LAYER_STATEMENT = `@layer ${LAYERS.join(", ")};`;
