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

const STORIES = import.meta.glob<{ default: Meta }>("../{ui,features}/*.stories.tsx");

/** All components in the groups of the sidebar: purpose and status of each, with a link to its page. */
export function ComponentIndex() {
  const [pages, setPages] = useState<readonly IndexEntry[]>([]);
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

function Item({ id, title, importPath, tags }: IndexEntry) {
  const { name, synonyms } = partsOf(title);
  const [purpose, setPurpose] = useState("");
  useEffect(() => void readPurpose(importPath).then(setPurpose), [importPath]);
  return (
    <li>
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
async function readPages(): Promise<IndexEntry[]> {
  const response = await fetch("index.json");
  const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> };
  return Object.values(entries).filter(({ type, title }) => type === "docs" && title.startsWith("Components/"));
}

/** The first sentence of a component's description: from its stories, or else its docstring. */
async function readPurpose(importPath: string): Promise<string> {
  const { component, parameters } = (await STORIES[importPath.replace("./stories/", "../")]?.())?.default ?? {};
  const purpose = parameters?.["docs"]?.description?.component ?? extractComponentDescription(component);
  return /^.+?[.!?](?=\s|$)/s.exec(purpose)?.[0] ?? purpose;
}
