/** Properties that name a physical side, which turns wrong where a language is written the other way. */
const PHYSICAL = [
  /^(?:min-|max-)?(?:width|height)$/,
  /^(?:left|right|top|bottom)$/,
  /^(?:scroll-)?(?:margin|padding)-(?:left|right|top|bottom)$/,
  /^border-(?:left|right|top|bottom)(?:-|$)/,
  /^contain-intrinsic-(?:width|height)$/,
];

/** Four values are top, right, bottom, left: in a shorthand only one that is the same on both sides has no direction. */
const UNEQUAL_SIDES = /^\S+\s+(\S+)\s+\S+\s+(?!\1$)\S+$/;

/** A length under 1rem, also as the least of `max()` and `clamp()`. What is relative to its surroundings cannot be judged here. */
const SMALL = String.raw`(?:(?:max|clamp)\(\s*)?(?:(?:0|0?\.\d+)rem|(?:\d|1[0-5])(?:\.\d+)?px)`;

const LONG_PIXELS = /(?<![\w.-])-?(?:3\.\d*[1-9]|(?:[4-9]|\d{2,})(?:\.\d+)?)\d*px\b/;

/** What to write in place of a property that names a physical side. */
function logicalForm(property) {
  const logical = property
    .replace("width", "inline-size")
    .replace("height", "block-size")
    .replace(/\btop\b/, "block-start")
    .replace(/\bbottom\b/, "block-end")
    .replace(/\bleft\b/, "inline-start")
    .replace(/\bright\b/, "inline-end");
  return `Write ${/^(?:inline|block)-(?:start|end)$/.test(logical) ? "inset-" : ""}${logical}.`;
}

/** What to write in place of a value, and why. */
function betterValue(property, value) {
  if (/^(?:text-align|float|clear|caption-side)$/.test(property))
    return "Write start or end: left and right turn wrong where a language is written the other way.";
  if (/^(?:margin|padding|inset)$/.test(property) && UNEQUAL_SIDES.test(value))
    return `Write ${property}-block and ${property}-inline: left and right differ here.`;
  if (/^font|^--step-/.test(property) && new RegExp(`(?<![\\w.])${SMALL}`).test(value))
    return "Write var(--step-small) or more: a phone in the sun cannot show text under 1rem.";
  const [length = ""] = LONG_PIXELS.exec(value) ?? [];
  const tokens = property.startsWith("font")
    ? "--step"
    : /^(?:border|outline)/.test(property)
      ? "--line"
      : "--space or --size";
  return `Write a ${tokens} token in place of ${length}, or ${Number.parseFloat(length) / 16}rem.`;
}

const COLOUR = { message: "Use a --color token; Colours in Storybook says what each is for." };

/** @type {import("stylelint").Config["rules"]} */
const RULES = {
  // The order of the cascade is that of the layers, and within a module that of its parts.
  "no-descending-specificity": null,

  "property-disallowed-list": [PHYSICAL, { message: logicalForm }],
  "declaration-property-value-disallowed-list": [
    {
      "/^(?:text-align|float|clear|caption-side)$/": [/^(?:left|right)$/],
      "/^(?:margin|padding|inset)$/": [UNEQUAL_SIDES],
      "/^(?:font-size$|--step-)/": [new RegExp(`^${SMALL}`)],
      font: [new RegExp(`^[^/]*?(?<![\\w.(]|,\\s*)${SMALL}`)],
    },
    { message: betterValue },
  ],

  // No class and no name of an element tells a browser where `.a > * + *` applies, so that it styles all that stands around anew as
  // soon as a node is put in anywhere: a whole page, when React hydrates it.
  "selector-disallowed-list": [/[+~]\s*\*(?=[\s,)>+~]|$)/, { message: "Name what stands after the + or ~." }],

  "custom-property-pattern": [/^(?!palette-)/, { message: "The palette is private to tokens.css: use a token." }],
};

/**
 * The rules for style sheets that a linter knows; tests/repo/styles.test.ts holds the others.
 *
 * @type {import("stylelint").Config}
 */
export default {
  extends: "stylelint-config-recommended",
  ignoreFiles: ["dist/**", "test-results/**"],
  rules: RULES,
  overrides: [
    { files: ["src/styles/tokens.css"], rules: { "custom-property-pattern": null } },
    {
      // Components have no colours and no lengths of their own, where there should be tokens.
      files: ["src/**/*.module.css"],
      rules: {
        "color-no-hex": [true, COLOUR],
        // In a mask black is what stays.
        "color-named": ["never", { ...COLOUR, ignoreProperties: [/^mask/] }],
        "function-disallowed-list": [
          ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"],
          COLOUR,
        ],
        "declaration-property-value-disallowed-list": [
          { ...RULES["declaration-property-value-disallowed-list"][0], "/.*/": [LONG_PIXELS] },
          { message: betterValue },
        ],
        "media-feature-name-unit-allowed-list": { "/width|height/": ["rem"] },
        "declaration-no-important": true,
      },
    },
    {
      // What is printed wins over the layouts of pages, which lie in a later layer: important turns their order round.
      files: ["src/ui/Pass/Pass.module.css"],
      rules: { "declaration-no-important": null },
    },
  ],
};
