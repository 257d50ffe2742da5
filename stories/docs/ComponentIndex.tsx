import { Markdown } from "@storybook/addon-docs/blocks";
import type { Meta } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { extractComponentDescription } from "storybook/internal/docs-tools";

/** An entry of Storybook's index, which is sorted like the sidebar. */
interface IndexEntry {
  id: string;
  type: "docs" | "story";
  /** `Components/Content/Tags · chips` */
  title: string;
  /** `./stories/ui/Tags.stories.tsx` */
  importPath: string;
  tags: readonly string[];
}

interface ComponentPage extends IndexEntry {
  /** Address of the first accepted picture of its stories; undefined if there is none at this width. */
  picture: string | undefined;
}

const STORIES = import.meta.glob<{ default: Meta }>("../{ui,features}/*.stories.tsx");

/** Addresses of the accepted pictures in English at phone width. */
const PICTURES = import.meta.glob<string>("../../tests/visual/baselines/en-phone/{ui,features}-*.webp", {
  eager: true,
  import: "default",
  // A picture is loaded when it is scrolled into view; a small one would otherwise be part of this module.
  query: "?no-inline",
});

/** All components in the groups of the sidebar: picture, purpose and status of each, with a link to its page. */
export function ComponentIndex() {
  const [pages, setPages] = useState<readonly ComponentPage[]>([]);
  useEffect(() => void readPages().then(setPages), []);
  const groups = [...new Set(pages.map(({ title }) => partsOf(title).group))];
  return groups.map((group) => (
    <section key={group}>
      <h2>{group}</h2>
      <ul className="docs-index" role="list">
        {pages
          .filter(({ title }) => partsOf(title).group === group)
          .map((page) => (
            <Item {...page} key={page.id} />
          ))}
      </ul>
    </section>
  ));
}

function Item({ id, title, importPath, tags, picture }: ComponentPage) {
  const { name, synonyms } = partsOf(title);
  const [purpose, setPurpose] = useState("");
  useEffect(() => void readPurpose(importPath).then(setPurpose), [importPath]);
  return (
    <li>
      {/* Says nothing that the name and the purpose do not say. */}
      {picture ? <img src={picture} alt="" loading="lazy" /> : <span className="docs-index-blank">No picture</span>}
      <Markdown>{`[${name}](?path=/docs/${id})`}</Markdown>
      <Markdown>{purpose}</Markdown>
      <p className="docs-place">
        {tags.includes("new") ? <strong>New</strong> : "In use"}
        {synonyms.length > 0 && `, also found as ${synonyms.map((synonym) => `“${synonym}”`).join(", ")}`}
      </p>
    </li>
  );
}

/** `Components/Content/Tags · chips` has search words after the name. */
function partsOf(title: string) {
  const [, group = "", label = ""] = title.split("/");
  const [name = "", ...synonyms] = label.split(" · ");
  return { group, name, synonyms };
}

/** The pages of all components. */
async function readPages(): Promise<ComponentPage[]> {
  const response = await fetch("index.json");
  const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> };
  const all = Object.values(entries);
  return all
    .filter(({ type, title }) => type === "docs" && title.startsWith("Components/"))
    .map((page) => ({
      ...page,
      picture: all.filter(({ title }) => title === page.title).flatMap(({ id }) => pictureOf(id) ?? [])[0],
    }));
}

function pictureOf(storyId: string): string | undefined {
  return PICTURES[`../../tests/visual/baselines/en-phone/${storyId}.webp`];
}

/** The first sentence of a component's description: from its stories, or else its docstring. */
async function readPurpose(importPath: string): Promise<string> {
  const { component, parameters } = (await STORIES[importPath.replace("./stories/", "../")]?.())?.default ?? {};
  const purpose = parameters?.["docs"]?.description?.component ?? extractComponentDescription(component);
  return /^.+?[.!?](?=\s|$)/s.exec(purpose)?.[0] ?? purpose;
}
