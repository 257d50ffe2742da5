import {
  Anchor,
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContainer,
  DocsContext,
  Heading,
  Markdown,
  Subheading,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { useContext, useMemo, useState, type ComponentProps } from "react";

import { LANGUAGES } from "#src/domain/language.ts";
import { CopyText } from "#stories/foundations/Sheet.tsx";
import type { Guide, MessageKey } from "#stories/fixtures/guide.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";
import { createTheme } from "./theme.ts";
import { openAddress, storyAddress, useToolbar } from "./toolbar.ts";
import { usedTokens } from "./usedTokens.ts";

type PreparedMeta = ReturnType<typeof useOf<"meta">>["preparedMeta"];

/** Files with stories of components, of which only the names are read. */
const FILES = Object.keys(import.meta.glob("../stories/{ui,features}/*.stories.tsx"));

/** Container of every documentation page, in the theme of the toolbar. */
export function DocsFrame(props: ComponentProps<typeof DocsContainer>) {
  const { theme } = useToolbar();
  const colours = useMemo(() => createTheme(theme), [theme]);
  return <DocsContainer {...props} theme={colours} />;
}

/**
 * Documentation page of a component: its purpose (the docstring) and its location in the code, the first story with controls for its props,
 * when to use something else, its parts, content rules, keyboard interaction, the other stories, and the tokens of its style sheet.
 */
export function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { componentStories } = useContext(DocsContext);
  const toolbar = useToolbar();
  const stories = componentStories();
  const guide = preparedMeta.parameters["guide"] as Guide | undefined;
  const isInWindow = needsWindow(preparedMeta, guide);
  // A component that fills the viewport is shown open, as in its visual test. For any other, the story with the controls is shown.
  const pictured = isInWindow ? stories.find(({ tags }) => tags.includes("picture")) : undefined;
  const first = pictured ?? stories.find(({ name }) => name === "Default") ?? stories[0];
  if (!first) return <Title />;
  const others = stories.filter((story) => story !== first);

  const place = placeOf(preparedMeta);
  const tags = first.tags;
  const hasProps = preparedMeta.component !== undefined;
  // The documentation around the stories is in English.
  const { language } = toolbar;

  return (
    <>
      {/* Without the search words of the title. */}
      <Title>{place?.name}</Title>
      <Description of="meta" />
      {place && (
        <p className="docs-place">
          {tags.includes("new") && "New in the library. "}Its code is in{" "}
          <code>
            src/{place.layer}
            {place.layer === "ui" && `/${place.name}`}
          </code>
          .
        </p>
      )}
      <Subheading>{first.name}</Subheading>
      <Description of={first.moduleExport} />
      {isInWindow ? (
        <iframe className="docs-window" title={first.name} src={storyAddress(first.id, toolbar)} />
      ) : (
        <div lang={language}>
          <Canvas of={first.moduleExport} withToolbar story={{ __primary: true }} />
        </div>
      )}
      {/* Controls only work for a story in the same document. */}
      {hasProps && (isInWindow ? <ArgTypes /> : <Controls of={first.moduleExport} />)}
      {guide && <GuideSections {...guide} />}
      {others.length > 0 && <Heading>{guide ? "In other states" : "More of it"}</Heading>}
      {others.map(({ id, name, moduleExport }) => (
        <Anchor storyId={id} key={id}>
          <Subheading>{name}</Subheading>
          <Description of={moduleExport} />
          {isInWindow ? (
            <p>
              <a href={openAddress(id, toolbar)} target="_parent">
                Open this story
              </a>
            </p>
          ) : (
            <div lang={language}>
              <Canvas of={moduleExport} story={{ __forceInitialArgs: true }} />
            </div>
          )}
        </Anchor>
      ))}
      {place && <TokenSection {...place} />}
    </>
  );
}

interface Place {
  /** Layer of the library: `ui` or `features`. */
  layer: string;
  name: string;
}

