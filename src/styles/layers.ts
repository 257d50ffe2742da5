/**
 * Cascade layers, lowest precedence first. The statement has to be the first style of every document: Vite's minifier
 * drops a bare `@layer` statement when its blocks follow, and production may link CSS chunks in a different order than
 * development.
 */
const LAYERS = ["reset", "base", "ui", "features", "pages"] as const;

/** `@layer` statement that fixes the order, for the first inline `<style>` of a document. */
export const LAYER_STATEMENT = `@layer ${LAYERS.join(", ")};`;
