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
import { languageOf } from "#stories/fixtures/messages.ts";
import { createTheme } from "./theme.ts";

type PreparedMeta = ReturnType<typeof useOf<"meta">>["preparedMeta"];

const theme = createTheme();

/** Container of every documentation page. */
export function DocsFrame(props: ComponentProps<typeof DocsContainer>) {
  return <DocsContainer {...props} theme={theme} />;
}

/**
 * Documentation page of a component: its purpose (the docstring), when to use something else, its keyboard interaction,
 * the first story with controls for its props, and the other stories.
 */
export function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { componentStories, getStoryContext } = useContext(DocsContext);
  const stories = componentStories();
  // A component that fills the window is shown open, as in its visual test.
  const first = stories.find(({ tags }) => tags.includes("picture")) ?? stories[0];
  if (!first) return <Title />;
  const others = stories.filter((story) => story !== first);

  const guide = preparedMeta.parameters["guide"] as Guide | undefined;
  const isInWindow = needsWindow(preparedMeta, guide);
  const hasProps = preparedMeta.component !== undefined;
  // The documentation around the stories is in English.
  const language = languageOf(getStoryContext(first).globals);

  return (
    <>
      <Title />
      <Description of="meta" />
      {guide && <GuideSections {...guide} />}
      <Heading>Stories</Heading>
      <Subheading>{first.name}</Subheading>
      <Description of={first.moduleExport} />
      {isInWindow ? (
        // Storybook's own iframe would drop the toolbar's language.
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
      {/* Controls only work for a story in the same document. */}
      {hasProps && (isInWindow ? <ArgTypes /> : <Controls />)}
      {others.map(({ id, name, moduleExport }) => (
        <Anchor storyId={id} key={id}>
          <Subheading>{name}</Subheading>
          <Description of={moduleExport} />
          {isInWindow ? (
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

function GuideSections({ avoid, keyboard }: Guide) {
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

/**
 * Whether a story needs a window of its own: pages, components that Escape closes, and stories at the edge of the
 * window, which set `parameters: { docs: { story: { inline: false } } }`. Only the first story gets an iframe, because
 * several would compete for focus; the others are links.
 */
function needsWindow({ title, parameters }: PreparedMeta, guide: Guide | undefined): boolean {
  if (title.startsWith("pages/") || parameters["docs"]?.story?.inline === false) return true;
  return guide !== undefined && "Esc" in guide.keyboard;
}
