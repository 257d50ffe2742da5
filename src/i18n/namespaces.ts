/** The dictionaries, one JSON file each per language under `messages/{language}`. */
export const NAMESPACES = ["shell", "booking", "pages"] as const;
