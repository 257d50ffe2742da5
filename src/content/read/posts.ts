import { LANGUAGES, type Localized } from "#src/domain/language.ts";
import { airportRide } from "#src/domain/price.ts";
import { postFacts, postText, type PostFacts } from "#src/content/schema/posts.ts";
import type { Post } from "./libraryTypes.ts";
import { describeFuture, today } from "./publication.ts";
import type { Reading } from "./reading.ts";
import { say } from "#src/content/messages/sentences.ts";
import { slugIn, type Texts } from "./texts.ts";

/**
 * Words that an adult reads per minute. Turkish and Russian use one long word where English uses two. Measured by S.
 * Trauzettel-Klosinski and K. Dietz with the same ten texts in 17 languages ("Standardized Assessment of Reading
 * Performance: The New International Reading Speed Texts IReST", IOVS 53, 2012).
 */
const WORDS_PER_MINUTE: Localized<number> = { tr: 166, en: 228, ru: 184 };

/** The articles whose facts and texts are valid, by their numbers. */
export function readPosts(reading: Reading, written: Texts): Post[] {
  const { posts: exported, texts: files } = reading.sources;
  const slugs = new Set(
    [...Object.keys(exported), ...Object.keys(files)].flatMap((file) => slugIn("blog", file) ?? []),
  );
  const found = [...slugs].toSorted().map((slug) => {
    const file = `content/blog/${slug}/post.ts`;
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
      reading.fault(file, say('the folder "%{slug}" must be small letters and digits joined by dashes', { slug }));
    }
    if (!(file in exported)) reading.fault(file, say("is missing"));
    const given = exported[file] as Partial<Record<keyof PostFacts, unknown>> | undefined;
    if (given?.draft === true) reading.drafts.set(`content/blog/${slug}`, file);
    const facts = given === undefined ? undefined : reading.parse(file, "", postFacts, given);
    if (facts) reading.checkPicture(file, ["image"], facts.image);
    if (facts && facts.published > today()) {
      reading.warn(file, describeFuture(facts.published), { field: "published" });
    }
    if (facts?.ride) reading.checkTrip(file, ["ride"], airportRide(facts.ride));
    return { slug, file, facts, id: given?.id };
  });
  // A related id may be that of an article whose own id is invalid.
  const knowsIds = found.every(({ id }) => typeof id === "number");
  for (const { file, facts, id } of found) {
    const twin = found.find((other) => other.file < file && id !== undefined && other.id === id);
    if (twin)
      reading.fault(file, say("%{value} is also that of %{other}", { value: String(id), other: twin.file }), {
        field: "id",
      });
    if (!facts) continue;
    if (new Set(facts.related).size < facts.related.length) {
      const message = say("names a post twice: %{list}", { list: facts.related.join(", ") });
      reading.fault(file, message, { field: "related" });
    }
    for (const one of facts.related) {
      const other = found.find((post) => post.id === one);
      const at = { where: ["related"] };
      if (one === facts.id) reading.fault(file, say("%{id} is the post itself", { id: one }), at);
      else if (!other && knowsIds) reading.fault(file, say("there is no post %{id}", { id: one }), at);
      else if (other?.facts?.draft && !facts.draft)
        reading.fault(file, say("the post %{id} is a draft", { id: one }), at);
    }
  }
  const texts = written.of(
    "blog",
    [...slugs].map((slug) => ({ slug })),
    postText,
  );
  return found
    .flatMap(({ slug, facts }) => {
      const text = texts.get(slug);
      return text && facts ? [{ ...facts, slug, readingTime: minutesToRead(text), text }] : [];
    })
    .toSorted((one, other) => one.id - other.id);
}

/** Reading time of the slowest of the three languages, in minutes rounded up. */
function minutesToRead(text: Localized<{ words: number }>): number {
  return Math.ceil(Math.max(...LANGUAGES.map((language) => text[language].words / WORDS_PER_MINUTE[language])));
}
