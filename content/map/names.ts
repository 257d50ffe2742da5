import type { Point } from "#src/content/map/geometry.ts";
import type { SheetName } from "./sheets.ts";
import type { SheetSize } from "#src/content/map/mapSheet.ts";

type InThreeLanguages = Readonly<Record<"tr" | "en" | "ru", string>>;

/** Labels of the places on maps, by id: shorter than their names in lists, which may include a hotel or a district. */
export const MAP_NAMES: Readonly<Record<string, InThreeLanguages>> = {
  airport: { tr: "Havalimanı BJV", en: "Airport BJV", ru: "Аэропорт BJV" },
  bodrum: { tr: "Bodrum", en: "Bodrum", ru: "Бодрум" },
  sixsenseskaplankaya: { tr: "Kaplankaya", en: "Kaplankaya", ru: "Капланкая" },
  dmarishisaronu: { tr: "D Maris · Hisarönü", en: "D Maris · Hisarönü", ru: "D Maris · Хисарёню" },
  kusadasıhotels: { tr: "Kuşadası", en: "Kuşadası", ru: "Кушадасы" },
  izmiradnanmenderesairport: { tr: "İzmir ADB", en: "İzmir ADB", ru: "Измир ADB" },
  "cesme/alacatı": { tr: "Çeşme · Alaçatı", en: "Çeşme · Alaçatı", ru: "Чешме · Алачаты" },
  ephesus: { tr: "Efes", en: "Ephesus", ru: "Эфес" },
  "ephesus-site": { tr: "Efes", en: "Ephesus", ru: "Эфес" },
  selcuk: { tr: "Selçuk", en: "Selçuk", ru: "Сельчук" },
  "virgin-mary": { tr: "Meryem Ana Evi", en: "House of Mary", ru: "Дом Девы Марии" },
  sirince: { tr: "Şirince", en: "Şirince", ru: "Шириндже" },
  seferihisar: { tr: "Seferihisar", en: "Seferihisar", ru: "Сеферихисар" },
  sigacik: { tr: "Sığacık", en: "Sığacık", ru: "Сыгаджик" },
  alacati: { tr: "Alaçatı", en: "Alaçatı", ru: "Алачаты" },
  hierapolis: { tr: "Hierapolis", en: "Hierapolis", ru: "Иераполис" },
  travertines: { tr: "Travertenler", en: "Travertines", ru: "Травертины" },
  "hierapolis-theatre": { tr: "Hierapolis", en: "Hierapolis", ru: "Иераполис" },
  "antique-pool": { tr: "Antik havuz", en: "Antique pool", ru: "Античный бассейн" },
  oludeniz: { tr: "Ölüdeniz", en: "Ölüdeniz", ru: "Олюдениз" },
  kayakoy: { tr: "Kayaköy", en: "Kayaköy", ru: "Каякёй" },
  windmills: { tr: "Değirmenler", en: "Windmills", ru: "Мельницы" },
  centre: { tr: "Bodrum", en: "Bodrum", ru: "Бодрум" },
  castle: { tr: "Kale", en: "Castle", ru: "Замок" },
  marina: { tr: "Marina", en: "Marina", ru: "Марина" },
  theatre: { tr: "Antik Tiyatro", en: "Ancient theatre", ru: "Античный театр" },
  mausoleum: { tr: "Mozole", en: "Mausoleum", ru: "Мавзолей" },
  "myndos-gate": { tr: "Myndos Kapısı", en: "Myndos Gate", ru: "Миндосские ворота" },
  bazaar: { tr: "Çarşı", en: "Bazaar", ru: "Базар" },
  "bus-station": { tr: "Eski otogar", en: "Old bus station", ru: "Старый автовокзал" },
  shipyard: { tr: "Tersane", en: "Shipyard", ru: "Верфь" },
  "zeki-muren": { tr: "Zeki Müren Müzesi", en: "Zeki Müren’s house", ru: "Дом Зеки Мюрена" },
  aquarium: { tr: "Akvaryum Koyu", en: "Aquarium Bay", ru: "Аквариум" },
  karaada: { tr: "Karaada", en: "Karaada", ru: "Караада" },
  orak: { tr: "Orak Adası", en: "Orak Island", ru: "Остров Орак" },
  kos: { tr: "Kos", en: "Kos", ru: "Кос" },
  dalyan: { tr: "Dalyan", en: "Dalyan", ru: "Дальян" },
};

/** Places with a Turkish name whose letters do not show it, so that their upper case has to follow Turkish rules in English as well. */
export const TURKISH_SPELLINGS: readonly string[] = ["seferihisar"];

/** Label of a sea, an island, a cape or a part of the land, for orientation; it is no destination. */
export interface SeaName {
  name: InThreeLanguages;
  kind: "sea" | "gulf" | "island" | "cape" | "land";
  /** Centre of the label, as longitude and latitude, and its rotation in degrees. */
  at: Point;
  turn?: number;
  /** The sheets that show it. */
  sheets: readonly `${SheetName}-${SheetSize}`[];
}