/** Location of a component in the code; undefined for pages and foundations. */
function placeOf({ parameters }: PreparedMeta): Place | undefined {
  const [, layer, name] = /\/(ui|features)\/(\w+)\.stories\.tsx$/.exec(String(parameters["fileName"])) ?? [];
  return layer && name ? { layer, name } : undefined;
}

/** Turns component names in backticks into links. */
function linkNames(markdown: string): string {
  return markdown.replaceAll(/`(\w+)`/g, (quoted, name: string) => {
    const [, layer] =
      FILES.map((file) => /(\w+)\/(\w+)\.stories/.exec(file) ?? []).find(([, , own]) => own === name) ?? [];
    return layer ? `[${quoted}](?path=/docs/${layer}-${name.toLowerCase()}--docs)` : quoted;
  });
}

function TokenSection({ layer, name }: Place) {
  const [tokens] = useState(() => usedTokens(layer, name));
  return (
    <>
      <Heading>Tokens it uses</Heading>
      {tokens.length === 0 && <p>None in a style sheet of its own.</p>}
      <ul className="docs-tokens">
        {tokens.map((token) => (
          <li key={token}>
            {token.startsWith("--color-") && <span className="docs-swatch" style={{ background: `var(${token})` }} />}
            <CopyText text={`var(${token})`}>{token}</CopyText>
          </li>
        ))}
      </ul>
    </>
  );
}

function GuideSections({ avoid, keyboard, parts, content, messages = [] }: Guide) {
  const keys = Object.entries(keyboard);
  return (
    <>
      <Heading>When to use something else</Heading>
      <Markdown>{linkNames(avoid)}</Markdown>
      <Heading>What it is made of</Heading>
      <Lines as="ol" lines={parts} />
      <Heading>What to put in it</Heading>
      {content === "wordless" ? (
        <p>There is nothing in it to write or to say.</p>
      ) : (
        <div className="docs-rules">
          <section>
            <h3>Do</h3>
            <Lines as="ul" lines={content.do} />
          </section>
          <section>
            <h3>Do not</h3>
            <Lines as="ul" lines={content.dont} />
          </section>
        </div>
      )}
      {messages.length > 0 && <MessageTable messages={messages} />}
      <Heading>Keyboard</Heading>
      {keys.length === 0 ? (
        <p>Nothing in it takes focus.</p>
      ) : (
        <table className="docs-keys">
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([key, description]) => (
              <tr key={key}>
                <th scope="row">
                  <kbd>{key}</kbd>
                </th>
                <td>
                  <Markdown>{description}</Markdown>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** Current messages of the interface, in all languages. */
function MessageTable({ messages }: { messages: readonly MessageKey[] }) {
  return (
    <>
      <Subheading>Its words on the site</Subheading>
      <table className="docs-words">
        <thead>
          <tr>
            <th scope="col">Türkçe</th>
            <th scope="col">English</th>
            <th scope="col">Русский</th>
          </tr>
        </thead>
        <tbody>
          {messages.map((key) => (
            <tr key={key}>
              {LANGUAGES.map((language) => (
                <td lang={language} key={language}>
                  {translatorOf({ language })(key)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Lines({ as: List, lines }: { as: "ol" | "ul"; lines: readonly string[] }) {
  return (
    <List>
      {lines.map((line) => (
        <li key={line}>
          <Markdown>{linkNames(line)}</Markdown>
        </li>
      ))}
    </List>
  );
}

/**
 * Whether a story needs an iframe: pages, components that Escape closes, and stories at the edge of the viewport, which set `parameters: {
 * docs: { story: { inline: false } } }`. Only the first story gets one, because several would compete for focus; the others are links.
 */
function needsWindow({ componentId, parameters }: PreparedMeta, guide: Guide | undefined): boolean {
  if (componentId.startsWith("pages-") || parameters["docs"]?.story?.inline === false) return true;
  return guide !== undefined && "Esc" in guide.keyboard;
}
