import { readdirSync } from "node:fs";

import { z } from "zod";

import { asMessage, say } from "#src/content/messages/sentences.ts";
import { undoSteps, type Addition } from "./addition.ts";
import { projectPath, readText, type FileToWrite } from "./files.ts";
import { oneOf, type Question, type Questions } from "./questions.ts";
import { fromTemplate } from "./template.ts";

/** The library's layers. A page is added with its route, by hand. */
const LAYERS = ["ui", "features"] as const;

function questions() {
  const files = LAYERS.flatMap((layer) => [...filesBelow(`src/${layer}`), ...filesBelow(`stories/${layer}`)]);
  const taken = new Set(files.flatMap((file) => /(\w+)(?:\.stories)?\.tsx$/.exec(file)?.[1]?.toLowerCase() ?? []));
  const features = readdirSync(projectPath("src/features"));
  return {
    name: {
      prompt: say("The name of the component"),
      hint: say("What the field calls it, in words that each begin with a capital: FareCard."),
      schema: z
        .string()
        .regex(
          /^(?=.{3,30}$)(?:[A-Z][a-z0-9]+)+$/,
          asMessage("must be a component name: letters, each word with a capital, such as FareCard"),
        )
        .refine((name) => !taken.has(name.toLowerCase()), {
          error: ({ input }) =>
            asMessage("there is a %{name} already: open it in Storybook and add what it lacks", {
              name: String(input),
            }),
        }),
    },
    layer: {
      prompt: say("Where it belongs"),
      ...oneOf([
        { value: "ui", label: say("words and data come in as props") },
        { value: "features", label: say("knows the words of the site, asks the relay, or keeps something") },
      ]),
      schema: z.enum(LAYERS, asMessage("must be ui or features")),
    },
    feature: {
      prompt: say("The feature that it is part of"),
      ...oneOf(features.map((value) => ({ value }))),
      when: ({ layer }) => layer === "features",
      schema: z.enum(features, asMessage("must be one of %{list}", { list: features.join(", ") })),
    } satisfies Question<string>,
    group: {
      prompt: say("The group of the sidebar that it stands in"),
      ...oneOf(groupsInUse().map((value) => ({ value }))),
      schema: z.enum(groupsInUse(), asMessage("must be one of %{list}", { list: groupsInUse().join(", ") })),
    },
    purpose: {
      prompt: say("What it is for"),
      hint: say("One sentence, which is the first of its page: Details of the fare selected on a map or in a list."),
      schema: z
        .string()
        .regex(/^[A-Z](?:(?!\*\/).){10,180}\.$/, asMessage("must be one sentence, with a capital and a full stop")),
    },
  } satisfies Questions;
}

/**
 * `npm run new:component`: writes a component, its style sheet and its stories. The step `repo` fails until what stands in [[ ]] in the
 * stories is written; all other rules of the repository are met from the start.
 */
export function newComponent(): Addition<ReturnType<typeof questions>> {
  return {
    questions: questions(),
    argument: "name",
    createFiles: ({ name, layer, feature, group, purpose }): FileToWrite[] => {
      const folder = layer === "ui" ? `src/ui/${name}` : `src/features/${feature}`;
      const own = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
      const values = { name, own, id: name.toLowerCase(), layer, folder, group, purpose };
      return [
        { path: `${folder}/${name}.tsx`, text: fromTemplate("component/component.tsx.txt", values) },
        { path: `${folder}/${name}.module.css`, text: fromTemplate("component/styles.css.txt", values) },
        { path: `stories/${layer}/${name}.stories.tsx`, text: fromTemplate("component/stories.tsx.txt", values) },
      ];
    },
    nextSteps: ({ name, layer }, files) => [
      say("`npm run storybook` shows it at %{address}", {
        address: `http://localhost:6006/?path=/docs/${layer}-${name.toLowerCase()}--docs`,
      }),
      say(
        'In its stories, write the sentences and what stands in [[ ]]; "How to add a component" in Storybook has an example.',
      ),
      say("`npm test -- types lint styles unused format repo` says what is missing."),
      say(
        "`npm run pictures -- %{component}` takes its picture into dist/visual-report/index.html; when it looks right, `npm run pictures:accept -- %{component}` keeps it.",
        { component: `${layer}/${name}` },
      ),
      say(
        'A line under "New" in stories/docs/Changelog.mdx tells the others, as long as its stories are tagged `new`.',
      ),
      ...undoSteps(files),
      say("Next: `npm run storybook`."),
    ],
  };
}

/** The groups of the sidebar, as the stories name them. */
function groupsInUse(): string[] {
  const stories = LAYERS.flatMap((layer) => filesBelow(`stories/${layer}`));
  return [
    ...new Set(stories.flatMap((file) => /^ {2}title: "Components\/([^/"]+)\//m.exec(readText(file))?.[1] ?? [])),
  ].toSorted();
}

function filesBelow(folder: string): string[] {
  return readdirSync(projectPath(folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`);
}
