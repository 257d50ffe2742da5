import type { Picture } from "#src/content/pageData/picture.ts";
import { CARD, PLATE, VEHICLE } from "./sizes.ts";

/** Pictures of the vehicles, each at a different place and time of day, and of drivers at work. */
export const FLEET_PICTURES = {
  "fleet-sedan": {
    ...VEHICLE,
    alt: {
      tr: "Gün batımında ıslak rıhtımda uzun, gece mavisi bir sedan; boyasına akşam göğü vurmuş",
      en: "A long midnight-blue saloon on a wet quay, with the sunset in its paint",
      ru: "Длинный тёмно-синий седан на мокрой набережной: в лаке отражается закат, вдали гулет, на камнях свёрнутый канат",
    },
  },
  "fleet-mpv": {
    ...VEHICLE,
    alt: {
      tr: "Öğle ışığında taş terasta lacivert bir minivan; ardında mavi kapı ve meyveli mandalina ağaçları, duvarda bir kedi",
      en: "A navy people carrier on a terrace at noon, in front of a blue gate and mandarin trees",
      ru: "Тёмно-синий минивэн на каменной террасе; за белой стеной с синей калиткой мандариновый сад, впереди бухта с яхтой",
    },
  },
  "fleet-van": {
    ...VEHICLE,
    alt: {
      tr: "Alçak güneşte kordonda uzun, lacivert bir minibüs; şoför son bavulu açık sürgülü kapıdan yüklüyor",
      en: "A driver lifts the last case through the open sliding door of a long navy minibus by the sea",
      ru: "Длинный тёмно-синий микроавтобус на вечерней набережной: водитель грузит последний чемодан в открытую боковую дверь",
    },
  },
  "fleet-cabin": {
    ...PLATE,
    alt: {
      tr: "Açık sürgülü kapıdan minivanın içi: karşılıklı dört deri koltuk, küçük masada iki bardak çay, camda akşam körfezi",
      en: "Four leather armchairs face to face behind the open sliding door, with tea for two on a small folding table",
      ru: "За сдвижной дверью четыре кожаных кресла лицом друг к другу, на столике два стакана чая; за окном вечерняя бухта",
    },
  },
  "cabin-sedan": {
    ...CARD,
    alt: {
      tr: "Akşam güneşinde sedanın taba rengi arka koltukları: kolçakta su ve mandalina, camın dışında sahil yolu ve kale",
      en: "Evening sun across the two tan leather seats in the back of a saloon",
      ru: "Вечернее солнце на рыжей коже задних кресел седана: вода, мандарины, сложенный плед; за окном дорога и замок",
    },
  },
  "cabin-van": {
    ...CARD,
    alt: {
      tr: "Minibüsün içinden öne bakış: iki yanda deri koltuklar, dışarıyı seyreden anneyle çocuk, direksiyonda şoför",
      en: "A mother and child at the window of a minibus, with leather seats in a pair on one side and single on the other",
      ru: "Салон микроавтобуса: слева кресла по два, справа по одному, мать с девочкой смотрят в окно, водитель за рулём",
    },
  },
  "fleet-boot": {
    ...PLATE,
    named: [39, 92],
    alt: {
      tr: "Bagajı açık mavi bir minivan, içinde düzgün dizilmiş bavullar; şoför bir bavul daha getiriyor, lavantaların yanında bir kedi",
      en: "A driver lifts another case into a people carrier whose boot is already neatly packed, while a cat looks on",
      ru: "Терраса над бухтой вечером: задняя дверь синего минивэна поднята, чемоданы уложены, водитель везёт ещё один",
    },
  },
  "driver-door": {
    ...PLATE,
    alt: {
      tr: "Alacakaranlıkta taş otelin önünde şoför minivanın ışıklı kapısını açık tutuyor; bavullu bir çift merdivenden iniyor",
      en: "A driver in a dark suit holds open the lit door of a people carrier as two guests come down the hotel steps",
      ru: "Сумерки у каменного отеля: водитель придерживает дверь минивэна, по ступеням спускается пара с чемоданом",
    },
  },
} as const satisfies Record<string, Picture>;
