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
import { useContext, type ComponentProps } from "react";

import type { Guide } from "#stories/fixtures/guide.ts";
import { languageOf } from "#stories/fixtures/words.ts";
import { paperTheme } from "./theme.ts";

type MetaOnShow = ReturnType<typeof useOf<"meta">>["preparedMeta"];

const theme = paperTheme();

/** What surrounds every page of the documentation. */
export function DocsFrame(props: ComponentProps<typeof DocsContainer>) {
  return <DocsContainer {...props} theme={theme} />;
}

/**
 * The page of a component, from top to bottom: what it is for (its docstring), when something else is right, the keys, the
 * first story with the props to try on it, the other stories.
 */
export function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { componentStories, getStoryContext } = useContext(DocsContext);
  const stories = componentStories();
  // What fills a window is best seen as its picture has it: open.
  const first = stories.find(({ tags }) => tags.includes("picture")) ?? stories[0];
  if (!first) return <Title />;
  const others = stories.filter((story) => story !== first);

  const guide = preparedMeta.parameters["guide"] as Guide | undefined;
  const inWindow = needsWindow(preparedMeta, guide);
  const hasProps = preparedMeta.component !== undefined;
  // The page around the stories is English.
  const language = languageOf(getStoryContext(first).globals);

  return (
    <>
      <Title />
      <Description of="meta" />
      {guide && <GuideParts {...guide} />}
      <Heading>Stories</Heading>
      <Subheading>{first.name}</Subheading>
      <Description of={first.moduleExport} />
      {inWindow ? (
        // Storybook's own frame would leave out the language of the toolbar.
        <iframe
          className="docs-window"
          title={first.name}
          src={`iframe.html?viewMode=story&id=${first.id}&globals=language:${language}`}
        />
      ) : (
        <div lang={language}>
          <Canvas of={first.moduleExport} withToolbar story={{ __primary: true }} />
        </div>
      )}
      {/* Controls reach a story in this document only. */}
      {hasProps && (inWindow ? <ArgTypes /> : <Controls />)}
      {others.map(({ id, name, moduleExport }) => (
        <Anchor storyId={id} key={id}>
          <Subheading>{name}</Subheading>
          <Description of={moduleExport} />
          {inWindow ? (
            <p>
              <a href={`?path=/story/${id}&globals=language:${language}`} target="_parent">
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
    </>
  );
}

function GuideParts({ avoid, keyboard }: Guide) {
  const keys = Object.entries(keyboard);
  return (
    <>
      <Heading>When to use something else</Heading>
      <Markdown>{avoid}</Markdown>
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
            {keys.map(([key, does]) => (
              <tr key={key}>
                <th scope="row">
                  <kbd>{key}</kbd>
                </th>
                <td>
                  <Markdown>{does}</Markdown>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/**
 * A page fills a window, what Esc closes lies over one, and stories that stand at its edge say so by
 * `parameters: { docs: { story: { inline: false } } }`. One such story has a frame to itself, because several of them would
 * fight for the focus; the others are a press away.
 */
function needsWindow({ title, parameters }: MetaOnShow, guide: Guide | undefined): boolean {
  if (title.startsWith("pages/") || parameters["docs"]?.story?.inline === false) return true;
  return guide !== undefined && "Esc" in guide.keyboard;
}
