import { existsSync, readFileSync } from "node:fs";

import { z } from "zod";

import { CAPTIONS } from "#content/captions.ts";
import { GALLERY } from "#content/gallery.ts";
import { PICTURES } from "#content/pictures.ts";
import { BLOG_PICTURES } from "#content/pictures/blog.ts";
import { FLEET_PICTURES } from "#content/pictures/fleet.ts";
import { GALLERY_PICTURES } from "#content/pictures/gallery.ts";
import { PAGE_PICTURES } from "#content/pictures/pages.ts";
import { SERVICE_PICTURES } from "#content/pictures/services.ts";
import { CARD } from "#content/pictures/sizes.ts";
import { TOUR_PICTURES } from "#content/pictures/tours.ts";
import { TOURS } from "#content/tours.ts";
import { GALLERY_CHAPTERS, galleryItem } from "#src/content/schema/gallery.ts";
import { caption, photoFacts } from "#src/content/schema/pictures.ts";
import { serviceFacts } from "#src/content/schema/services.ts";
import { LANGUAGE_NAMES } from "#src/content/check/textLanguage.ts";
import { PHOTO_LICENCES, type Picture } from "#src/content/pageData/picture.ts";
import { asMessage, say, type Sentence, type Value } from "#src/content/messages/sentences.ts";
import type { Language, Localized } from "#src/domain/language.ts";
import { PHOTO_ALLOWANCE } from "./pictureLimits.ts";
import { encodePicture, HeavyPictureError, IMAGES_FOLDER } from "./encodePicture.ts";
import { assertValidContent, devPage, undoSteps, type Addition } from "./addition.ts";
import { nearest } from "./faultHints.ts";
import { exists, readText, type BinaryFile, type FileToWrite } from "./files.ts";
import { factsOfFilm, faultOfFilm, frameOf, withoutMetadata, type FilmFacts } from "./filmFile.ts";
import { withEntries, withProperties } from "./modules.ts";
import { cropPhoto, encodeStill, faultOfPhoto, isFilm, scaleTo, sizeOfPhoto } from "./photoFile.ts";
import { oneOf, optional, type Answers, type PreviousAnswers, type Question, type Questions } from "./questions.ts";
import { UserError } from "./userError.ts";

const ALL: Readonly<Record<string, Picture>> = PICTURES;
const FAMILIES = [
  ["pages", "PAGE_PICTURES", PAGE_PICTURES],
  ["fleet", "FLEET_PICTURES", FLEET_PICTURES],
  ["services", "SERVICE_PICTURES", SERVICE_PICTURES],
  ["tours", "TOUR_PICTURES", TOUR_PICTURES],
  ["blog", "BLOG_PICTURES", BLOG_PICTURES],
  ["gallery", "GALLERY_PICTURES", GALLERY_PICTURES],
] as const;
const GALLERY_FILE = "content/gallery.ts";
const RECORD = "content/pictures/rendered.json";
/** Maximum enlargement of a film's frame: it is shown only until the film plays. */
const MAX_ENLARGEMENT = 2;

