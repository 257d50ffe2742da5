import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

import { coastSheet, roadThrough } from "#src/content/map/coastSheet.ts";
import { FARES } from "#content/prices.ts";
import { findFare } from "#src/domain/price.ts";
import { isPlaceId, type PlaceId } from "#src/domain/places.ts";
import { formatEuro } from "#src/domain/money.ts";
import { CoastMap, type CoastMapProps } from "#src/ui/CoastMap/CoastMap.tsx";
import { mapNameIn, tourMapsIn } from "#stories/fixtures/maps.ts";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, inLanguage } from "#stories/fixtures/messages.ts";

type Globals = Parameters<typeof languageOf>[0];

const PENINSULA = {
  tr: "Bodrum yarımadası: havalimanından fiyatlar",
  en: "The Bodrum peninsula: fares from the airport",
  ru: "Полуостров Бодрум: цены из аэропорта",
};
const COAST = {
  tr: "Ege ve Akdeniz kıyısı: havalimanından fiyatlar",
  en: "The Aegean and Mediterranean coast: fares from the airport",
  ru: "Эгейское и Средиземноморское побережье: цены из аэропорта",
};
const PENINSULA_ALONE = {
  tr: "Bodrum yarımadası ve havalimanı",
  en: "The Bodrum peninsula and its airport",
  ru: "Полуостров Бодрум и аэропорт",
};
const CENTRE = {
  tr: "Bodrum’un merkezi, sokak adlarıyla",
  en: "The centre of Bodrum with its streets",
  ru: "Центр Бодрума с названиями улиц",
};
const TOUR = {
  tr: "Tur: Bodrum’dan Efes, Meryem Ana Evi ve Şirince",
  en: "The tour: from Bodrum to Ephesus, the House of the Virgin Mary and Şirince",
  ru: "Тур: из Бодрума в Эфес, Дом Девы Марии и Шириндже",
};
const BAYS = {
  tr: "Bodrum limanından koylara",
  en: "From the harbour of Bodrum to the bays",
  ru: "Из гавани Бодрума в бухты",
};

const meta = {
  id: "ui-coastmap",
  title: "Components/Pictures and maps/CoastMap",
  component: CoastMap,
  argTypes: { fit: { control: false }, largeFrom: { control: false } },
  args: { sheet: coastSheet({ name: "region", language: "en" }), places: [], label: "" },
  parameters: guide({
    avoid: "Not without a list of the same links below it. For the streets of a town use `MapFacade`.",
    keyboard: { Tab: "goes from place to place in the order of the list", Enter: "follows the place’s link" },
    parts: [
      "The ground: sea, land and roads",
      "The route, if one is on show",
      "A mark and a name for each place, with a price where there is one",
      "A link over the mark and the name, where the place leads somewhere",
    ],
    content: {
      do: [
        "Put the same places in a list below: on phones names are left out",
        "Give it a name that says what it shows: “Prices on the map: the coast and beyond”",
      ],
      dont: ["Add places that the map has no room for: the list has", "Tell places apart by colour alone"],
    },
    messages: ["prices:map.coast.label"],
  }),
  render: (args, { globals }) => <CoastMap {...args} {...regionIn(globals)} />,
} satisfies Meta<typeof CoastMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Fares of the peninsula with a selected place and its route, the wider coast, a tour without links, ways by sea, the
 * streets of a town, and a cropped map.
 */
export const States: Story = {
  tags: ["picture"],
  render: (_args, { globals }) => (
    <div style={{ display: "grid", gap: "var(--space-5)" }}>
      <CoastMap {...regionIn(globals)} />
      <CoastMap {...coastIn(globals)} />
      <CoastMap {...tourIn(globals)} />
      <CoastMap {...baysIn(globals)} />
      <CoastMap
        sheet={coastSheet({ name: "centre", language: languageOf(globals) })}
        places={[]}
        label={inLanguage(globals, CENTRE)}
      />
      <Cover globals={globals} />
    </div>
  ),
};

/** Each place is a link with name and fare, and the selected one is current. */
export const ByKeyboard: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { places, label } = regionIn(globals);
    await expect(canvas.getByRole("group", { name: label })).toBeVisible();
    const links = canvas.getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("aria-label"))).toEqual(
      places.flatMap(({ name, price, href }) => (href ? [`${name}, ${price}`] : [])),
    );
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
    await expect(links.filter((link) => link.getAttribute("aria-current") === "true")).toHaveLength(1);
  },
};

