import type { Picture } from "#src/content/pageData/picture.ts";
import { PLATE } from "./sizes.ts";

/** Pictures of the services, each at the head of its page. */
export const SERVICE_PICTURES = {
  "service-vip-car-rental": {
    ...PLATE,
    named: [13, 60],
    alt: {
      tr: "Koyun üstündeki sahil yolunda bekleyen lacivert minivan; tepsiyle gelen şoför, taş duvardan denize bakan bir çift",
      en: "A people carrier has stopped on a coast road, and its passengers look down on a turquoise bay from the wall",
      ru: "Дорога над бирюзовой бухтой: синий минивэн на площадке, водитель несёт поднос, пара у стены смотрит на море",
    },
  },
  "service-vip-bodrum-transfer": {
    ...PLATE,
    named: [26, 91],
    alt: {
      tr: "Sabah Bodrum’un üstündeki yoldan inen bir minivan; aşağıda beyaz evler, liman, kale ve ufukta Karaada",
      en: "The road above Bodrum in morning light, with white houses going down to the harbour, the castle and Karaada",
      ru: "Утро, минивэн на дороге над Бодрумом: за каменной стеной белые дома, гавань, замок и остров Караада на горизонте",
    },
  },
  "service-vip-yalikavak-transfer": {
    ...PLATE,
    named: [11, 89],
    alt: {
      tr: "Gün batarken Yalıkavak: değirmenin önünden geçen lacivert araç, aşağıdaki marinada ışıkları yanan büyük yatlar",
      en: "Yachts lit up in the marina of Yalıkavak as the sun goes down, seen from beside a stone windmill",
      ru: "Ялыкавак на закате: минивэн на прибрежной дороге у старой каменной мельницы, внизу в марине большие яхты с огнями",
    },
  },
  "service-vip-turgutreis-transfer": {
    ...PLATE,
    named: [8, 80],
    alt: {
      tr: "Turgutreis’te palmiyeli sahil yolu, marinanın mendireği ve Çatalada’nın ardında denize batan güneş",
      en: "The sun sets behind the twin peaks of Çatalada, off the palm promenade of Turgutreis",
      ru: "Набережная Тургутреиса с пальмами, мол марины и солнце, садящееся в море за двумя вершинами острова Чаталада",
    },
  },
  "service-vip-turkbuku-transfer": {
    ...PLATE,
    named: [23, 92],
    alt: {
      tr: "Türkbükü’nde öğle: yeşil suyun üstünde kamış gölgelikli ahşap iskele, şezlonglar, yüzenler, yamaçta beyaz evler",
      en: "Guests under the reed roof of a wooden jetty at Türkbükü at noon, and swimmers in clear green water",
      ru: "Полдень в Тюркбюкю: деревянный причал с тростниковым навесом, шезлонги, купальщики в зелёной воде, белые дома",
    },
  },
  "service-vip-torba-transfer": {
    ...PLATE,
    named: [8, 90],
    alt: {
      tr: "Torba’da sabah sisi: fıstık çamlarının arasında bir minivan, durgun koyda bir tekne, iskelede olta tutan biri",
      en: "Morning mist on the inlet at Torba: long shadows of umbrella pines across the shore road, and an angler on a jetty",
      ru: "Утренняя дымка в Торбе: минивэн среди пиний и их длинных теней, рыбак на деревянном причале, тихая вода",
    },
  },
  "service-vip-icmeler-transfer": {
    ...PLATE,
    named: [14, 84],
    alt: {
      tr: "İçmeler’de tersane: kızakta kaplaması yarım bir gulet, omuzda kalas taşıyan iki usta, yerde talaşlar",
      en: "Two men carry a plank past the half-built hull of a wooden boat in a yard at İçmeler near Bodrum",
      ru: "Верфь в Ичмелере под Бодрумом: недостроенное деревянное судно на стапеле, двое мастеров несут доску, стружка",
    },
  },
  "service-vip-gumusluk-transfer": {
    ...PLATE,
    named: [13, 93],
    alt: {
      tr: "Gümüşlük’te akşam: ılgın dalında su kabağı lambaları, kumda kurulu masalar, alacakaranlıkta Tavşan Adası",
      en: "Diners on the sand at Gümüşlük under a tamarisk hung with gourd lamps, and a couple at the water’s edge",
      ru: "Сумерки в Гюмюшлюке: ужин на песке под лампами из тыкв, пара у самой воды, напротив Кроличий остров",
    },
  },
  "service-bodrum-airport-transfer": {
    ...PLATE,
    named: [20, 90],
    alt: {
      tr: "Akşam Milas–Bodrum Havalimanı: ışıklı terminalden çıkan yolcular, bekleyen koyu renk minivan, kontrol kulesi",
      en: "Travellers leave the lit terminal of Milas–Bodrum Airport after sunset, where a dark people carrier is waiting",
      ru: "Аэропорт Милас–Бодрум в синих сумерках: пассажиры выходят из терминала, ждёт минивэн, за ним хвост самолёта",
    },
  },
  "service-vip-mercedes-transfer": {
    ...PLATE,
    named: [11, 89],
    alt: {
      tr: "Hava kararırken ıslak sahil yolunda bir sedan, ardında bir minivan; kıyıda lambalar, yürüyen bir çift, hilal",
      en: "A dark saloon and a navy people carrier light up a wet bend of the coast road at nightfall",
      ru: "Мокрая дорога в сумерках: на повороте фары тёмного седана и синего минивэна, на берегу гуляет пара, вдоль бухты огни",
    },
  },
  "service-vip-sprinter-transfer": {
    ...PLATE,
    named: [17, 94],
    alt: {
      tr: "Gün batımında taş iskele: tekneden inen konuklara uzun mavi minibüsü gösteren bavullu şoför, arkada Bodrum Kalesi",
      en: "A driver with a suitcase shows a party coming off a boat the way to a long blue minibus on the pier",
      ru: "Закат у каменного пирса: гости сходят по трапу, водитель с чемоданом показывает на длинный синий микроавтобус",
    },
  },
  "service-private-vip-car": {
    ...PLATE,
    named: [17, 94],
    alt: {
      tr: "Arka koltuktan bakış: deri koltuklar, direksiyonda şoför; dışarıda akşam, sahil yolu, karşı kıyıda beyaz evler",
      en: "The view from the rear seat of a car, past the driver, to two windmills on a ridge in evening light",
      ru: "Вид с заднего сиденья: водитель за рулём, бутылки воды; впереди вечерняя дорога вдоль моря и мельницы на гребне",
    },
  },
  "service-bodrum-vip-transfer": {
    ...PLATE,
    named: [11, 88],
    alt: {
      tr: "Latmos’un dorukları Bafa Gölü’ne yansıyor; adada manastır kalıntısı, kıyı yolunda bir minivan, zeytinler, gelincikler",
      en: "The five peaks of Beşparmak (Latmos) mirrored in Lake Bafa, with a ruined monastery on an islet",
      ru: "Озеро Бафа: вершины Бешпармака (древний Латмос) отражаются в воде, руины на островке, минивэн на повороте, маки",
    },
  },
  "service-mercedes-vito-transfer": {
    ...PLATE,
    named: [15, 90],
    alt: {
      tr: "Rıhtımda mavi minivana binen aile, bavul taşıyan şoför; yerde golf çantası, yelken torbası ve bebek arabası",
      en: "A family gets into a blue people carrier on Bodrum’s quay while the driver loads a golf bag and a pushchair",
      ru: "Вечер на набережной: семья садится в синий минивэн, водитель несёт чемодан, рядом клюшки, мешок с парусом, коляска",
    },
  },
  "service-gumbet-transfer": {
    ...PLATE,
    named: [13, 93],
    alt: {
      tr: "Gümbet koyunda akşam: sırtta çatısız bir taş değirmen, önde kekik ve agav, kumsalın üstünde bir deniz paraşütü",
      en: "A roofless windmill with bare spokes above the bay of Gümbet in evening sun, and a parasail over the beach",
      ru: "Гюмбет вечером: на гребне мельница без крыши с голыми спицами колеса, тимьян и агава, парашют над пляжем",
    },
  },
} as const satisfies Record<string, Picture>;
