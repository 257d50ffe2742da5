const SENTENCES = {
  files: ({ file }) => `${file} is used by nothing.`,
  dependencies: ({ symbol }) => `package.json lists ${symbol}, which nothing uses.`,
  devDependencies: ({ symbol }) => `package.json lists ${symbol}, which nothing uses.`,
  unlisted: ({ file, symbol }) => `${file} uses ${symbol}, which package.json does not list.`,
  binaries: ({ file, symbol }) => `${file} starts ${symbol}, which no package of package.json has.`,
  unresolved: ({ file, symbol }) => `${file} imports ${symbol}, which is not there.`,
  exports: ({ file, symbol }) => `${file} exports ${symbol}, which nothing else uses.`,
  types: ({ file, symbol }) => `${file} exports the type ${symbol}, which nothing else uses.`,
  duplicates: ({ file, symbol }) => `${file} exports one thing under two names: ${symbol}.`,
};

/**
 * What knip found, a sentence for each.
 *
 * @public knip takes this file as its reporter
 */
export default function sayUnused({ issues }) {
  const found = Object.entries(issues).flatMap(([type, byFile]) =>
    Object.entries(byFile).flatMap(([file, bySymbol]) =>
      Object.keys(bySymbol).map(
        (symbol) => SENTENCES[type]?.({ file, symbol }) ?? `${file}: ${symbol} is one of knip's ${type}.`,
      ),
    ),
  );
  if (found.length > 0) console.log([...new Set(found)].join("\n"));
}
