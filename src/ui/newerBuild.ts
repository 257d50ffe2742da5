import { createContext } from "react";

/**
 * Of a site that was deployed after its page came to the visitor: parts of the page that had not come by then are gone from the server,
 * and no further press will bring them.
 */
export interface NewerBuild {
  /** Whether there is one that this page has not been loaded anew for yet. False where nobody can tell. Never rejects. */
  isOut: () => Promise<boolean>;
  /** Loads the page anew if so; what the browser's history remembers as open is then open. False where the page stays. Never rejects. */
  load: () => Promise<boolean>;
}

/** The site puts here what asks the server. Without it there is no other build. */
export const NewerBuildContext = createContext<NewerBuild | null>(null);
