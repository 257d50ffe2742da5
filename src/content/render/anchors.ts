import { anchorOf, type Fare } from "#src/domain/price.ts";
import { SECTIONS, type Section } from "#src/i18n/paths.ts";

/** Anchors of the pages whose anchors are all decided by the content. */
export type Anchors = Partial<Record<Section, readonly string[]>>;

/** Anchors of the price list, one per fare, and of the questions, which are their ids. */
export function anchorsOf(fares: readonly Fare[], questionIds: readonly string[]) {
  return { prices: fares.map(anchorOf), faq: questionIds } satisfies Anchors;
}

/** The anchors of the page with this path; undefined where they are not known. */
export function anchorsOn(path: string, anchors: Anchors): readonly string[] | undefined {
  const page = (Object.keys(anchors) as Section[]).find((section) => path === `/${SECTIONS[section].path}`);
  return page && anchors[page];
}
