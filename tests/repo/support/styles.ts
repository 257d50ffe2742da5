import postcss, { type Declaration, type Root } from "postcss";

import { lineAt, type SourceFile } from "./files.ts";
import { literalOf, nodesOf, parseModule, piecesOf, type Node } from "./modules.ts";

/** Parses a style sheet. A syntax error throws and names the file. */
function parseStyles({ path, text }: SourceFile): Root {
  return postcss.parse(text, { from: path });
}

/** Container queries in px. Stylelint's rule checks media queries only. */
export function containerFaults(file: SourceFile): string[] {
  const faults: string[] = [];
  parseStyles(file).walkAtRules("container", ({ params, source }) => {
    if (/\dpx\b/.test(params)) faults.push(`${file.path}:${source?.start?.line} @container ${params}: use rem`);
  });
  return faults;
}

/** A CSS module with rules outside the layer of its folder. */
export function layerFaults(file: SourceFile, layer: string): string[] {
  const outside = parseStyles(file).nodes.filter(
    (node) => node.type !== "comment" && !(node.type === "atrule" && node.name === "layer" && node.params === layer),
  );
  return outside.map((node) => `${file.path}:${node.source?.start?.line} stands outside @layer ${layer}`);
}

/** The Board font has only capitals and digits, so it needs upper-casing. No other font is upper-cased. */
export function boardFaults(file: SourceFile): string[] {
  const faults: string[] = [];
  parseStyles(file).walkRules((rule) => {
    const own = rule.nodes.filter((node) => node.type === "decl");
    const board = own.some(({ prop, value }) => /^font(?:-family)?$/.test(prop) && value.includes("--font-board"));
    const upper = own.some(({ prop, value }) => prop === "text-transform" && value === "uppercase");
    const where = `${file.path}:${rule.source?.start?.line} ${rule.selector}`;
    if (board && !upper) faults.push(`${where}: --font-board without text-transform: uppercase in the same rule`);
    if (upper && !board) faults.push(`${where}: text-transform: uppercase without --font-board in the same rule`);
  });
  return faults;
}

/** Classes that a module uses but its style sheet does not define, such as `styles.head` without `.head`. */
export function classFaults(file: SourceFile, sheets: readonly SourceFile[]): string[] {
  return sheets.flatMap((sheet) => {
    const taken = takenFrom(sheet, file);
    const classes = new Set(taken.length > 0 ? classesOf(sheet) : []);
    return taken.flatMap(({ computed, property, start }) => {
      const { name } = property as { name?: string };
      return computed || name === undefined || classes.has(name)
        ? []
        : [`${file.path}:${lineAt(file.text, start)}: .${name} is not in ${sheet.path}`];
    });
  });
}

/** Unused classes of a style sheet. A computed name, such as `styles[`${look}Item`]`, matches any class with that ending that begins with a string of its module. */
export function idleClassFaults(sheet: SourceFile, modules: readonly SourceFile[]): string[] {
  const taken = modules.flatMap((module) =>
    takenFrom(sheet, module).flatMap(({ computed, property }) => {
      const { type, name } = property as Node & { name?: string };
      if (!computed) return name ?? [];
      const ending = type === "TemplateLiteral" ? piecesOf(property as Node).join("") : "";
      return nodesOf(parseModule(module).program).flatMap((node) => {
        const text = literalOf(node);
        return text === undefined ? [] : [text + ending];
      });
    }),
  );
  return [...new Set(classesOf(sheet))]
    .filter((name) => !taken.includes(name))
    .map((name) => `${sheet.path} has .${name}, which no component takes.`);
}

function classesOf(sheet: SourceFile): string[] {
  const classes: string[] = [];
  parseStyles(sheet).walkRules(({ selector }) => {
    classes.push(...(selector.match(/(?<=\.)[a-z][\w-]*/gi) ?? []));
  });
  return classes;
}

/** Where a module reads a class of an imported style sheet. */
function takenFrom(sheet: SourceFile, file: SourceFile): Node[] {
  const { imports, program } = parseModule(file);
  const specifier = imports.find(({ target }) => target === sheet.path)?.specifier;
  if (specifier === undefined) return [];
  const nodes = nodesOf(program);
  const declaration = nodes.find(({ type, source }) => type === "ImportDeclaration" && literalOf(source) === specifier);
  const [imported] = (declaration?.["specifiers"] ?? []) as { local: { name: string } }[];
  return nodes.filter(
    ({ type, object }) => type === "MemberExpression" && (object as { name?: string }).name === imported?.local.name,
  );
}

/** Names of the custom properties that a file declares. */
export function definedProperties(file: SourceFile): string[] {
  return declarationsOf(file).flatMap(({ prop }) => (prop.startsWith("--") ? [prop] : []));
}

/** A use of a custom property. */
export interface PropertyUse {
  name: string;
  hasFallback: boolean;
  where: string;
}

/** Every `var()` in a file, including those in fallbacks. */
export function usedProperties(file: SourceFile): PropertyUse[] {
  return declarationsOf(file).flatMap((declaration) =>
    [...declaration.value.matchAll(/var\(\s*(--[\w-]+)\s*(,?)/g)].map(([, name = "", comma]) => ({
      name,
      hasFallback: comma === ",",
      where: at(file, declaration),
    })),
  );
}

function declarationsOf(file: SourceFile): Declaration[] {
  const found: Declaration[] = [];
  parseStyles(file).walkDecls((declaration) => {
    found.push(declaration);
  });
  return found;
}

function at(file: SourceFile, { prop, value, source }: Declaration): string {
  return `${file.path}:${source?.start?.line} ${prop}: ${value}`;
}
