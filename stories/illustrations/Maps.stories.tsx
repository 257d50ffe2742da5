import type { Meta, StoryObj } from "@storybook/react-vite";

import { coastSheet } from "#content/illustrations/maps/coastSheet.ts";
import { groundBox, MAP_SHEETS } from "#content/illustrations/maps/projection.ts";
import { CoastMap } from "#src/ui/CoastMap/CoastMap.tsx";
import { mapNameIn } from "#stories/fixtures/maps.ts";
import { languageOf, sayIn } from "#stories/fixtures/words.ts";
import { TILES } from "./PartTile.tsx";

const meta = { tags: ["!autodocs", "unpictured"] } satisfies Meta;

export default meta;
type Story = StoryObj;

/** The grounds as their files are: drawn beyond their sheets, since a page may show more, and without a word. */
export const Grounds: Story = {
  render: () => (
    <div style={TILES}>
      {MAP_SHEETS.map((sheet) => {
        const { width, height } = groundBox(sheet);
        const name = `${sheet.name}-${sheet.size}`;
        return (
          <figure key={name} style={{ minInlineSize: 0, margin: 0 }}>
            <img src={`/maps/${name}.svg`} alt="" width={width} height={height} style={WHOLE} />
            <figcaption lang="en">
              <code>{name}</code>
            </figcaption>
          </figure>
        );
      })}
    </div>
  ),
};

const TOURS: readonly {
  name: "peninsula" | "coast";
  stops: readonly string[];
  label: Record<"tr" | "en" | "ru", string>;
}[] = [
  {
    name: "coast",
    stops: ["bodrum", "seferihisar", "sigacik", "alacati", "çeşme"],
    label: {
      tr: "Bodrum’dan Seferihisar, Sığacık, Alaçatı ve Çeşme",
      en: "From Bodrum to Seferihisar, Sığacık, Alaçatı and Çeşme",
      ru: "Из Бодрума в Сеферихисар, Сыгаджик, Алачаты и Чешме",
    },
  },
  {
    name: "coast",
    stops: ["bodrum", "pamukkale"],
    label: { tr: "Bodrum’dan Pamukkale", en: "From Bodrum to Pamukkale", ru: "Из Бодрума в Памуккале" },
  },
  {
    name: "coast",
    stops: ["bodrum", "dalyan", "fethiye", "oludeniz", "kayakoy"],
    label: {
      tr: "Bodrum’dan Dalyan, Fethiye, Ölüdeniz ve Kayaköy",
      en: "From Bodrum to Dalyan, Fethiye, Ölüdeniz and Kayaköy",
      ru: "Из Бодрума в Дальян, Фетхие, Олюдениз и Каякёй",
    },
  },
  {
    name: "coast",
    stops: ["bodrum", "virgin-mary", "ephesus", "sirince", "kusadasıhotels"],
    label: {
      tr: "Bodrum’dan Meryem Ana Evi, Efes, Şirince ve Kuşadası",
      en: "From Bodrum to the House of the Virgin Mary, Ephesus, Şirince and Kuşadası",
      ru: "Из Бодрума в Дом Девы Марии, Эфес, Шириндже и Кушадасы",
    },
  },
];

/** Windows around the stops of tours: each name looks for room of its own. */
export const Tours: Story = {
  render: (_args, { globals }) => (
    <div
      style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 34rem), 1fr))", gap: "1rem" }}
    >
      {TOURS.map(({ name, stops, label }) => (
        <CoastMap
          key={label.en}
          sheet={coastSheet({ name, language: languageOf(globals), only: stops, route: stops, near: true })}
          places={stops.map((id) => ({ id, name: mapNameIn(globals, id) }))}
          label={sayIn(globals, label)}
        />
      ))}
    </div>
  ),
};

const WHOLE = { display: "block", inlineSize: "100%", blockSize: "auto" };
