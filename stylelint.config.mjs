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

/** @type {import("stylelint").Config["rules"]} */
const RULES = {
  // The order of the cascade is that of the layers, and within a module that of its parts.
  "no-descending-specificity": null,

  "property-disallowed-list": [PHYSICAL, { message: "Write the logical form, such as inline-size." }],
  "declaration-property-value-disallowed-list": [
    {
      "/^(?:text-align|float|clear|caption-side)$/": [/^(?:left|right)$/],
      "/^(?:margin|padding|inset)$/": [UNEQUAL_SIDES],
      "/^(?:font-size$|--step-)/": [new RegExp(`^${SMALL}`)],
      font: [new RegExp(`^[^/]*?(?<![\\w.(]|,\\s*)${SMALL}`)],
    },
    { message: "Write the logical form of a side, and no text under 1rem: a phone in the sun cannot show it." },
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
        "color-no-hex": [true, { message: "Use a --color token." }],
        "function-disallowed-list": [
          ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch"],
          { message: "Use a --color token." },
        ],
        "declaration-property-value-disallowed-list": [
          { ...RULES["declaration-property-value-disallowed-list"][0], "/.*/": [LONG_PIXELS] },
          { message: "Write the logical form of a side, no text under 1rem, and a token or rem beyond 3px." },
        ],
        "media-feature-name-unit-allowed-list": { "/width|height/": ["rem"] },
        "declaration-no-important": true,
      },
    },
    {
      // What is printed wins over the layouts of pages, which lie in a later layer: important turns their order round.
      files: ["src/ui/VoucherCard/VoucherSheet.module.css"],
      rules: { "declaration-no-important": null },
    },
  ],
};
