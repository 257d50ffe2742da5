import { CARD, type Picture } from "./picture.ts";

/** Pictures of the gallery that are shown nowhere else. */
export const GALLERY_PICTURES = {
  "gallery-karaada": {
    ...CARD,
    alt: {
      tr: "Karaada kaplıcası: mağarada buğusu tüten yeşil su havuzu, ağzından görünen deniz ve uzakta Bodrum",
      en: "The hot springs of Karaada: a steaming green pool inside the cave, and through its mouth the sea with Bodrum far off",
      ru: "Горячие источники Караады: зелёный бассейн в клубах пара внутри пещеры, а в её проёме море и далёкий Бодрум",
    },
  },
  "gallery-bagla": {
    ...CARD,
    alt: {
      tr: "Bağla koyunda öğle: kumsala gölge veren fıstık çamları, sığ turkuaz su ve iki şezlong",
      en: "Noon at Bağla beach: umbrella pines shading the sand, shallow turquoise water and two sunbeds",
      ru: "Полдень на пляже Багла: пинии над песком, бирюзовое мелководье и два шезлонга",
    },
  },
  "gallery-cistern": {
    ...CARD,
    alt: {
      tr: "Bodrum Yarımadası’nda gün batarken bir gümbet: zeytinler arasında beyaz kubbeli sarnıç, arkada deniz",
      en: "A gümbet on the Bodrum peninsula at sunset: a white domed cistern among olive trees, the sea behind it",
      ru: "Гюмбет на полуострове Бодрум на закате: белая купольная цистерна среди олив, за ней море",
    },
  },
  "gallery-pedasa": {
    ...CARD,
    alt: {
      tr: "Pedasa’da sabah: Leleglerin kuru taş duvarı ve kapısı, sırtın iki yanında iki ayrı deniz",
      en: "Morning at Pedasa: a Lelegian dry-stone wall with its gateway, and a sea on either side of the ridge",
      ru: "Утро в Педасе: лелегская стена сухой кладки с воротами и море по обе стороны хребта",
    },
  },
  "gallery-sponge": {
    ...CARD,
    alt: {
      tr: "Bodrum’da mavi saatte bir süngerci teknesi: güvertede bakır dalgıç başlığı, süngerler ve yanan fener, karşıda kale",
      en: "A sponge diver’s boat in Bodrum at blue hour: a copper helmet on deck, sponges and a lit lamp, the castle across the water",
      ru: "Лодка ловцов губок в Бодруме в синий час: медный шлем на палубе, губки и зажжённый фонарь, за водой — замок",
    },
  },
} as const satisfies Record<string, Picture>;
