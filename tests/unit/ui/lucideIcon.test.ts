import type { LucideProps } from "lucide-react";
import * as phone from "lucide-react/icons/phone";
import * as snowflake from "lucide-react/icons/snowflake";
import * as sun from "lucide-react/icons/sun";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import createLucideIcon, { type IconData } from "#src/ui/lucideIcon.ts";

/** The attributes of each element, in no order; without the names that are for style sheets and for documents of their own. */
function elementsOf(markup: string) {
  return [...markup.matchAll(/<(\w+)([^>]*)>/g)].map(([, tag, attributes = ""]) => [
    tag,
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)]
      .map(([, name = "", value = ""]) => [name, value.replace(/^(?:lucide\S* ?)+/, "")])
      .filter(([name, value]) => name !== "xmlns" && value !== "")
      .toSorted(),
  ]);
}

test.each([
  ["phone", phone],
  ["snowflake", snowflake],
  ["sun", sun],
] as const)("the site's %s is drawn as lucide-react draws it", (_, file) => {
  // What the type of these files leaves out.
  const Ours = createLucideIcon((file as unknown as Record<"__iconData", IconData>)["__iconData"]);
  const cases: LucideProps[] = [{}, { className: "a b", strokeWidth: 1.75, "aria-hidden": true }, { size: 16 }];
  for (const props of cases) {
    const theirs = renderToStaticMarkup(createElement(file.default, props));
    const ours = renderToStaticMarkup(createElement(Ours, props as object));
    expect(elementsOf(ours)).toEqual(elementsOf(theirs));
  }
});
