import { lazy, Suspense, type ComponentProps } from "react";

/** Lazy, because the documentation's code is large, and stories and their tests do not need it. */
const Frame = lazy(async () => ({ default: (await import("./DocsPage.tsx")).DocsFrame }));

/** Documentation page, loaded on demand. */
export const LazyDocsPage = lazy(async () => ({ default: (await import("./DocsPage.tsx")).DocsPage }));

/** Container of documentation pages, loaded on demand. */
export function LazyDocsFrame(props: ComponentProps<typeof Frame>) {
  return (
    <Suspense>
      <Frame {...props} />
    </Suspense>
  );
}
