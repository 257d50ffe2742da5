import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import postcss from "postcss";

import { STORYBOOK } from "./pictures.ts";

/** A state or variant that a style sheet knows. */
export interface State {
  /** Whose style sheet: `ui/PostCard`, `features/booking/DialCode`. */
  component: string;
  /** As a document can be asked for it. */
  selector: string;
}

/** A class as .storybook/vite.config.ts names it: the path of its module, and its own name. */
const CLASS = /\.((?:ui|features|pages)(?:-\w+)+)__([\w-]+)/g;

/** Minified, the oldest of them have one colon. */
const PSEUDO_ELEMENT = /::[\w-]+(?:\([^()]*\))?|:(?:before|after|first-(?:letter|line))(?![\w-])/g;
/** What a pointer or the keyboard does for as long as it does it. */
const TOUCHED = /:(?:hover|active|focus(?:-visible|-within)?)(?![\w-])/g;
const NOTHING_LEFT = /:(?:has|not|is|where)\(\s*\)/g;
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

/** The states of one style sheet, whatever the media that they stand in. How something moves is in no picture. */
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

/** A state as its style sheet says it: `.plate[data-variant="lead"]`. */
export function nameOf({ selector }: State): string {
  return selector.replace(CLASS, ".$2");
}

/** A component of the library is its folder; what is private to a feature goes by its own name. */
function componentOf(module: string): string {
  const steps = module.split("-");
  return steps.slice(0, steps[0] === "features" ? 3 : 2).join("/");
}

/** Whether a picture of `shown` (`ui/Button`) may show the state: a piece of a feature stands wherever it is put. */
export function belongs({ component }: State, shown: string): boolean {
  return component.startsWith("features/") ? /^(?:features|pages)\//.test(shown) : component === shown;
}