/** While a place is hovered or focused, its road replaces that of the selected place. */
export const RoadOfAPlace: Story = {
  render: (_args, { globals }) => {
    const map = regionIn(globals);
    return <CoastMap {...map} places={map.places.map((place) => ({ ...place, road: roadTo(place.id) }))} />;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const drawn = () =>
      [...canvasElement.querySelectorAll('path[class*="route"]')].map((path) => path.getAttribute("d"));
    const link = (id: string) => canvasElement.querySelector(`a[href="#fare-${id}"]`) as HTMLElement;
    const roads = (id: string) => Object.values(roadTo(id));
    await expect(drawn()).toEqual(roads("yalıkavak"));
    await userEvent.hover(link("torba"));
    await expect(drawn()).toEqual(roads("torba"));
    await userEvent.unhover(link("torba"));
    await expect(drawn()).toEqual(roads("yalıkavak"));
    link("gümüşlük").focus();
    await waitFor(() => expect(drawn()).toEqual(roads("gümüşlük")));
    link("gümüşlük").blur();
    await waitFor(() => expect(drawn()).toEqual(roads("yalıkavak")));
    await expect(canvas.getAllByRole("link", { current: true })).toHaveLength(1);
  },
};

/** Without links the map is an image that contains the names as text. */
export const OnlyToLookAt: Story = {
  render: (_args, { globals }) => <CoastMap {...tourIn(globals)} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("img", { name: inLanguage(globals, TOUR) })).toBeVisible();
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
  },
};

/** If no label fits, the focused place shows its own. */
export const WithoutRoom: Story = {
  render: (_args, { globals }) => (
    <div style={{ maxInlineSize: "15rem" }}>
      <CoastMap {...regionIn(globals)} />
    </div>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const shown = () =>
      regionIn(globals).places.filter(({ name }) => {
        // A name may be split into several elements: matches the one that contains exactly all of them.
        const label = canvas.getAllByText((_, element) => element?.textContent === name).at(-1);
        return label && !isClipped(label);
      });
    await expect(shown()).toEqual([]);
    await userEvent.tab();
    await expect(shown()).toHaveLength(1);
    (document.activeElement as HTMLElement).blur();
  },
};

/** Names longer than the map has room for: one that its edge would cut takes another line, also where the map is cropped. */
export const LongNames: Story = {
  render: (_args, { globals }) => {
    const village = inLanguage(globals, { tr: "Köyü", en: "Village", ru: "и окрестности" });
    const { places, ...map } = regionIn(globals);
    const long = places.map((place) => ({ ...place, name: `${place.name} ${village}` }));
    return (
      <div style={{ display: "grid", gap: "var(--space-5)" }}>
        <CoastMap {...map} places={long} />
        <div style={{ display: "grid", blockSize: "40rem" }}>
          <CoastMap {...map} places={long.filter(({ id }) => id === "airport")} label={map.label} fit="cover" />
        </div>
      </div>
    );
  },
};

/** Widths of whole maps and of maps of tours, from a phone's to a page's column, in pixels. */
const SHEET_WIDTHS = [360, 390, 768, 940];
const TOUR_WIDTHS = [328, 358, 620, 846];

/** At every width with labels, no label or price overlaps another, and no leader line crosses one. */
export const NamesStandClear: Story = {
  parameters: { storyChecks: { except: "Its maps keep the widths that they are looked at in." } },
  render: (_args, { globals }) => (
    <div style={{ display: "grid", gap: "var(--space-5)" }}>
      {SHEET_WIDTHS.flatMap((width) =>
        [regionIn(globals), coastIn(globals)].map((map) => (
          <div key={`${map.label} ${width}`} style={{ inlineSize: `${width}px` }}>
            <CoastMap {...map} places={map.places.map((place) => ({ ...place, isSelected: false }))} />
          </div>
        )),
      )}
      {TOUR_WIDTHS.flatMap((width) =>
        tourMapsIn(globals).map((map) => (
          <div key={`${map.label} ${width}`} style={{ inlineSize: `${width}px` }}>
            <CoastMap {...map} />
          </div>
        )),
      )}
    </div>
  ),
  play: async ({ canvas, globals }) => {
    await document.fonts.ready;
    const sheets = canvas.getAllByRole("group");
    await expect(sheets).toHaveLength(2 * SHEET_WIDTHS.length);
    const tours = canvas.getAllByRole("img").filter((map) => map.tagName === "DIV");
    await expect(tours).toHaveLength(tourMapsIn(globals).length * TOUR_WIDTHS.length);
    const maps = [...sheets, ...tours];
    await expect(tours.flatMap(coveredMarks)).toEqual([]);
    await expect(maps.flatMap((map) => [...coveredNames(map), ...crossedNames(map)])).toEqual([]);
  },
};

/** Covers a container of other proportions, as behind the card of the contact page. */
export const Covering: Story = {
  render: (_args, { globals }) => <Cover globals={globals} />,
};

/** Boxes of a place's text, without the space above and below the letters. */
function letterBoxes(place: Element): DOMRect[] {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const boxes: DOMRect[] = [];
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const { x, y, width, height } of range.getClientRects())
      boxes.push(new DOMRect(x, y + height * 0.1, width, height * 0.8));
  }
  return boxes;
}

function shownPlaces(map: Element): { name: string; boxes: DOMRect[] }[] {
  return [...map.querySelectorAll("li > *")]
    .filter((place) => place.checkVisibility())
    .map((place) => place.querySelector('[class*="label"]') ?? place)
    .map((label) => ({ name: label.textContent, boxes: letterBoxes(label) }));
}

