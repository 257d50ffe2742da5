import type { Language } from "#src/domain/language.ts";

/** A picture that differs from its baseline, or has none. */
export interface Change {
  /** `ui/Button` */
  component: string;
  /** `States` */
  story: string;
  /** `tr-phone` */
  mode: string;
  /** The cause of the change, as returned by `causeOf`. */
  cause: string;
  /** How much the content moved, as returned by `extentOf`. */
  extent?: string;
  /** URLs of the pictures relative to the report's folder; undefined if there is none. */
  before?: string;
  after?: string;
  difference?: string;
  /** Error message, if no picture could be taken. */
  message?: string;
}

/** Order of layers: components before the pages that show them. */
const LAYERS = ["foundations", "ui", "features", "pages"];

/** The report as a self-contained page: a section per cause, with a row per component, story, language and width. */
export function reportPage(changes: readonly Change[]): string {
  const causes = [...groupBy(changes, ({ cause }) => cause)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const heading = `${count(changes.length, "changed picture")}, ${count(causes.length, "cause")}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
<style>${STYLE}</style>
<h1>${heading}</h1>
<p>Where a picture was there before, the slider leads from the old one to the new one. All are accepted by
<code>npm run pictures:accept</code>, those of one component by the command beside its name.</p>
<nav><ol>
${causes.map(([cause, rows], index) => contents(`cause-${index}`, cause, rows)).join("\n")}
</ol></nav>
${causes.map(([cause, rows], index) => section(`cause-${index}`, cause, rows)).join("\n")}
</html>
`;
}

function contents(id: string, cause: string, changes: readonly Change[]): string {
  const components = [...new Set(changes.map(({ component }) => component))].toSorted((one, other) =>
    layerOrder(one) < layerOrder(other) ? -1 : 1,
  );
  const links = components.map((name) => `<a href="#${id}-${escape(name)}">${escape(name)}</a>`);
  return `<li><a href="#${id}">${escape(cause)}</a>, ${count(changes.length, "picture")}: ${links.join(", ")}</li>`;
}

function section(id: string, cause: string, changes: readonly Change[]): string {
  const components = [...groupBy(changes, ({ component }) => component)].toSorted(([one], [other]) =>
    layerOrder(one) < layerOrder(other) ? -1 : 1,
  );
  return `<section id="${id}">
<h2>${escape(cause)}: ${count(changes.length, "picture")} of ${count(components.length, "component")}</h2>
${components.map(([component, rows]) => componentRows(id, component, rows)).join("\n")}
</section>`;
}

function componentRows(cause: string, component: string, rows: readonly Change[]): string {
  const sorted = rows.toSorted((one, other) => (rowOrder(one) < rowOrder(other) ? -1 : 1));
  return `<h3 id="${cause}-${escape(component)}">${escape(component)} <code>npm run pictures:accept -- ${escape(component)}</code></h3>
${sorted.map(row).join("\n")}`;
}

function row(change: Change): string {
  const name = `${change.story}, ${change.mode.replace("-", " ")}`;
  const of = (view: string) => escape(`${change.component}, ${name}: ${view}`);
  const { before, after, difference, extent, message } = change;
  const pictures = [
    before && after
      ? `<figure><figcaption>before on the left, after on the right</figcaption><div class="pair">
<img src="${escape(after)}" alt="${of("after")}" loading="lazy"><img src="${escape(before)}" alt="${of("before")}" loading="lazy"></div>
<input type="range" value="50" aria-label="From after to before" oninput="this.previousElementSibling.style.setProperty('--share', this.value + '%')"></figure>`
      : "",
    before ? figure("before", before, of("before")) : "",
    after ? figure("after", after, of("after")) : "",
    difference ? figure("difference", difference, of("difference")) : "",
  ];
  return `<h4>${escape(name)}${after && !before ? " <em>(new)</em>" : ""}${extent ? ` <em>${escape(extent)}</em>` : ""}</h4>
${message ? `<pre>${escape(message)}</pre>` : ""}
<div class="views">${pictures.join("")}</div>`;
}

function figure(view: string, address: string, alt: string): string {
  return `<figure><figcaption>${view}</figcaption><a href="${escape(address)}"><img src="${escape(address)}" alt="${alt}" loading="lazy"></a></figure>`;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function layerOrder(component: string): string {
  return `${LAYERS.indexOf(component.split("/")[0] ?? "")} ${component}`;
}

// Turkish before the other languages, phone before desktop.
function rowOrder({ story, mode }: Change): string {
  const [language, viewport] = mode.split("-");
  return `${story} ${["tr", "en", "ru"].indexOf(language as Language)} ${viewport === "phone" ? 0 : 1}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

const STYLE = `
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; color: #0f2540; background: #fbf7ef; }
section { border-block-start: 2px solid; margin-block-start: 3rem; }
h3 code { margin-inline-start: 1rem; font-weight: 400; user-select: all; }
.views { display: grid; grid-template-columns: minmax(0, 2fr) repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
figure { inline-size: fit-content; margin: 0; }
figcaption { font-weight: 600; }
img { max-inline-size: 100%; border: 1px solid #0f254052; }
.pair { display: grid; --share: 50%; }
.pair img { grid-area: 1 / 1; }
.pair img + img { clip-path: inset(0 calc(100% - var(--share)) 0 0); border-inline-end-color: #c2265f; }
input { inline-size: 100%; }
pre { white-space: pre-wrap; }
`;
