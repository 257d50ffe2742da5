import type { Language } from "#src/domain/language.ts";

/** One picture that is not as it was, or that has none to compare with. */
export interface Change {
  /** `ui/Button` */
  component: string;
  /** `States` */
  story: string;
  /** `tr-phone` */
  mode: string;
  /** Addresses of the pictures, from the report's own folder; what there is none of is missing. */
  before?: string;
  after?: string;
  difference?: string;
  /** What went wrong, where it left no picture. */
  message?: string;
}

const VIEWS = ["before", "after", "difference"] as const;

/** The report as one page that needs nothing else: a section per component, in it a row per story, language and width. */
export function reportPage(changes: readonly Change[]): string {
  const components = [...new Set(changes.map(({ component }) => component))].toSorted();
  const sections = components.map((component) => [component, changesOf(changes, component)] as const);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title(changes.length, components.length)}</title>
<style>${STYLE}</style>
<h1>${title(changes.length, components.length)}</h1>
<nav aria-label="Components"><ul>
${sections.map(([component, rows]) => `<li><a href="#${anchor(component)}">${escape(component)}</a> ${rows.length}</li>`).join("\n")}
</ul></nav>
${sections.map(([component, rows]) => section(component, rows)).join("\n")}
</html>
`;
}

function title(changes: number, components: number): string {
  return `${changes} changed ${changes === 1 ? "picture" : "pictures"} of ${components} ${components === 1 ? "component" : "components"}`;
}

function changesOf(changes: readonly Change[], component: string): Change[] {
  const key = ({ story, mode }: Change) => `${story} ${order(mode)}`;
  return changes
    .filter((change) => change.component === component)
    .toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}

// Turkish first, as everywhere; the phone before the desktop.
function order(mode: string): string {
  const [language, viewport] = mode.split("-");
  return `${["tr", "en", "ru"].indexOf(language as Language)} ${viewport === "phone" ? 0 : 1}`;
}

function section(component: string, rows: readonly Change[]): string {
  return `<section id="${anchor(component)}">
<h2>${escape(component)}</h2>
${rows.map(row).join("\n")}
</section>`;
}

function row(change: Change): string {
  const name = `${change.story}, ${change.mode.replace("-", " ")}`;
  const pictures = VIEWS.flatMap((view) => {
    const address = change[view];
    return address ? [figure(view, address, `${change.component}, ${name}: ${view}`)] : [];
  });
  return `<h3>${escape(name)}${change.after && !change.before ? " <em>(new)</em>" : ""}</h3>
${change.message ? `<pre>${escape(change.message)}</pre>` : ""}
<div>${pictures.join("")}</div>`;
}

function figure(view: string, address: string, alt: string): string {
  return `<figure><figcaption>${view}</figcaption><a href="${escape(address)}"><img src="${escape(address)}" alt="${escape(alt)}" loading="lazy"></a></figure>`;
}

function anchor(component: string): string {
  return component.toLowerCase().replaceAll("/", "-");
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

const STYLE = `
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; color: #0f2540; background: #fbf7ef; }
nav ul { columns: 16rem; padding: 0; list-style: none; }
section { border-block-start: 2px solid; margin-block-start: 3rem; }
div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; }
figcaption { font-weight: 600; }
img { max-inline-size: 100%; border: 1px solid #0f254052; }
pre { white-space: pre-wrap; }
`;