/** Pairs of names on a map that overlap. */
function coveredNames(map: Element): string[] {
  const places = shownPlaces(map);
  return places.flatMap((one, index) =>
    places
      .slice(index + 1)
      .filter((other) => one.boxes.some((box) => other.boxes.some((against) => isOver(box, against))))
      .map((other) => `${map.clientWidth} px: ${one.name} and ${other.name}`),
  );
}

/** Marks on a map that overlap each other or a name. */
function coveredMarks(map: Element): string[] {
  const marks = [...map.querySelectorAll('[class*="number"], [class*="pin"]')].map((mark) => ({
    name: mark.textContent,
    box: mark.getBoundingClientRect(),
  }));
  return marks.flatMap(({ name, box }, index) => [
    ...marks
      .slice(index + 1)
      .filter((other) => areTouching(box, other.box))
      .map((other) => `${map.clientWidth} px: mark ${name} and mark ${other.name}`),
    ...shownPlaces(map)
      .filter(({ boxes }) => boxes.some((letters) => isOver(box, letters)))
      .map((place) => `${map.clientWidth} px: mark ${name} and ${place.name}`),
  ]);
}

/** Marks are round: they touch if the distance of their centres is less than their diameter. */
function areTouching(one: DOMRect, other: DOMRect): boolean {
  const apart = Math.hypot(
    one.x + one.width / 2 - other.x - other.width / 2,
    one.y + one.height / 2 - other.y - other.height / 2,
  );
  return apart < (one.width + other.width) / 2;
}

/** Names on a map that a leader line crosses. */
function crossedNames(map: Element): string[] {
  const places = shownPlaces(map);
  return [...map.querySelectorAll<SVGPathElement>('path[class*="leader"]')]
    .filter((line) => line.checkVisibility())
    .flatMap((line) => {
      const toWindow = line.getScreenCTM();
      const points = Array.from({ length: Math.ceil(line.getTotalLength()) + 1 }, (_, at) =>
        line.getPointAtLength(at).matrixTransform(toWindow ?? undefined),
      );
      return places
        .filter(({ boxes }) => points.some(({ x, y }) => boxes.some((box) => isOver(box, new DOMRect(x, y, 1, 1)))))
        .map(({ name }) => `${map.clientWidth} px: a line through ${name}`);
    });
}

function isOver(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function isClipped(element: Element): boolean {
  const { parentElement } = element;
  return getComputedStyle(element).clipPath !== "none" || (parentElement !== null && isClipped(parentElement));
}

function Cover({ globals }: { globals: Globals }) {
  const language = languageOf(globals);
  const sheet = coastSheet({ name: "region", language, only: ["airport", "bodrum"], crop: [-760, -60, 2000, 960] });
  return (
    <div style={{ display: "grid", minBlockSize: "20rem" }}>
      <CoastMap
        sheet={sheet}
        places={["airport", "bodrum"].map((id) => ({ id, name: mapNameIn(globals, id) }))}
        label={inLanguage(globals, PENINSULA_ALONE)}
        fit="cover"
      />
    </div>
  );
}

function regionIn(globals: Globals): CoastMapProps {
  const language = languageOf(globals);
  const sheet = coastSheet({ name: "region", language, route: ["airport", "yalıkavak"] });
  return { sheet, places: placesIn(globals, sheet, "yalıkavak"), label: inLanguage(globals, PENINSULA) };
}

function roadTo(id: string) {
  return roadThrough("region", ["airport", id]);
}

function coastIn(globals: Globals): CoastMapProps {
  const sheet = coastSheet({ name: "coast", language: languageOf(globals) });
  return { sheet, places: placesIn(globals, sheet, "pamukkale"), label: inLanguage(globals, COAST) };
}

function tourIn(globals: Globals): CoastMapProps {
  const only = ["virgin-mary", "ephesus", "sirince"];
  const sheet = coastSheet({
    name: "ephesus",
    language: languageOf(globals),
    only,
    route: ["bodrum", ...only],
  });
  return { sheet, places: only.map((id) => ({ id, name: mapNameIn(globals, id) })), label: inLanguage(globals, TOUR) };
}

function baysIn(globals: Globals): CoastMapProps {
  const only = ["bodrum", "aquarium", "karaada"];
  const sheet = coastSheet({
    name: "bays",
    language: languageOf(globals),
    only,
    numbered: [],
    priced: false,
    seaWays: "usual",
  });
  return { sheet, places: only.map((id) => ({ id, name: mapNameIn(globals, id) })), label: inLanguage(globals, BAYS) };
}

function placesIn(globals: Globals, sheet: CoastMapProps["sheet"], chosen: PlaceId): CoastMapProps["places"] {
  return Object.keys(sheet.places).map((id) => {
    const euro = isPlaceId(id) ? findFare(FARES, { from: "airport", to: id, vehicleType: "vip-vito" }) : null;
    const name = mapNameIn(globals, id);
    if (euro === null) return { id, name };
    return { id, name, price: formatEuro(euro, languageOf(globals)), href: `#fare-${id}`, isSelected: id === chosen };
  });
}
