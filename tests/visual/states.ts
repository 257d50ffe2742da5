import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import postcss from "postcss";

import { STORYBOOK } from "./pictures.ts";

/** A state or variant in a style sheet. */
export interface State {
  /** The component of the style sheet: `ui/PostCard`, `features/booking/DialCode`. */
  component: string;
  /** A selector for `querySelector`. */
  selector: string;
}

/** A class as .storybook/vite.config.ts names it: the path of its module, and its own name. */
const CLASS = /\.((?:ui|features|pages)(?:-\w+)+)__([\w-]+)/g;

/** In minified style sheets, the oldest pseudo-elements have a single colon. */
const PSEUDO_ELEMENT = /::[\w-]+(?:\([^()]*\))?|:(?:before|after|first-(?:letter|line))(?![\w-])/g;
/** Transient states caused by pointer or keyboard. */
const TOUCHED = /:(?:hover|active|focus(?:-visible|-within)?)(?![\w-])/g;
const NOTHING_LEFT = /:(?:has|not|is|where)\([\s,]*\)/g;
const STATE =
  /\[|:(?:disabled|enabled|checked|indeterminate|empty|target|open|invalid|user-invalid|placeholder-shown)\b/;

const MOTION = /^(?:animation|transition|transform-origin)/;

/** All states in the style sheets of the built Storybook. */
export function builtStates(): State[] {
  const folder = join(STORYBOOK, "assets");
  const files = readdirSync(folder).filter((name) => name.endsWith(".css"));
  const all = files.flatMap((name) => statesIn(readFileSync(join(folder, name), "utf8")));
  return [...new Map(all.map((state) => [state.selector, state])).values()];
}

/** The states of one style sheet, inside and outside media queries. Animations are left out, because no picture can show them. */
export function statesIn(css: string): State[] {
  const states: State[] = [];
  postcss.parse(css).walkRules(({ selectors, nodes }) => {
    if (nodes.every((node) => node.type === "decl" && MOTION.test(node.prop))) return;
    for (const written of selectors) {
      const selector = written.replace(PSEUDO_ELEMENT, "").replace(TOUCHED, "").replace(NOTHING_LEFT, "").trim();
      const [[, module = ""] = []] = selector.matchAll(CLASS);
      if (module && STATE.test(selector)) states.push({ component: componentOf(module), selector });
    }
  });
  return states;
}

/** A state as written in the style sheet: `.plate[data-variant="lead"]`. */
export function nameOf({ selector }: State): string {
  return selector.replace(CLASS, ".$2");
}

/** A component of the library is named by its folder, a private component of a feature by its own name. */
function componentOf(module: string): string {
  const steps = module.split("-");
  return steps.slice(0, steps[0] === "features" ? 3 : 2).join("/");
}

/** Whether a picture of `shown` (`ui/Button`) may show the state. A private component of a feature may appear in any picture. */
export function belongs({ component }: State, shown: string): boolean {
  return component.startsWith("features/") ? /^(?:features|pages)\//.test(shown) : component === shown;
}
