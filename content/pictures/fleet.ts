import type { Picture } from "#src/content/picture.ts";
import { CARD, PLATE, VEHICLE } from "./sizes.ts";

/** Pictures of the vehicles, each at a different place and time of day, and of drivers at work. */
export const FLEET_PICTURES = {
  "fleet-sedan": {
    ...VEHICLE,
    alt: {
      tr: "Akşam kızıllığında rıhtımda, farları yanan uzun ve alçak siyah bir sedan; arkasında ahşap gulet, motoryat, iki alçak tepede pencereleri ışıklı evler ve hilal biçiminde ay",
      en: "A long black saloon seen side-on at a quay at dusk, headlamps lit, a gulet and a motor yacht behind it",
      ru: "Чёрный седан с включёнными фарами, вид сбоку: сумерки на набережной, позади гулет, светящиеся окна на холмах и молодой месяц",
    },
  },
  "fleet-mpv": {
    ...VEHICLE,
    alt: {
      tr: "Öğle vakti denize bakan yolda, yandan görünen lacivert minivan: direksiyonda şoför, karşılıklı oturan üç konuk; arkada taş duvar, gulet ve yamaçta beyaz evler",
      en: "A navy people carrier side-on above the bay at noon, its driver at the wheel, three guests behind; beyond, a gulet and a white town",
      ru: "Тёмно-синий минивэн, вид сбоку, в полдень над бухтой: за рулём водитель, в салоне трое гостей; вдали гулет и белый город на склоне",
    },
  },
  "fleet-van": {
    ...VEHICLE,
    alt: {
      tr: "Sabah, Bodrum sırtındaki yel değirmenlerinin önünde yüksek tavanlı, uzun, gümüş rengi bir minibüs; camında el sallayan bir çocuk, arkasında bavullar, aşağıda beyaz evler ve deniz",
      en: "A long silver high-roofed minibus by the windmills above Bodrum in the morning, a child waving from its window, suitcases behind it, the sea below",
      ru: "Длинный серебристый микроавтобус с высокой крышей утром у ветряных мельниц над Бодрумом: из окна машет ребёнок, позади чемоданы, внизу белые дома и море",
    },
  },
  "fleet-cabin": {
    ...PLATE,
    alt: {
      tr: "Açık sürgülü kapıdan minivanın içi: karşılıklı dört deri koltuk, aralarında çay ve mandalina, koltukta hasır şapka; camlarda akşam denizi ve gulet",
      en: "Through the open sliding door, four leather armchairs face each other, tea and mandarins between them, a straw hat, the evening bay outside",
      ru: "За открытой сдвижной дверью четыре кожаных кресла друг напротив друга, на столике чай и мандарины, на сиденье соломенная шляпа, за окнами вечернее море",
    },
  },
  "cabin-sedan": {
    ...CARD,
    alt: {
      tr: "Uzun sedanın arka koltukları: açık renk deri, iki bardak çay, gazete ve hasır şapka, askıda takım elbise; camlarda akşam koyu ve gulet",
      en: "The saloon’s rear armchairs in pale leather, two glasses of tea between them, a suit hung up, dusk over the bay outside",
      ru: "Задние кресла седана из светлой кожи, между ними два стакана чая, на крючке костюм; в окнах бухта в сумерках и гулет",
    },
  },
  "cabin-van": {
    ...CARD,
    alt: {
      tr: "Minibüsün arkasından koridor boyunca deri koltuklar; önde kaleye giden kıyı yolu, solda gulet, sağda zeytinler ve beyaz evler",
      en: "Along the aisle of the minibus: leather seats, the coast road to the castle ahead, a gulet left, olives right",
      ru: "Салон микроавтобуса с последнего ряда: кожаные кресла, впереди дорога к крепости вдоль моря, слева гулет, справа оливы и белые дома",
    },
  },
  "fleet-boot": {
    ...PLATE,
    alt: {
      tr: "Denize bakan beyaz evin önünde bagaj kapağı açık mavi minivan; şoför son bavulu getiriyor, bir kadınla çocuk denizi seyrediyor",
      en: "A blue people carrier by the sea, cases in its open boot; the driver brings the last one, a woman and a child look out",
      ru: "Синий минивэн с открытым багажником у белого дома над морем; водитель везёт последний чемодан, женщина с ребёнком смотрят на воду",
    },
  },
  "driver-door": {
    ...PLATE,
    alt: {
      tr: "Akşam alacasında taş otelin ışıklı kapısı önünde beyaz gömlekli şoför, yaşlı bir çifti minivanın açık kapısına buyur ediyor; bavullar yanda",
      en: "At dusk by a stone hotel’s lamplit gate, the driver shows an older couple to the people carrier’s open door; their cases stand ready",
      ru: "Сумерки у каменного отеля: перед освещёнными воротами водитель приглашает пожилую пару к открытой двери минивэна, рядом стоят чемоданы",
    },
  },
} as const satisfies Record<string, Picture>;