/** Names of the streets of the sheet `centre`, in Turkish under every language, as on the signs. Narrow maps leave them out. */
export const STREET_NAMES: Readonly<Record<string, string>> = {
  cumhuriyet: "Cumhuriyet Cd.",
  neyzenTevfik: "Neyzen Tevfik Cd.",
  cevatŞakir: "Cevat Şakir Cd.",
  turgutreis: "Turgutreis Cd.",
  kıbrısŞehitleri: "Kıbrıs Şehitleri Cd.",
  atatürk: "Atatürk Cd.",
};

const AEGEAN = { tr: "Ege Denizi", en: "Aegean Sea", ru: "Эгейское море" };
const GOKOVA = { tr: "Gökova Körfezi", en: "Gulf of Gökova", ru: "Залив Гёкова" };
const KOS = { tr: "Kos", en: "Kos", ru: "Кос" };
const FROM_BODRUM = { tr: "Bodrum’dan", en: "from Bodrum", ru: "из Бодрума" };
const FETHIYE = { tr: "Fethiye Körfezi", en: "Gulf of Fethiye", ru: "Залив Фетхие" };
const KUSADASI = { tr: "Kuşadası Körfezi", en: "Gulf of Kuşadası", ru: "Залив Кушадасы" };
const IZMIR = { tr: "İzmir Körfezi", en: "Gulf of İzmir", ru: "Измирский залив" };
const GULLUK = { tr: "Güllük Körfezi", en: "Gulf of Güllük", ru: "Залив Гюллюк" };

/** Names of seas and gulfs, with the sheets that have room for them. */
export const SEA_NAMES: readonly SeaName[] = [
  { name: AEGEAN, kind: "sea", at: [27.189, 37.194], turn: -76, sheets: ["region-large"] },
  { name: AEGEAN, kind: "gulf", at: [26.5, 37.35], sheets: ["coast-large"] },
  { name: GOKOVA, kind: "gulf", at: [27.66, 36.94], sheets: ["region-large"] },
  { name: GOKOVA, kind: "gulf", at: [27.579, 36.885], sheets: ["region-small"] },
  { name: GULLUK, kind: "gulf", at: [27.37, 37.235], turn: -8, sheets: ["region-large"] },
  {
    name: { tr: "Akdeniz", en: "Mediterranean", ru: "Средиземное море" },
    kind: "gulf",
    at: [28.78, 36.2],
    sheets: ["coast-large"],
  },
  {
    name: { tr: "Karaada", en: "Karaada", ru: "Караада" },
    kind: "island",
    at: [27.468, 36.972],
    sheets: ["region-large"],
  },
  {
    name: { tr: "Hüseyin Burnu", en: "Cape Hüseyin", ru: "Мыс Хюсейин" },
    kind: "cape",
    at: [27.212, 36.945],
    sheets: ["region-large"],
  },
  {
    name: { tr: "Bodrum Limanı", en: "Bodrum harbour", ru: "Гавань Бодрума" },
    kind: "cape",
    at: [27.4249, 37.0315],
    sheets: ["centre-large"],
  },
  {
    name: { tr: "Kumbahçe Koyu", en: "Kumbahçe Bay", ru: "Бухта Кумбахче" },
    kind: "cape",
    at: [27.4322, 37.0274],
    sheets: ["centre-large", "centre-small"],
  },
  {
    name: { tr: "Gümbet Koyu", en: "Gümbet Bay", ru: "Бухта Гюмбет" },
    kind: "cape",
    at: [27.4045, 37.0282],
    sheets: ["centre-large"],
  },
  { name: GOKOVA, kind: "sea", at: [27.381, 36.968], sheets: ["bays-large"] },
  { name: GOKOVA, kind: "gulf", at: [27.49, 36.875], sheets: ["bays-small"] },
  { name: KOS, kind: "island", at: [27.368, 36.8685], sheets: ["bays-small"] },
  { name: FETHIYE, kind: "gulf", at: [28.975, 36.65], sheets: ["fethiye-large"] },
  { name: FETHIYE, kind: "gulf", at: [28.975, 36.63], sheets: ["fethiye-small"] },
  {
    name: { tr: "Babadağ", en: "Babadağ", ru: "Бабадаг" },
    kind: "land",
    at: [29.188, 36.524],
    sheets: ["fethiye-large"],
  },
  { name: FROM_BODRUM, kind: "land", at: [28.862, 36.767], sheets: ["fethiye-large"] },
  { name: FROM_BODRUM, kind: "land", at: [27.4, 37.822], sheets: ["ephesus-large", "ephesus-small"] },
  { name: FROM_BODRUM, kind: "land", at: [27.155, 38.135], sheets: ["izmir-large"] },
  { name: KUSADASI, kind: "gulf", at: [27.19, 37.93], sheets: ["ephesus-large"] },
  {
    name: { tr: "Martyrion", en: "Martyrium", ru: "Мартирий" },
    kind: "land",
    at: [29.1325, 37.931],
    sheets: ["hierapolis-large", "hierapolis-small"],
  },
  {
    name: { tr: "Alt kapı", en: "Lower gate", ru: "Нижний вход" },
    kind: "land",
    at: [29.1225, 37.9172],
    sheets: ["hierapolis-large", "hierapolis-small"],
  },
  { name: IZMIR, kind: "gulf", at: [26.81, 38.46], sheets: ["izmir-large"] },
  { name: AEGEAN, kind: "gulf", at: [26.55, 38.06], sheets: ["izmir-large"] },
];
