import type { Picture } from "#src/content/picture.ts";
import { CARD } from "./sizes.ts";

/** Pictures of the articles. */
export const BLOG_PICTURES = {
  "blog-halikarnas-balikcisinin-bodrumu": {
    ...CARD,
    looks: ["boats", "castle", "night"],
    alt: {
      tr: "Mavi saatte açık bir pencerenin önünde yazı masası: daktilo, gaz lambası ve çay; dışarıda bir sünger teknesi ile Bodrum Kalesi",
      en: "A writer’s desk at an open window at nightfall, with typewriter, oil lamp and tea, and outside a sponge boat and Bodrum Castle",
      ru: "Письменный стол у раскрытого окна в синие сумерки: пишущая машинка, керосиновая лампа и чай, а за окном лодка ловцов губок и Бодрумский замок",
    },
  },
  "blog-bodrum-yel-degirmenleri": {
    ...CARD,
    alt: {
      tr: "Bodrum ile Gümbet arasındaki sırtta, öğle güneşinde yakından bir yel değirmeni: beyaz gövde, sekiz kol, yelken bezleri ve geniş gökyüzü",
      en: "A windmill close up on the ridge between Bodrum and Gümbet at noon: white drum, eight spars with canvas sails and a wide sky",
      ru: "Ветряная мельница на гребне между Бодрумом и Гюмбетом, какой она была: белая башня, восемь спиц с парусиной и огромное небо",
    },
  },
  "blog-bodrum-kalesi": {
    ...CARD,
    looks: ["castle", "dusk"],
    named: [10, 79],
    alt: {
      tr: "Gün batarken Bodrum Kalesi’nin içinde bir kapı: üstünde oyma armalar, taş merdiven, tunç top, surda bir tavus kuşu ve son güneşte Fransız Kulesi",
      en: "A gate inside Bodrum Castle at sunset, with carved coats of arms, a cannon, a peacock and the French Tower above",
      ru: "Ворота внутри Бодрумского замка на закате: резные гербы, каменная лестница, бронзовая пушка, павлин на стене и Французская башня в последних лучах",
    },
  },
  "blog-bodrum-sualti-arkeoloji-muzesi": {
    ...CARD,
    alt: {
      tr: "Deniz dibinde Tunç Çağı batığı: kumda sıra sıra öküz derisi biçimli bakır külçeler, amforalar, teknenin kaburgaları ve yukarıdan süzülen ışık",
      en: "A Bronze Age wreck on the sea floor: copper ingots shaped like ox hides, amphorae, ribs of the hull, shafts of light",
      ru: "Корабль бронзового века на морском дне: ряды медных слитков в форме бычьей шкуры, амфоры, шпангоуты и столбы света",
    },
  },
  "blog-yalikavak-rehberi": {
    ...CARD,
    looks: ["boats", "morning"],
    alt: {
      tr: "Sabah Yalıkavak’ın balıkçı tarafı: eski sünger teknelerinde iki balıkçı, rıhtımda bir ağ yığını ve sandalye, kavaklar ve yel değirmeni; marina uzakta, sisin içinde",
      en: "Yalıkavak’s fishing quay in the morning: two fishermen on old sponge boats, a net and a chair, poplars, a windmill, the marina in mist",
      ru: "Утро на рыбацкой стороне Ялыкавака: рыбаки на старых лодках ловцов губок, сеть и стул на причале, тополя и мельница, а марина вдали в дымке",
    },
  },
  "blog-bodrumun-sakli-koyleri": {
    ...CARD,
    looks: ["gold"],
    alt: {
      tr: "Bodrum’un tepelerinde akşam: saçağından Milas halısı sarkan taş ev, önünde boya karıştıran kadın, asmanın altında dokuma tezgâhı, evlere çıkan taş yol, uzakta deniz",
      en: "Evening in a hill village above Bodrum: a Milas rug on a stone house, a woman stirring dye, a loom, the sea beyond",
      ru: "Вечер в горной деревне: у каменного дома висит миласский ковёр, женщина мешает краску в котле, под виноградом ткацкий станок, вдалеке море",
    },
  },
  "blog-bodrumun-gizli-plajlari": {
    ...CARD,
    looks: ["beach"],
    alt: {
      tr: "Bodrum yakınında iki kayalık arasında çakıllı küçük bir koy: cam gibi turkuaz suda iki kişi, çizgili bir havlu, hasır şapka ve ufukta Kos",
      en: "A small pebble cove between two cliffs near Bodrum: two people in turquoise water, one striped towel, a straw hat, Kos beyond",
      ru: "Маленькая галечная бухта между скалами под Бодрумом: двое в бирюзовой воде, полосатое полотенце, соломенная шляпа и Кос на горизонте",
    },
  },
  "blog-bodrum-gece-hayati": {
    ...CARD,
    looks: ["castle", "night"],
    alt: {
      tr: "Gece Bodrum’da barlar sokağının kıyısı: su kenarında masalar ve fenerler, masaların üstüne gerilmiş ampuller, neon ışıklar, karşıda aydınlatılmış kale",
      en: "Bodrum’s Bar Street at night: tables by the water under strings of bulbs, and the floodlit castle across the bay",
      ru: "Ночная набережная у улицы баров в Бодруме: столики и фонари у самой воды, гирлянды ламп над ними, неон и подсвеченный замок за бухтой",
    },
  },
  "blog-bodrum-marina": {
    ...CARD,
    looks: ["boats", "dusk", "town"],
    alt: {
      tr: "Gün batımından sonra Bodrum Marina: kıçtankara bağlı beyaz guletler, direk ormanı, kafede çay bardakları, liman ağzında kırmızı fener",
      en: "Bodrum Marina after sunset: white gulets moored stern to the quay, their masts, and tea on a café table",
      ru: "Бодрумская марина после заката: белые гулеты кормой к причалу, лес мачт, чай на столике кафе и красный огонь у входа в гавань",
    },
  },
  "blog-bodrum-antik-tiyatro": {
    ...CARD,
    looks: ["ruin", "town"],
    alt: {
      tr: "Sabah ışığında Bodrum Antik Tiyatrosu, üst sıralardan: taş basamaklarda ziyaretçiler, ortada sunak, ötede beyaz evler, kale, koyda guletler ve Karaada",
      en: "The ancient theatre of Bodrum from its upper rows in the morning: visitors on stone seats, beyond them white houses, the castle, gulets and Karaada",
      ru: "Античный театр Бодрума утром с верхних рядов: посетители на каменных скамьях, алтарь посреди орхестры, за ними белые дома, замок, гулеты и остров Караада",
    },
  },
  "blog-ege-zeytinyaglilari": {
    ...CARD,
    looks: ["food"],
    alt: {
      tr: "Bodrum’da yukarıdan bakılan bir sofra: mavi çizgili örtüde yaprak sarma, enginar, taze fasulye, ekmek ve zeytinyağı şişesi",
      en: "A table in Bodrum from above: stuffed vine leaves, artichokes and green beans on a blue-striped cloth, with bread and a cruet of olive oil",
      ru: "Стол в Бодруме, вид сверху: долма в виноградных листьях, артишоки и стручковая фасоль на скатерти в синюю полоску, хлеб и графинчик оливкового масла",
    },
  },
  "blog-bodrum-mandalinasi": {
    ...CARD,
    looks: ["mandarins", "morning"],
    alt: {
      tr: "Bodrum’da kışın mandalina bahçesi: beyaz kubbeli gümbet, ağaca dayalı merdiven, tepeleme dolu sandıkla sepet, gümüş rengi deniz",
      en: "A mandarin orchard by Bodrum in winter: a white domed cistern, a ladder in a tree, a basket of fruit, a silver sea",
      ru: "Мандариновый сад под Бодрумом зимой: белая купольная цистерна, лестница у дерева, полные ящик и корзина, серебристое море",
    },
  },
  "blog-bodrum-carsisi": {
    ...CARD,
    looks: ["wares"],
    alt: {
      tr: "Bodrum çarşısında gerilmiş renkli tentelerin altında bir sokak: peştamallar, deri sandaletler, baharat çuvalları, cam lambalar, gezinenler ve sokağın sonunda minare",
      en: "A lane of Bodrum’s bazaar under bright awnings: towels and leather sandals, sacks of spice, lamps, a few shoppers and a minaret",
      ru: "Улочка бодрумского базара под яркими тентами: полотенца и кожаные сандалии, мешки специй, лампы, покупатели и минарет в конце",
    },
  },
  "blog-sebzeli-doner": {
    ...CARD,
    looks: ["food"],
    alt: {
      tr: "Bodrum’da bir büfede ateşin önünde dönen sebzeli döner; tezgâhta tahta üzerinde iki dürüm, domates, sivri biber ve bakır bardakta ayran, dışarıda yürüyen bir çift",
      en: "Sebzeli döner turning before the fire in a Bodrum kiosk, with two wraps, tomatoes, peppers and ayran; outside, a couple walks by",
      ru: "Себзели-дёнер у огня в бодрумском киоске, на прилавке два дюрюма, помидоры, зелёный перец и айран, а за окном идут двое прохожих",
    },
  },
  "blog-halikarnas-mozolesi": {
    ...CARD,
    looks: ["morning", "ruin", "town"],
    alt: {
      tr: "Bodrum’da Mozole bahçesi: kayaya oyulmuş çukurun başında ziyaretçiler, üstünde yıkılmış anıt mezarın noktalarla çizilmiş hayali, ardında deniz ve kale",
      en: "The Mausoleum garden in Bodrum: visitors by the rock-cut pit, over it the lost tomb as a dotted ghost, bay and castle beyond",
      ru: "Сад Мавзолея в Бодруме: посетители у вырубленного котлована, над ним призрак утраченной гробницы, намеченный пунктиром, за ним бухта и замок",
    },
  },
  "blog-gumusluk-ve-myndos": {
    ...CARD,
    looks: ["boats", "dusk"],
    alt: {
      tr: "Gümüşlük’te gül rengi bir akşam: duru suyun altında Tavşan Adası’na uzanan Myndos yolu, demirli iki tekne ve hilal",
      en: "Rose dusk at Gümüşlük: the sunken wall of Myndos runs under clear water to Rabbit Island, between two boats at anchor, a crescent moon above",
      ru: "Розовые сумерки в Гюмюшлюке: затонувшая стена Миндоса уходит под прозрачной водой к Кроличьему острову, две лодки на якоре и молодой месяц",
    },
  },
  "blog-mavi-yolculuk": {
    ...CARD,
    looks: ["sails"],
    alt: {
      tr: "Gökova’da tüm yelkenlerini açmış bir gulet: pruvasında köpükler, yanında yunuslar, ardında kat kat burunlar",
      en: "A gulet under full sail in the Gulf of Gökova: spray at her bow, dolphins alongside, one headland after another behind",
      ru: "Гулет под всеми парусами в заливе Гёкова: брызги у носа, рядом дельфины, вдали мыс за мысом",
    },
  },
  "blog-bitezde-ruzgar-sorfu": {
    ...CARD,
    looks: ["beach", "mandarins", "sails"],
    alt: {
      tr: "Bitez koyunda meltem: renk renk yelkenlerine asılmış rüzgâr sörfçüleri, kumda onları seyredenler, mandalina dalı, beyaz evler ve Kos’un üstünde beyaz bulut",
      en: "Meltem in the bay of Bitez: windsurfers leaning back from bright sails, learners on the sand, a mandarin bough, a cap of cloud over Kos",
      ru: "Мельтем в бухте Битез: виндсёрферы откинулись под яркими парусами, с песка за ними следят трое, рядом ветка мандарина, над Косом шапка облака",
    },
  },
  "blog-havalimanindan-bodruma": {
    ...CARD,
    looks: ["morning"],
    alt: {
      tr: "Sabah uçak penceresinden Güllük Körfezi: kanadın ötesinde yarımadanın kuzey kıyısı, koy başında Türkbükü, ufukta adalar",
      en: "The Gulf of Güllük from a plane window in the morning: the wing, the north coast of the peninsula, islands beyond",
      ru: "Залив Гюллюк утром из иллюминатора: за крылом северный берег полуострова, Тюркбюкю в глубине бухты и острова на горизонте",
    },
  },
  "blog-kumpir": {
    ...CARD,
    looks: ["food", "night"],
    alt: {
      tr: "Gece yarısından sonra Bodrum limanı: masada bol malzemeli kumpir, peçetede çatal, ayran, duvarda bir kedi, ışıklı büfede satıcı, karşı kıyıda evlerin ışıkları",
      en: "Bodrum harbour after midnight: a loaded kumpir, a fork on a napkin, ayran, a cat, a vendor in his lit kiosk, lights across the water",
      ru: "Гавань Бодрума после полуночи: на столе кумпир со всеми начинками, вилка на салфетке, айран, на стене кошка, в освещённом киоске продавец, за водой огни города",
    },
  },
  "blog-bodrumdan-ne-alinir": {
    ...CARD,
    looks: ["wares"],
    alt: {
      tr: "Bodrum’da beyaz duvarda asılı peştamal, el yapımı sandaletler, nazar boncuğu ve Milas halısı; sekide süngerler, mandalina reçeli, bal ve zeytinyağı",
      en: "A towel, sandals, an eye bead and a Milas rug on a white wall; sponges, mandarin jam, honey and olive oil below",
      ru: "На белой стене в Бодруме полотенце, сандалии ручной работы, бусина от сглаза и миласский ковёр, на скамье губки, мандариновое варенье, мёд и оливковое масло",
    },
  },
  "blog-bodrumda-hangi-koyda-kalmali": {
    ...CARD,
    looks: ["beach"],
    alt: {
      tr: "Sabah, bir tepeden Bodrum koyları: art arda burunlar, beyaz evler, iskeleler, demirli bir gulet; önde iskeleli, şemsiyeli kumsal ve birkaç kişi",
      en: "Bays of the Bodrum peninsula in the morning: cape behind cape, white houses, a gulet, below it a beach with pier, parasols and bathers",
      ru: "Утро, бухты Бодрумского полуострова с холма: мысы один за другим, белые дома, гулет, а внизу пляж с пирсом, зонтами и купальщиками",
    },
  },
  "blog-ay-ay-bodrum": {
    ...CARD,
    looks: ["castle"],
    alt: {
      tr: "Bodrum koyunun ve kalenin bir yılı, yan yana dört şeritte: badem çiçeği, gelincikler, güneş ve plaj şemsiyesi, yağmurda mandalina ağacı",
      en: "Bodrum’s bay and castle through a year in four strips: almond blossom, poppies, sun and a parasol, a mandarin tree in the rain",
      ru: "Бухта и замок Бодрума за год в четырёх полосах: цветущий миндаль, маки, солнце и пляжный зонт, мандариновое дерево под дождём",
    },
  },
  "blog-bodrumdan-kosa-gunubirlik": {
    ...CARD,
    alt: {
      tr: "Öğleden sonra Kos’a giden feribotun baş güvertesi: küpeştede bir çift, parmağıyla gösteren biri ve çocuk; karşıda alçak kale, minareli kent, Dikeos Dağı",
      en: "The foredeck of a ferry to Kos: a couple at the rail, a man pointing, a child; ahead the castle, the town and Mount Dikeos",
      ru: "Носовая палуба парома на Кос после полудня: пара у поручней, ребёнок, кто-то указывает вперёд; там низкая крепость, город и гора Дикеос",
    },
  },
  "blog-bodrum-dolmus-rehberi": {
    ...CARD,
    looks: ["gold"],
    alt: {
      tr: "Akşam ışığında deniz kıyısındaki durakta bir dolmuş: sepetli bir kadın biniyor, arkasında bir çocuk bekliyor, bankta hasır şapkalı bir adam oturuyor",
      en: "A dolmuş at a stop by the sea at evening: a woman with a basket gets in, a boy waits, a girl waves",
      ru: "Долмуш на остановке у моря в вечернем свете: женщина с корзиной садится, мальчик ждёт, на скамье мужчина в шляпе",
    },
  },
  "blog-cocuklarla-bodrum": {
    ...CARD,
    looks: ["beach"],
    named: [36, 94],
    alt: {
      tr: "Sakin, sığ bir koyda bir aile: baba ve çocuklar kumdan büyük bir kale yapıyor, büyükanne şemsiyenin altında, anne dondurma getiriyor",
      en: "A family by a calm, shallow bay: father and children build a great sandcastle, grandmother sits under a parasol, mother brings ice cream",
      ru: "Семья у тихой мелкой бухты: папа с детьми строит большой замок из песка, бабушка сидит под зонтом, мама несёт мороженое",
    },
  },
} as const satisfies Record<string, Picture>;
