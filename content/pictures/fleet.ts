import type { Picture } from "#src/content/pageData/picture.ts";
import { CARD, PLATE, VEHICLE } from "./sizes.ts";

/** Pictures of the vehicles, each at a different place and time of day, and of drivers at work. */
export const FLEET_PICTURES = {
  "fleet-sedan": {
    ...VEHICLE,
    alt: {
      tr: "Gün batımında ıslak rıhtımda, çaprazdan görünen uzun siyah sedan; boyasında deniz ve akşam göğü; solda batan güneşle demirli gulet, önde taşlara serilmiş halat kangalı",
      en: "A long black saloon on a wet quay at sunset, sea and sky in its paint; a gulet beside the sun, a rope coiled nearby",
      ru: "Чёрный седан на мокрой набережной, в его лаке море и закатное небо; у солнца гулет, на камнях бухта каната",
    },
  },
  "fleet-mpv": {
    ...VEHICLE,
    alt: {
      tr: "Berrak öğle ışığında taş terasta, çaprazdan görünen lacivert minivan; ardında beyaz bahçe duvarı, mavi kapı ve meyveli mandalina ağaçları, önünde körfez, alçak duvarda kedi",
      en: "A navy people carrier on a terrace at noon; mandarin trees over a white wall with a blue gate, the bay beyond its bonnet",
      ru: "Тёмно-синий минивэн на каменной террасе; за белой стеной с синей калиткой мандариновые деревья, впереди бухта с яхтой",
    },
  },
  "fleet-van": {
    ...VEHICLE,
    alt: {
      tr: "Alçak güneşte kordonda, çaprazdan görünen uzun lacivert minibüs; camlarında koy, şoför açık arka kapıda bavulları yüklüyor; gövdesi kireçli ılgın, balıkçı teknesi",
      en: "A long navy minibus on a promenade at sundown; the driver loads cases at its open rear door, a whitewashed tamarisk to the left",
      ru: "Длинный тёмно-синий микроавтобус на вечерней набережной: водитель грузит чемоданы в заднюю дверь, у тамариска рыбацкая лодка",
    },
  },
  "fleet-cabin": {
    ...PLATE,
    alt: {
      tr: "Açık sürgülü kapıdan minivanın içi: karşılıklı dört deri koltuk, elinde çay bardağıyla bir yolcu, katlanır masada mandalina; camda rıhtım ve akşam körfezinde gulet",
      en: "Through the open sliding door: four leather armchairs face to face, a passenger with tea at the table, a gulet off the quay at evening",
      ru: "За сдвижной дверью четыре кожаных кресла лицом друг к другу, пассажирка со стаканом чая; за окном вечерняя бухта",
    },
  },
  "cabin-sedan": {
    ...CARD,
    alt: {
      tr: "Akşam güneşi uzun sedanın iki taba deri arka koltuğuna vuruyor: kolçakta su ve mandalina, katlı peştemal; dışarıda sahil yolu, zakkumlar, gulet, Bodrum Kalesi",
      en: "Evening sun falls across the two tan leather rear seats of a saloon on the coast road; outside a gulet, oleanders and Bodrum Castle",
      ru: "Вечернее солнце на рыжей коже задних кресел седана: вода, мандарины, сложенный плед; за окном дорога и замок",
    },
  },
  "cabin-van": {
    ...CARD,
    alt: {
      tr: "Minibüste öne bakış: solda ikili, sağda tekli deri koltuklar; koydaki gulete bakan anne ve çocuk, hasır şapkalı yolcu, direksiyonda şoför, kıyı yolunda kırmızı araba",
      en: "Inside a minibus: leather seats paired left, single right; mother and child look at a gulet, a straw hat, the driver steering along the coast",
      ru: "Салон микроавтобуса: слева кресла по два, справа по одному, мать с девочкой смотрят в окно, водитель за рулём",
    },
  },
  "fleet-boot": {
    ...PLATE,
    named: [39, 92],
    alt: {
      tr: "Akşam güneşinde koya bakan terasta mavi minivan: bagaj kapağı yukarıda, içinde düzgün dizilmiş bavullar; lavantalar, bir kedi, bir bavul daha getiren şoför",
      en: "A blue people carrier above a bay in evening sun, its tailgate up over neatly stowed cases; lavender, a cat, the driver with another case",
      ru: "Терраса над бухтой вечером: задняя дверь синего минивэна поднята, чемоданы уложены, водитель везёт ещё один",
    },
  },
  "driver-door": {
    ...PLATE,
    alt: {
      tr: "Alacakaranlıkta taş otelin merdivenleri önünde koyu takımlı şoför, minivanın ışıklı kapısını açık tutuyor; bavullu bir çift basamaklardan iniyor, ıslak taşlar parlıyor",
      en: "At dusk below a stone hotel’s steps, a driver in a dark suit holds open the people carrier’s lit door for a couple coming down",
      ru: "Сумерки у каменного отеля: водитель придерживает дверь минивэна, по ступеням спускается пара с чемоданом",
    },
  },
} as const satisfies Record<string, Picture>;
