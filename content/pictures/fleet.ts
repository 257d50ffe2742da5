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
      tr: "İkindi ışığında yüksek tavanlı, gümüş rengi minibüs; camların ardında çay içip sohbet edenler, arkada bavuluyla koya bakan hasır şapkalı bir kadın, karşıda iki yel değirmeni",
      en: "A silver high-roofed minibus in late light, guests talking over tea inside; behind it a woman with a case watches the bay, two windmills beyond",
      ru: "Длинный серебристый микроавтобус с высокой крышей под вечер: пассажиры беседуют за чаем, позади женщина в соломенной шляпе с чемоданом смотрит на бухту, вдали две мельницы",
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
      tr: "Sedanın arkasında baklava dikişli iki deri koltuk, aralarında ceviz konsolda iki çay; öndekinde açık kitap ve çizgili şal, pencerede rıhtım ve gulet",
      en: "The saloon’s rear: two quilted armchairs in low sun, tea on the walnut console, an open book and shawl, a gulet beyond the quay",
      ru: "Задний ряд седана: два стёганых кресла в низком солнце, чай на ореховой консоли, раскрытая книга и полосатая шаль, за окном причал и гулет",
    },
  },
  "cabin-van": {
    ...CARD,
    alt: {
      tr: "Minibüsün içi: koridorun iki yanında deri koltuklara güneş vuruyor, birinin arkasında çizgili peştemal; solda körfez ve yelkenli, sağda zeytinlik, önde kıyı yolu",
      en: "Inside the minibus: sun across two rows of leather armchairs, a striped towel over one, a yacht to the left, olives to the right",
      ru: "Салон микроавтобуса: солнце на кожаных креслах по обе стороны прохода, на одном полосатый пештемаль; слева залив с яхтой, справа оливы, впереди дорога",
    },
  },
  "fleet-boot": {
    ...PLATE,
    alt: {
      tr: "Alçak güneşte mavi minivanın bagajı açık, bavullarla dolu; şoför terastan sarı bir bavulla geliyor, duvarın önünde bir kadınla çocuk koya bakıyor",
      en: "A blue people carrier in low sun, its boot open on cases; the driver brings a yellow one, a woman and child face the bay",
      ru: "Низкое солнце: открытый багажник синего минивэна полон чемоданов, водитель везёт по террасе ещё один, жёлтый; у стены женщина с ребёнком смотрят на бухту",
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
