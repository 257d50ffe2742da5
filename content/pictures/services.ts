import type { Picture } from "#src/content/picture.ts";
import { PLATE } from "./sizes.ts";

/** Pictures of the services, each at the head of its page. */
export const SERVICE_PICTURES = {
  "service-vip-car-rental": {
    ...PLATE,
    named: [30, 86],
    alt: {
      tr: "Eski Bodrum’da denize açılan bir meydan: kapısı açık lacivert minivan, çınarın altında çayını içen şoför, rıhtıma yürüyen bir çift, açıkta bir yelkenli",
      en: "A square by the sea in old Bodrum: a dark people carrier with its door open, its driver at tea under a plane tree",
      ru: "Площадь старого Бодрума у моря: синий минивэн с открытой дверью, водитель за чаем под платаном, пара идёт к набережной, вдали парус",
    },
  },
  "service-vip-bodrum-transfer": {
    ...PLATE,
    named: [26, 91],
    alt: {
      tr: "Sabah ışığında Bodrum’un üstündeki yoldan inen bir minivan; taş duvarın ardında beyaz evler, liman, Bodrum Kalesi ve ufukta Karaada",
      en: "A people carrier on the road above Bodrum in morning light; below lie white houses, the harbour, the castle and Karaada",
      ru: "Утро, минивэн на дороге над Бодрумом: за каменной стеной белые дома, гавань, замок и остров Караада на горизонте",
    },
  },
  "service-vip-yalikavak-transfer": {
    ...PLATE,
    named: [15, 93],
    alt: {
      tr: "Gün batımından sonra Yalıkavak; yolun üstünde taş yel değirmeni ve manzaraya bakan bir çift, marinada ışıklı yatlar ve guletler, açıkta adacıklar",
      en: "Yalıkavak after sunset, a couple by a stone windmill above the road, yachts and gulets lit up in the marina, islets out at sea",
      ru: "Ялыкавак после заката: пара у каменной мельницы над дорогой, яхты и гулеты с огнями в марине, островки в море",
    },
  },
  "service-vip-turgutreis-transfer": {
    ...PLATE,
    named: [8, 80],
    alt: {
      tr: "Turgutreis’te palmiyeli sahil yolu, marinanın mendireği ve Çatalada’nın ardında denize batan güneş",
      en: "The palm promenade of Turgutreis, the marina’s breakwater, and the sun setting into the sea behind the twin peaks of Çatalada",
      ru: "Набережная Тургутреиса с пальмами, мол марины и солнце, садящееся в море за двумя вершинами острова Чаталада",
    },
  },
  "service-vip-turkbuku-transfer": {
    ...PLATE,
    named: [23, 92],
    alt: {
      tr: "Öğle güneşinde Türkbükü; berrak yeşil suyun üzerinde kamış pergolalı ahşap iskele, şezlonglar, yüzenler, demirli bir gulet ve kurak tepenin eteğinde beyaz evler",
      en: "Türkbükü at noon: guests on a wooden jetty with a reed pergola, swimmers in clear green water, a gulet at anchor, white houses",
      ru: "Полдень в Тюркбюкю: деревянные мостки с тростниковой перголой и шезлонгами, купальщики в прозрачной зелёной воде, гулет на якоре, белые дома под сухим холмом",
    },
  },
  "service-vip-torba-transfer": {
    ...PLATE,
    named: [8, 90],
    alt: {
      tr: "Torba’da sabah sisi: çamların arasından süzülen güneş ışınları, sahil yolunda bir minivan, durgun koyda iskele ve olta tutan biri",
      en: "Morning mist at Torba: sun shafts through pines, a people carrier on the shore road, an angler on a jetty in the still inlet",
      ru: "Утренняя дымка в Торбе: лучи солнца сквозь сосны, минивэн на береговой дороге, рыбак на мостках у тихой воды",
    },
  },
  "service-vip-icmeler-transfer": {
    ...PLATE,
    named: [14, 84],
    alt: {
      tr: "Bodrum İçmeler’de bir tersane; kızakta, baş tarafından görünen yarım kaplamalı bir ahşap gulet, omuzda kalas taşıyan iki usta, yerde talaşlar, arkada deniz",
      en: "A boatyard at İçmeler near Bodrum: the half-planked hull of a gulet seen from below the bow, two men carrying a plank, shavings, the sea",
      ru: "Верфь в Ичмелере под Бодрумом: недостроенный деревянный гулет на стапеле, вид со стороны носа, двое мастеров несут доску, на земле стружка, позади море",
    },
  },
  "service-vip-gumusluk-transfer": {
    ...PLATE,
    named: [13, 93],
    alt: {
      tr: "Gümüşlük’te gün batımının ardından; ılgın ağacına asılı su kabağı lambaların yanında kumda yemek yiyenler, batık Myndos yolundan Tavşan Adası’na yürüyen iki kişi",
      en: "Dusk at Gümüşlük: diners on the sand by a tamarisk hung with gourd lamps, two people wading the sunken wall of Myndos towards Rabbit Island",
      ru: "Сумерки в Гюмюшлюке: ужин на песке у тамариска с лампами из тыкв, двое идут по затопленной стене Миндоса к Кроличьему острову",
    },
  },
  "service-bodrum-airport-transfer": {
    ...PLATE,
    named: [20, 90],
    alt: {
      tr: "Akşam mavisinde Milas–Bodrum Havalimanı; ışıklı terminalden çıkan yolcular, önde bekleyen koyu renk minivan, uçak kuyruğu ve kontrol kulesi",
      en: "Milas–Bodrum Airport at blue hour, travellers leaving the lit terminal, a dark people carrier waiting, a tail fin and the control tower",
      ru: "Аэропорт Милас–Бодрум в синих сумерках: пассажиры выходят из освещённого терминала, ждёт тёмный минивэн, хвост самолёта и вышка",
    },
  },
  "service-vip-mercedes-transfer": {
    ...PLATE,
    named: [11, 89],
    alt: {
      tr: "Hava kararırken sahil yolunun ıslak asfaltında koyu renk bir sedan; kaldırımda yürüyen iki kişi, gökte hilal, koyda bir gulet, karşı yamaçta Bodrum’un ışıkları",
      en: "A dark saloon at nightfall on the wet coast road, a couple under the lamps, a crescent moon, the lights of Bodrum across the bay",
      ru: "Тёмный седан на мокрой прибрежной дороге в сумерках, под фонарями идут двое, в небе молодой месяц, в бухте гулет, за водой на склоне огни Бодрума",
    },
  },
  "service-vip-sprinter-transfer": {
    ...PLATE,
    named: [17, 94],
    alt: {
      tr: "Güneş batarken rıhtımda uzun bir minibüs: şoför içi ışıklı kapının yanında bekliyor, arkadaşlar geliyor; önde bavullar, demirde bir gulet",
      en: "On the quay at sunset the driver waits at a long minibus’s lit door as friends arrive; cases in front, a gulet at anchor",
      ru: "Набережная на закате: водитель ждёт друзей у освещённой двери длинного микроавтобуса; впереди чемоданы, на воде гулет на якоре, справа фонарь",
    },
  },
  "service-private-vip-car": {
    ...PLATE,
    named: [17, 94],
    alt: {
      tr: "Arka koltuktan bakış; deri koltuklar, direksiyonda şoför, kolçakta su şişeleri; dışarıda akşam ışığında sahil yolu, karşı kıyıda beyaz evler ve sırtta iki yel değirmeni",
      en: "From the rear seat: leather armchairs, the driver, water in the armrest; outside, the evening coast road, white houses and two windmills on the ridge",
      ru: "Вид с заднего сиденья: кожаные кресла, водитель за рулём, бутылки воды; за стёклами вечерняя дорога вдоль моря, белые дома и две мельницы на гребне",
    },
  },
  "service-bodrum-vip-transfer": {
    ...PLATE,
    named: [11, 93],
    alt: {
      tr: "Sabahın erken saatinde Bafa Gölü ve Beşparmak Dağları’nın sivri kayaları; gelincikli zeytinliklerin arasından kıvrılan boş yolda tek bir minivan",
      en: "Lake Bafa and the jagged Beşparmak range early in the morning, a lone people carrier on the empty road between poppies and olive terraces",
      ru: "Озеро Бафа и зубчатые скалы гор Бешпармак ранним утром, одинокий минивэн на пустой дороге среди маков и оливковых террас",
    },
  },
  "service-mercedes-vito-transfer": {
    ...PLATE,
    named: [15, 90],
    alt: {
      tr: "Bodrum rıhtımında akşam: kapısı açık koyu mavi minivan, binen bir kadın, şoför, bavullar; yüksek bir palmiye, iki direkli gulet ve yamaçta beyaz evler",
      en: "Evening on Bodrum’s quay: a dark blue people carrier, door open, a guest getting in, driver and cases; a tall palm, a gulet, white houses",
      ru: "Вечер на набережной Бодрума: в тёмно-синий минивэн садится гостья, рядом водитель и чемоданы; высокая пальма, гулет, белые дома на склоне",
    },
  },
  "service-gumbet-transfer": {
    ...PLATE,
    named: [13, 93],
    alt: {
      tr: "Akşam güneşinde Gümbet koyu: sırtta mili ve kırık kolları kalmış yıkık bir taş değirmen, değirmen taşının yanında bir çift, aşağıda yüzenler ve şemsiyeli kumsal",
      en: "Gümbet bay in evening sun from the windmill ridge: a roofless mill with its axle and broken arms, a couple by the millstone, swimmers, sunshades",
      ru: "Бухта Гюмбет в вечернем солнце: на гребне мельница без крыши с обломками крыльев, пара у жёрнова, внизу купальщики и пляж с зонтами",
    },
  },
} as const satisfies Record<string, Picture>;
