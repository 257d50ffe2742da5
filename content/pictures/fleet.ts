import type { Picture } from "#src/content/picture.ts";
import { CARD, PLATE, VEHICLE } from "./sizes.ts";

/** Pictures of the vehicles, each at a different place and time of day, and of drivers at work. */
export const FLEET_PICTURES = {
  "fleet-sedan": {
    ...VEHICLE,
    alt: {
      tr: "Gün batımında rıhtımda, yandan görünen uzun ve alçak siyah bir sedan; önünde denize inen güneş, arkasında demirli gulet, ahşap iskelede yürüyen bir çift",
      en: "A long black saloon side-on at a quay, the sun going down into the sea; behind it a gulet, a couple walking up the jetty",
      ru: "Длинный чёрный седан, вид сбоку, на набережной: солнце садится в море, позади гулет на якоре, по деревянному причалу идёт пара",
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
      tr: "İkindi ışığında sahil yolunda yüksek tavanlı, uzun, gümüş rengi bir minibüs; camında el sallayan çocuk, arkasında bavullar, koyun karşısında üç yel değirmeni",
      en: "A long silver high-roofed minibus on the shore road in late light, a child waving, cases set down behind, three windmills across the bay",
      ru: "Длинный серебристый микроавтобус с высокой крышей на набережной под вечер: ребёнок машет из окна, позади чемоданы, за бухтой три мельницы",
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
      tr: "Sedanın arka koltuğu: güneş alan açık renk deri iki koltuk, arada iki bardak çay, katlanmış turkuaz şal, cam tavanda gök; pencerede koy ve gulet",
      en: "The saloon’s rear: two pale leather armchairs in the sun, two glasses of tea, a folded shawl, a glass roof, a gulet outside",
      ru: "Задний ряд седана: два светлых кожаных кресла на солнце, два стакана чая, сложенная шаль, стеклянная крыша; за окном бухта и гулет",
    },
  },
  "cabin-van": {
    ...CARD,
    alt: {
      tr: "Öğleden sonra minibüsün içi: deri koltuklara vuran güneş, pencere kenarında katlanır masada limonata ve açık kitap, bağlı perdeler, camda koy ve yelkenli",
      en: "The minibus inside: afternoon sun on rows of leather seats, lemonade and a book on a folding table, a yacht under sail outside",
      ru: "Салон микроавтобуса днём: солнце на кожаных креслах, у окна на откидном столике лимонад и раскрытая книга, за стеклом бухта и парусная яхта",
    },
  },
  "fleet-boot": {
    ...PLATE,
    alt: {
      tr: "Alçak güneşte mavi minivanın açık bagajında renkli bavullar; koya bakan duvarın önünde bir kadınla çocuk, bavul getiren şoför, yamaçta beyaz evler",
      en: "A blue people carrier in low sun, boot open on coloured cases; a woman and child face the bay, the driver brings a case",
      ru: "Синий минивэн в лучах низкого солнца, в открытом багажнике яркие чемоданы; женщина с ребёнком смотрят на бухту, водитель везёт чемодан",
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