const existingFile = {
  // A terminal quotes the path of a file that is dropped on it, or escapes its spaces.
  parse: (typed: string) => typed.replace(/^(['"])(.*)\1$/, "$2").replaceAll("\\ ", " "),
  schema: z.string().refine((path) => existsSync(path), {
    error: ({ input }) => asMessage('there is no file "%{file}"', { file: String(input) }),
  }),
};

function questions() {
  const { shape } = galleryItem;
  return {
    file: {
      prompt: say("The photograph or the film"),
      hint: say("A JPEG, PNG, WebP or AVIF of a camera or a phone, or an mp4 of at most 8 MB and a minute."),
      ...existingFile,
      check: async (path: string) => (isFilm(path) ? faultOfFilm(readFileSync(path)) : faultOfPhoto(path)),
    },
    poster: {
      ...optional({
        prompt: say("The picture that stands for the film until it plays"),
        hint: say("Enter: one is taken from the film."),
        ...existingFile,
      }),
      when: ({ file }: PreviousAnswers) => isFilm(String(file)),
      check: faultOfPhoto,
    },
    gallery: optional({
      prompt: say("The chapter of the gallery that it joins"),
      hint: say("None, if it only replaces a picture that the site has."),
      choices: () => [{ value: "", label: say("none") }, ...GALLERY_CHAPTERS.map((value) => ({ value }))],
      schema: shape.chapter,
    }),
    name: {
      prompt: say("The name of the picture that it replaces, or a new one in the gallery"),
      hint: say("Such as fleet-van or gallery-our-vito. content/pictures has the names."),
      schema: serviceFacts.shape.slug,
      check: async (name: string, { file, poster, gallery }: PreviousAnswers) =>
        file === undefined
          ? undefined
          : faultOfName(name, {
              path: String(poster ?? file),
              isOfFilm: isFilm(String(file)),
              joins: gallery !== undefined,
            }),
    },
    replace: {
      prompt: say("It is a photograph already. Whether this one takes its place"),
      choices: () => [{ value: "yes" }, { value: "no" }],
      when: ({ name }: PreviousAnswers) => ALL[String(name)]?.kind === "photo",
      isSwitch: true as const,
      schema: z.literal("yes", asMessage("must be yes, or the photograph stays; --replace says so")),
    },
    focus: {
      prompt: say("The point that stays in view however it is cropped, from its left and top edges"),
      defaultValue: "50% 50%",
      schema: photoFacts.shape.focus,
    },
    "alt-tr": seenIn("tr"),
    "alt-en": seenIn("en"),
    "alt-ru": seenIn("ru"),
    source: {
      prompt: say("Who took it, and where it comes from"),
      hint: say("Such as: Ayşe Yılmaz, May 2026. It stays in content/pictures; no page shows it."),
      schema: photoFacts.shape.credit.shape.source,
    },
    licence: {
      prompt: say("On what terms you use it"),
      hint: say("None that asks for a name beside it, because the site shows none."),
      ...oneOf(PHOTO_LICENCES.map((value) => ({ value }))),
      schema: photoFacts.shape.credit.shape.licence,
    },
    subject: {
      ...oneOf(shape.subject.options.map((value) => ({ value }))),
      ...ofGallery(say("What is seen on it, so that two of a kind do not stand side by side"), shape.subject),
    },
    "title-tr": titleIn("tr"),
    "title-en": titleIn("en"),
    "title-ru": titleIn("ru"),
    "location-tr": locationIn("tr"),
    "location-en": locationIn("en"),
    "location-ru": locationIn("ru"),
  } satisfies Questions;
}

function seenIn(language: Language): Question<string> {
  return {
    prompt: say("What is seen on it, in %{language}, for those who do not see it", {
      language: LANGUAGE_NAMES[language],
    }),
    hint: say("40 to 230 characters and at most 25 words."),
    schema: photoFacts.shape.alt.shape[language],
    check: async (said, { name }) => {
      const [other] = Object.entries(ALL).find(([one, { alt }]) => one !== name && alt[language] === said) ?? [];
      return other === undefined ? undefined : say("is what %{other} says already", { other });
    },
  };
}

function titleIn(language: Language): Question<string> {
  const prompt = say("Its title in %{language}", { language: LANGUAGE_NAMES[language] });
  return ofGallery(prompt, caption.shape.title.shape[language], say("3 to 60 characters"));
}

function locationIn(language: Language): Question<string> {
  const prompt = say("Where that is, in %{language}", { language: LANGUAGE_NAMES[language] });
  return ofGallery(prompt, caption.shape.location.shape[language], say("2 to 60 characters"));
}

/** A question that is asked only if the photograph joins the gallery. */
function ofGallery<Answer>(prompt: Sentence, schema: z.ZodType<Answer>, hint?: Sentence): Question<Answer> {
  return { prompt, ...(hint && { hint }), when: ({ gallery }) => gallery !== undefined, schema };
}

async function faultOfName(
  name: string,
  { path, isOfFilm, joins }: { path: string; isOfFilm: boolean; joins: boolean },
): Promise<Sentence | undefined> {
  const isShown = GALLERY.some(({ src }) => src === name);
  if (joins && isShown) return say("is in the gallery already: leave --gallery out");
  if (!joins && !(name in ALL)) {
    const near = nearest(name, Object.keys(ALL));
    return near === undefined
      ? say('there is no picture "%{name}": content/pictures has the names; a new one needs --gallery', { name })
      : say('there is no picture "%{name}": did you mean "%{near}"? If not, a new one needs --gallery', { name, near });
  }
  if (isOfFilm && !joins && !isShown && !TOURS.some(({ video }) => video?.poster === name))
    return say(
      "shows no film: name one of the gallery or the poster of a tour's film, or let it join the gallery by --gallery",
    );
  // Without a poster this is the path of the film, whose own frame is used.
  const original = isFilm(path) ? factsOfFilm(readFileSync(path)) : await sizeOfPhoto(path);
  const { width, height } = ALL[name] ?? CARD;
  if (scaleTo(original, { width, height }) <= (isOfFilm ? MAX_ENLARGEMENT : 1)) return undefined;
  const least = isOfFilm ? { width: width / MAX_ENLARGEMENT, height: height / MAX_ENLARGEMENT } : { width, height };
  return say(
    "needs a file of %{width} × %{height} pixels at least; this one has %{ownWidth} × %{ownHeight}: use the original of the camera",
    { ...least, ownWidth: original.width, ownHeight: original.height },
  );
}

type PhotoAnswers = Answers<ReturnType<typeof questions>>;

/** `npm run new:photo`: replaces a picture by a photograph or a film, or adds one to the gallery. */
export function newPhoto(): Addition<ReturnType<typeof questions>> {
  return {
    questions: questions(),
    argument: "file",
    announcement: say("Making the files takes up to a minute."),
    createFiles: async (answers) => {
      const { name, file, poster, focus, source, licence } = answers;
      const film = isFilm(file) ? readFileSync(file) : undefined;
      const still = film && (poster ?? (await frameOf(film)));
      const { width, height, widths, looks } = ALL[name] ?? CARD_PICTURE;
      const photo = await cropPhoto(still ?? file, focus, { width, height });
      const encoded = await encode(name, photo.image, widths);
      const facts = {
        kind: "photo",
        focus: photo.focus,
        colour: encoded.colour,
        credit: { source, licence },
        alt: inLanguages((language) => answers[`alt-${language}`]),
      } as const;
      const shownFilm = film && { ...filmAddresses(name), ...factsOfFilm(film) };
      assertValidPhoto(name, { width, height, widths, ...(looks && { looks }), ...facts }, answers);
      return [
        pictureEntry(name, facts),
        ...galleryEntry(answers, shownFilm),
        ...(shownFilm ? tourFilm(name, shownFilm, facts.alt) : []),
        ...withoutRecord(name),
        ...encoded.files.map(({ file: path, bytes }) => binaryFile(`${IMAGES_FOLDER}/${path}`, bytes)),
        ...(film && still && shownFilm ? await filmFiles(shownFilm, film, still) : []),
      ];
    },
    nextSteps,
  };
}

const CARD_PICTURE: Pick<Picture, "width" | "height" | "widths" | "looks"> = CARD;

async function encode(name: string, image: Buffer, widths: readonly number[]) {
  try {
    return await encodePicture(name, image, widths, PHOTO_ALLOWANCE);
  } catch (error) {
    if (!(error instanceof HeavyPictureError)) throw error;
    throw new UserError(
      say(
        "Nothing was written: the photograph has too much fine detail, such as grain or gravel, for a page that loads fast. Take another one, or soften it.",
      ),
    );
  }
}

/** The entry in its family: an existing one keeps its sizes and looks; a new one joins those of the gallery. */
function pictureEntry(name: string, facts: object): FileToWrite {
  const family = FAMILIES.find(([, , pictures]) => name in pictures);
  if (!family) {
    const code = `${JSON.stringify(name)}: { ...CARD, ${JSON.stringify(facts).slice(1)}`;
    const at = Object.keys(GALLERY_PICTURES).length;
    return withEntries("content/pictures/gallery.ts", [{ list: "GALLERY_PICTURES", at, code }]);
  }
  const [file, list] = family;
  return withProperties(`content/pictures/${file}.ts`, { list, below: [name], set: { ...facts }, remove: ["named"] });
}

interface ShownFilm extends FilmFacts {
  src: string;
  still: string;
}

/** URLs of the film that it replaces, or new ones. */
function filmAddresses(name: string): Pick<ShownFilm, "src" | "still"> {
  const replaced =
    TOURS.find(({ video }) => video?.poster === name)?.video ?? GALLERY.find(({ src }) => src === name)?.film;
  return { src: replaced?.src ?? `/film/${name}.mp4`, still: replaced?.still ?? `/film/${name}.webp` };
}

/** Adds its entry at the end of its chapter, or updates the film of its existing entry. */
function galleryEntry(answers: PhotoAnswers, film: ShownFilm | undefined): FileToWrite[] {
  const { name, gallery: chapter } = answers;
  if (chapter) {
    const at = GALLERY.findLastIndex((item) => item.chapter === chapter) + 1 || GALLERY.length;
    return [withEntries(GALLERY_FILE, [{ list: "GALLERY", at, code: JSON.stringify(galleryFacts(answers, film)) }])];
  }
  const index = GALLERY.findIndex(({ src }) => src === name);
  const item = GALLERY[index];
  if (!item || (!film && !item.film)) return [];
  const change = film ? { set: { film } } : { set: {}, remove: ["film"] };
  return [withProperties(GALLERY_FILE, { list: "GALLERY", below: [index], ...change })];
}

function galleryFacts(answers: PhotoAnswers, film?: ShownFilm) {
  const { name, gallery, subject } = answers;
  return {
    src: name,
    chapter: gallery,
    subject,
    title: inLanguages((language) => answers[`title-${language}`]),
    location: inLanguages((language) => answers[`location-${language}`]),
    ...(film && { film }),
  };
}

/** Updates the tour whose film has this poster. */
function tourFilm(name: string, film: ShownFilm, seen: Localized<string>): FileToWrite[] {
  const index = TOURS.findIndex(({ video }) => video?.poster === name);
  if (index < 0) return [];
  const set = { ...film, seen, published: new Date().toISOString().slice(0, 10) };
  return [withProperties("content/tours.ts", { list: "TOURS", below: [index, "video"], set })];
}

/** Deletes the picture's record, so that a drawing that replaces the photograph again counts as stale. */
function withoutRecord(name: string): FileToWrite[] {
  const { [name]: record, ...others } = JSON.parse(readText(RECORD)) as Record<string, unknown>;
  return record === undefined ? [] : [{ path: RECORD, replaces: true, text: JSON.stringify(others, null, 2) }];
}

async function filmFiles(shown: ShownFilm, film: Buffer, still: Buffer | string): Promise<FileToWrite[]> {
  const { image } = await cropPhoto(still, "50% 50%", shown);
  return [
    binaryFile(`public${shown.src}`, withoutMetadata(film)),
    binaryFile(`public${shown.still}`, await encodeStill(image)),
  ];
}

function binaryFile(path: string, bytes: Buffer): BinaryFile {
  return { path, bytes, ...(exists(path) && { replaces: true }) };
}

function assertValidPhoto(name: string, facts: Picture, answers: PhotoAnswers): void {
  const pictures = { ...PICTURES, [name]: facts };
  const item = answers.gallery ? [galleryFacts(answers)] : [];
  assertValidContent({
    constants: { pictures, galleryPictures: { ...GALLERY_PICTURES, [name]: facts }, gallery: [...GALLERY, ...item] },
  });
}

function inLanguages(says: (language: Language) => string): Localized<string> {
  return { tr: says("tr"), en: says("en"), ru: says("ru") };
}

function nextSteps({ name, gallery }: PhotoAnswers, files: readonly FileToWrite[]): Value[] {
  const isCaptioned = [...GALLERY, ...CAPTIONS].some(({ src }) => src === name);
  return [
    gallery
      ? say("`npm run dev` shows it at %{address}.", { address: devPage("gallery") })
      : say("`npm run dev` shows it wherever the picture was."),
    ...(isCaptioned
      ? [say("Its title and place stand in content/gallery.ts or content/captions.ts, and are still the old ones.")]
      : []),
    ...(`${name}-portrait` in ALL
      ? [say("Phones show %{name}-portrait in its place: replace that too, by an upright photograph.", { name })]
      : []),
    ...undoSteps(files),
    say("Next: `npm run content`."),
  ];
}
