import type { Picture } from "#src/content/pageData/picture.ts";
import { PHONE, PLATE } from "./sizes.ts";

/** Pictures of the pages' own heads and bands. */
export const PAGE_PICTURES = {
  "hero-dusk-road": {
    ...PLATE,
    alt: {
      tr: "Gün batımında sahil yolunda koyu renk bir minivan, arkada Bodrum Kalesi ve bir gulet",
      en: "A dark people carrier on the coast road at sunset, Bodrum Castle and a gulet behind it",
      ru: "Тёмный минивэн на прибрежной дороге в лучах заката, позади Бодрумский замок и гулет",
    },
  },
  // A separate composition for phones. It replaces the picture above there, so the alternative text of that one must fit it, too.
  "hero-dusk-road-portrait": {
    ...PHONE,
    alt: {
      tr: "Gün batımında kıyı boyunca dönen sahil yolunda koyu renk bir minivan, batan güneşin yanında Bodrum Kalesi, suda bir gulet",
      en: "A dark people carrier on the coast road that bends round the bay, Bodrum Castle beside the setting sun and a gulet on the water",
      ru: "Тёмный минивэн на дороге, огибающей бухту, Бодрумский замок рядом с заходящим солнцем, гулет на воде",
    },
  },
  "night-harbour": {
    ...PLATE,
    alt: {
      tr: "Gece ışıklandırılmış Bodrum Kalesi, limanda bir gulet ve dolunay",
      en: "Bodrum Castle lit up at night, a gulet in the harbour and a full moon",
      ru: "Бодрумский замок в ночной подсветке, гулет в гавани и полная луна",
    },
  },
  // A placeholder for the owner's document: it has no number and must never be mistaken for a licence.
  licence: {
    width: 184,
    height: 184,
    widths: [184],
    alt: {
      tr: "Denize bakan pencerenin pervazında bir kedi; sabah güneşi gölgesini yan duvardaki boş mavi çerçeveye düşürüyor, çerçevenin köşesinde şoför kasketi asılı, begonvilli sürahi yanda",
      en: "A cat on a sill looks out to sea; the low sun throws its shadow into an empty blue frame hung with a driver’s cap",
      ru: "Кошка на подоконнике смотрит на море, её тень падает в пустую синюю раму, на углу рамы фуражка водителя",
    },
  },
  contact: {
    ...PLATE,
    alt: {
      tr: "Gelen yolcu salonunda sabah: şoför iki eliyle isim tabelası tutuyor; çocuk tabelayı gösteriyor, annesi el sallıyor, babası bagaj arabasını itiyor; önde iki bavul, hasır şapka",
      en: "Arrivals hall, morning sun: a driver holds a name board; a child points at it, mother waves, father pushes the trolley; two suitcases, straw hat",
      ru: "Зал прилёта утром: ребёнок показывает на табличку в руках водителя, мама машет, папа катит тележку с чемоданами",
    },
  },
  faq: {
    ...PLATE,
    alt: {
      tr: "Açık pencerenin derin pervazında Bodrum Yarımadası haritası, ince belli bardakta çay, araba anahtarı ve mandalina; mavi panjurun ardında sakin deniz, begonvil",
      en: "On a deep window sill: a map of the Bodrum peninsula, tea, car keys and a mandarin; a blue shutter, bougainvillea, the calm sea beyond",
      ru: "На подоконнике карта полуострова Бодрум, чай, ключи от машины и мандарин; за окном синий ставень и тихое море",
    },
  },
  "not-found": {
    ...PLATE,
    alt: {
      tr: "Yolun bittiği küçük iskelede farları yanan bir minivan; üç basamak aşağıda bekleyen teknede el sallayan bir adam, denizin üstünde dolunay",
      en: "A road ends at the moonlit sea: a people carrier, its headlights on, three steps, and a boat whose owner waves from the bow",
      ru: "Дорога кончается у моря под полной луной: фары минивэна, три ступени к воде, лодочник машет рукой с носа лодки",
    },
  },
} as const satisfies Record<string, Picture>;
