/** Categories of articles, as they are stored; their names, in the order of the filter, are in `categories.ts`. */
export const POST_CATEGORIES = [
  "Travel",
  "History",
  "Food",
  "Luxury",
  "Activities",
  "Hidden Gems",
  "Places to Visit",
  "Literature",
  "Local Flavors",
  "Local Products",
] as const;

/** Bylines of articles; their names are in `authors.ts`. */
export const AUTHOR_IDS = ["editors", "history", "kitchen"] as const;
