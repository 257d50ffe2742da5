import { readdirSync } from "node:fs";

import { z } from "zod";

import { undoSteps, type Addition } from "./addition.ts";
import { projectPath, readText, type FileToWrite } from "./files.ts";
import { oneOf, type Question, type Questions } from "./questions.ts";
import { startingComponent, startingStories, startingStyles } from "./startingComponent.ts";

/** The library's layers. A page is added with its route, by hand. */
const LAYERS = ["ui", "features"] as const;

function questions() {
  const files = LAYERS.flatMap((layer) => [...filesBelow(`src/${layer}`), ...filesBelow(`stories/${layer}`)]);
  const taken = new Set(files.flatMap((file) => /(\w+)(?:\.stories)?\.tsx$/.exec(file)?.[1]?.toLowerCase() ?? []));
  const features = readdirSync(projectPath("src/features"));
  return {
    name: {
      prompt: "The name of the component",
      hint: "What the field calls it, in words that each begin with a capital: FareCard.",
      schema: z
        .string()
        .regex(
          /^(?=.{3,30}$)(?:[A-Z][a-z0-9]+)+$/,
          "must be a component name: letters, each word with a capital, such as FareCard",
        )
        .refine((name) => !taken.has(name.toLowerCase()), {
          error: ({ input }) => `there is a ${String(input)} already: open it in Storybook and add what it lacks`,
        }),
    },
    layer: {
      prompt: "Where it belongs",
      ...oneOf([
        { value: "ui", label: "words and data come in as props" },
        { value: "features", label: "knows the words of the site, asks the relay, or keeps something" },
      ]),
      schema: z.enum(LAYERS, "must be ui or features"),
    },
    feature: {
      prompt: "The feature that it is part of",
      ...oneOf(features.map((value) => ({ value }))),
      when: ({ layer }) => layer === "features",
      schema: z.enum(features, `must be one of ${features.join(", ")}`),
    } satisfies Question<string>,
    group: {
      prompt: "The group of the sidebar that it stands in",
      ...oneOf(groupsInUse().map((value) => ({ value }))),
      schema: z.enum(groupsInUse(), `must be one of ${groupsInUse().join(", ")}`),
    },
    purpose: {
      prompt: "What it is for",
      hint: "One sentence, which is the first of its page: Details of the fare selected on a map or in a list.",
      schema: z
        .string()
        .regex(/^[A-Z](?:(?!\*\/).){10,180}\.$/, "must be one sentence, with a capital and a full stop"),
    },
  } satisfies Questions;
}

/** `npm run new:component`: writes a component, its style sheet and its stories, which pass the repository's rules as they are. */
export function newComponent(): Addition<ReturnType<typeof questions>> {
  return {
    questions: questions(),
    argument: "name",
    createFiles: ({ name, layer, feature, group, purpose }): FileToWrite[] => {
      const folder = layer === "ui" ? `src/ui/${name}` : `src/features/${feature}`;
      return [
        { path: `${folder}/${name}.tsx`, text: startingComponent({ name, purpose }) },
        { path: `${folder}/${name}.module.css`, text: startingStyles({ name, layer }) },
        { path: `stories/${layer}/${name}.stories.tsx`, text: startingStories({ name, layer, folder, group }) },
      ];
    },
    nextSteps: ({ name, layer }, files) => [
      `\`npm run storybook\` shows it at http://localhost:6006/?path=/docs/${layer}-${name.toLowerCase()}--docs`,
      `In its stories, write the sentences and what stands in [[ ]]; "How to add a component" in Storybook has an example.`,
      "`npm test -- types lint styles unused format repo` says what is missing.",
      `\`npm run pictures -- ${layer}/${name}\` takes its picture into dist/visual-report/index.html; when it looks right, \`npm run pictures:accept -- ${layer}/${name}\` keeps it.`,
      'A line under "New" in stories/docs/Changelog.mdx tells the others, as long as its stories are tagged `new`.',
      ...undoSteps(files),
      "Next: `npm run storybook`.",
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
