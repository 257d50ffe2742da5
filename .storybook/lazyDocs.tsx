import { lazy, Suspense, type ComponentProps } from "react";

/** The documentation's code is large, and stories and their tests have no use for it: it is loaded by its own pages. */
const Frame = lazy(async () => ({ default: (await import("./DocsPage.tsx")).DocsFrame }));

export const LazyDocsPage = lazy(async () => ({ default: (await import("./DocsPage.tsx")).DocsPage }));

export function LazyDocsFrame(props: ComponentProps<typeof Frame>) {
  return (
    <Suspense>
      <Frame {...props} />
    </Suspense>
  );
}
