import type { Picture } from "#src/content/picture.ts";
import { PLATE } from "./sizes.ts";

/** Pictures of the services, each at the head of its page. */
export const SERVICE_PICTURES = {
  "service-vip-car-rental": {
    ...PLATE,
    named: [6, 76],
    alt: {
      tr: "Eski Bodrum’da Arnavut kaldırımlı bir meydan; çınarın altında kapısı açık koyu renk bir minivan, çay getiren garson, sokağın ucunda Bodrum Kalesi",
      en: "A dark people carrier, door open, by a plane tree in old Bodrum; a waiter with a tray, the castle beyond a lane",
      ru: "Под платаном на мощёной площади старого Бодрума ждёт тёмный минивэн с открытой дверью, официант несёт поднос, в конце улочки замок",
    },
  },
  "service-vip-bodrum-transfer": {
    ...PLATE,
    named: [26, 91],
    alt: {
      tr: "Tepeden Bodrum’a inen yolda bir minivan; aşağıda beyaz evler, yat dolu liman, Bodrum Kalesi ve ufukta Karaada",
      en: "A people carrier drives down the hill into Bodrum, with white houses, the harbour full of masts, the castle and Karaada beyond",
      ru: "Минивэн спускается по дороге к Бодруму: внизу белые дома, гавань с мачтами, замок и остров Караада на горизонте",
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
      tr: "Öğle güneşinde Türkbükü; cam gibi yeşil suyun üzerinde beyaz tenteli ahşap iskele, üzerinde güneşlenenler, bir motoryat ve kurak tepenin eteğinde beyaz evler",
      en: "Türkbükü at noon: guests on a wooden jetty with white canopies over clear green water, a motor yacht, white houses",
      ru: "Полдень в Тюркбюкю: на деревянных мостках под белыми навесами отдыхают гости, зелёная прозрачная вода, моторная яхта, белые дома под сухим холмом",
    },
  },
  "service-vip-torba-transfer": {
    ...PLATE,
    named: [8, 90],
    alt: {
      tr: "Sabah sisinde Torba; durgun koyda ahşap tekneler ve masaları kurulu bir iskele, çam kaplı burun, rıhtımda ağının başında bir balıkçı ve bir minivan",
      en: "Torba in morning mist: wooden boats and a jetty with laid tables on a calm inlet, a fisherman and a people carrier on the quay",
      ru: "Торба в утренней дымке: деревянные лодки и мостки с накрытыми столиками в тихой бухте, на набережной рыбак у сети и минивэн",
    },
  },
  "service-vip-icmeler-transfer": {
    ...PLATE,
    named: [30, 93],
    alt: {
      tr: "Bodrum İçmeler’de bir tersane; kızakta kaburgaları görünen yarım bir ahşap gulet, çevresinde ustalar, yerde talaşlar, arkada deniz",
      en: "A boatyard at İçmeler near Bodrum, shipwrights about the half-planked hull of a gulet on its stocks, shavings on the ground",
      ru: "Верфь в Ичмелере под Бодрумом: вокруг недостроенного деревянного гулета на стапеле работают мастера, стружка на земле и море за ним",
    },
  },
  "service-vip-gumusluk-transfer": {
    ...PLATE,
    named: [13, 93],
    alt: {
      tr: "Gümüşlük’te mor akşam; su kabağı lambaların altında kıyıya kurulmuş masalar, balıkçı tekneleri ve Tavşan Adası’na uzanan batık Myndos yolu",
      en: "Violet dusk at Gümüşlük, tables at the water’s edge under gourd lamps, fishing boats and the sunken wall of Myndos leading to Rabbit Island",
      ru: "Лиловые сумерки в Гюмюшлюке: столики у воды под светильниками из тыкв, лодки и ушедшая под воду стена Миндоса, ведущая к Кроличьему острову",
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
      tr: "Mehtaplı bir gecede sahil yolunda giden koyu renk bir sedan; suyun karşı yakasında Bodrum’un ışıkları",
      en: "A dark saloon on the coast road by moonlight, the lights of Bodrum on the slope across the bay",
      ru: "Тёмный седан на прибрежной дороге лунной ночью, по ту сторону бухты на склоне огни Бодрума",
    },
  },
  "service-vip-sprinter-transfer": {
    ...PLATE,
    named: [17, 94],
    alt: {
      tr: "Bodrum’da rıhtımda, begonvilli taş bir hanın önünde yüksek tavanlı uzun bir minibüs; handan gelen bir aile, bavullar, limanda bir gulet",
      en: "A long high-roofed van on the quay in Bodrum, suitcases beside it; a family comes from a stone inn, a gulet lies in the harbour",
      ru: "Длинный микроавтобус с высокой крышей на набережной Бодрума у каменного постоялого двора в бугенвиллее, из ворот идёт семья, рядом чемоданы, в гавани гулет",
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
      tr: "Öğle güneşinde rıhtımda koyu mavi minivan, yanında bavullar; isim kartıyla bekleyen şoför, gelen bir çift, ağların başında bir kedi, limanda gulet, beyaz evler",
      en: "A dark blue people carrier on a quay, its driver with a name sign, a couple walking up, a cat by nets; a gulet beyond",
      ru: "Тёмно-синий минивэн на набережной в полдень, водитель с табличкой, вдоль воды идёт пара, кошка у сетей; гулет на якоре, за гаванью белые дома",
    },
  },
  "service-gumbet-transfer": {
    ...PLATE,
    named: [13, 93],
    alt: {
      tr: "Yel değirmenli sırttan Gümbet koyu; önde taş değirmen kalıntıları ve patikada bir aile, aşağıda şemsiye dizili kumsal, denizin üzerinde bir paraşüt",
      en: "Gümbet bay from the windmill ridge, a family between ruined mills, rows of parasols on the beach below, a parasail over the sea",
      ru: "Бухта Гюмбет с гребня: впереди руины мельниц и семья на тропе, внизу пляж с рядами зонтов, над морем парашют",
    },
  },
} as const satisfies Record<string, Picture>;
