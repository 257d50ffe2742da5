import { LANGUAGES, type Language, type Localized } from "#src/domain/language.ts";
import type { PostFacts } from "#src/content/schema/posts.ts";
import { describeEmbed } from "#src/content/render/embeds.ts";
import type { Fault } from "#src/content/read/faults.ts";
import type { Post, RenderedText } from "#src/content/read/libraryTypes.ts";
import type { Content } from "#src/content/read/parse.ts";
import { say, type Sentence } from "#src/content/messages/sentences.ts";

/** Maximum number of pictures and maps between the paragraphs of an article. */
const MAX_EMBEDS = 4;

/** Maximum number of articles with a proverb, in each language. More would be repetitive. */
const MAX_PROVERBS = 4;
const PROVERB: Localized<RegExp> = { tr: /atasözü/i, en: /proverb/i, ru: /пословиц|поговорк/i };

/** What an article lacks or has too much of: tags, headings, pictures, offers. */
export function articleFaults({ texts, library, pages, facts }: Content): Fault[] {
  const slugs = new Set(texts.flatMap(({ kind, slug }) => (kind === "blog" ? [slug] : [])));
  return [...slugs].flatMap((slug) => {
    const rendered = (language: Language) =>
      texts.find((text) => text.kind === "blog" && text.slug === slug && text.language === language)?.rendered;
    const turkish = rendered("tr");
    const all = LANGUAGES.map((language) => ({ language, text: rendered(language) }));
    return all.flatMap(({ language, text }) => {
      // Another fault says why a text cannot be rendered.
      if (!turkish || !text || all.some((one) => !one.text)) return [];
      const missing = (pages?.blog.tags[language] ?? []).filter((tag) => !text.tags.includes(tag));
      const messages = [
        ...(text.parts.some(({ kind }) => kind === "year") ? otherDegrees(text.html, facts) : []),
        ...((text.html.match(/<h2>/g) ?? []).length < 2 ? [say("has fewer than two headings (##)")] : []),
        ...embedFaults(
          text,
          turkish,
          library.posts.find((post) => post.slug === slug),
        ),
      ];
      const file = `content/blog/${slug}/${language}.md`;
      return [
        ...missing.map((tag) => ({ file, where: ["tags"], message: say('"%{tag}" is missing', { tag }) })),
        ...messages.map((message) => ({ file, message })),
      ];
    });
  });
}

/** A proverb stays something rare. */
export function proverbFaults(posts: readonly Post[]): Fault[] {
  return LANGUAGES.flatMap((language) => {
    const withProverb = posts.filter(({ text }) => PROVERB[language].test(text[language].html));
    const list = withProverb.slice(0, MAX_PROVERBS).map(({ slug }) => slug);
    return withProverb.slice(MAX_PROVERBS).map(({ slug }) => ({
      file: `content/blog/${slug}/${language}.md`,
      message: say("has a proverb, as %{list} have; that is enough", { list: list.join(", ") }),
    }));
  });
}

/** Degrees beside the chart of the year that are not its own. */
function otherDegrees(html: string, { climate }: Content["facts"]): Sentence[] {
  if (!climate) return [];
  const known = new Set(climate.months.flatMap(({ air, sea }) => [air, sea].flat()));
  return [...html.matchAll(/(?<![\d–])(\d+)(?:–(\d+))?[\s\u00a0]?(?:°|derece|degrees|градус)/g)].flatMap(
    ([figure, ...bounds]) =>
      bounds.some((bound) => bound !== undefined && !known.has(Number(bound)))
        ? [say('"%{figure}" is none of the figures of content/climate.ts', { figure })]
        : [],
  );
}

/**
 * A text has one ride offer, one to four pictures and maps, none of them twice or the article's own, and the same ones in every language.
 * The chart of the year is not among the four.
 */
function embedFaults({ parts }: RenderedText, turkish: RenderedText, facts: PostFacts | undefined): Sentence[] {
  const embeds = parts.filter((part) => part.kind !== "text");
  const names = embeds.map(describeEmbed);
  const own = new Set(names.filter((name) => name !== "{{ride}}"));
  const others = new Set(turkish.parts.filter((part) => part.kind !== "text").map(describeEmbed));
  others.delete("{{ride}}");
  const rides = names.filter((name) => name === "{{ride}}").length;
  const shown = embeds.filter(({ kind }) => kind === "picture" || kind === "map").length;
  return [
    ...(rides === 1
      ? []
      : [say("has {{ride}} %{times} times; once is right, where the text speaks of the way", { times: rides })]),
    ...(shown >= 1 && shown <= MAX_EMBEDS
      ? []
      : [
          say(
            "has %{shown} pictures and maps between its paragraphs; 1 to %{most} are right, each on a line of its own such as {{picture name}} Its caption",
            { shown, most: MAX_EMBEDS },
          ),
        ]),
    ...[...own]
      .filter((name) => names.indexOf(name) !== names.lastIndexOf(name))
      .map((name) => say("has %{name} twice", { name })),
    ...(facts && own.has(`{{picture ${facts.image}}}`)
      ? [say("has %{image} between its paragraphs, which stands at its head already", { image: facts.image })]
      : []),
    ...[...others].filter((name) => !own.has(name)).map((name) => say("lacks %{name}, which tr.md has", { name })),
    ...[...own].filter((name) => !others.has(name)).map((name) => say("has %{name}, which tr.md lacks", { name })),
  ];
}
