import type { Picture } from "#src/content/pageData/picture.ts";
import { CARD } from "./sizes.ts";

/** Pictures of the articles. */
export const BLOG_PICTURES = {
  "blog-halikarnas-balikcisinin-bodrumu": {
    ...CARD,
    looks: ["boats", "castle", "night"],
    alt: {
      tr: "Gece, açık pencere önünde daktilo, gaz lambası ve deniz süngeri; dışarıda dolunay, bir sünger teknesi, Bodrum Kalesi",
      en: "A writer’s desk with a typewriter and a sea sponge, and Bodrum Castle under a full moon through the window",
      ru: "Письменный стол у окна, керосиновая лампа: машинка, чай, морская губка; за окном лодка и Бодрумский замок под луной",
    },
  },
  "blog-bodrum-yel-degirmenleri": {
    ...CARD,
    alt: {
      tr: "Bodrum ile Gümbet arasındaki sırtta yelken bezli beyaz bir yel değirmeni, kapısında un çuvalları, ileride bir ikincisi",
      en: "A windmill at work above Gümbet: canvas on the sails, flour sacks at the door and a second mill further along the ridge",
      ru: "Белая мельница между Бодрумом и Гюмбетом, какой была когда-то: парусиновые крылья, мешки у двери, поодаль вторая",
    },
  },
  "blog-bodrum-kalesi": {
    ...CARD,
    looks: ["castle", "morning"],
    named: [9, 80],
    alt: {
      tr: "Bodrum Kalesi’nde sabah: kabartma armalı bir kapı, taş merdiven, surdaki tavus kuşunu gösteren çocuk",
      en: "A child points at a peacock on the battlements of Bodrum Castle, above a gate with carved coats of arms",
      ru: "Утро у ворот Бодрумского замка: гербы, каменная лестница, ребёнок показывает на павлина между зубцами стены",
    },
  },
  "blog-bodrum-sualti-arkeoloji-muzesi": {
    ...CARD,
    alt: {
      tr: "Deniz dibinde Tunç Çağı batığı: dalgıcın feneri kumdaki bakır külçeleri ve küpleri aydınlatıyor",
      en: "A diver’s lamp picks out rows of copper ingots on a Bronze Age wreck at the bottom of the sea",
      ru: "Корабль бронзового века на дне: фонарь водолаза освещает медные слитки, сложенные как черепица, и кувшины",
    },
  },
  "blog-yalikavak-rehberi": {
    ...CARD,
    looks: ["boats", "morning"],
    alt: {
      tr: "Yalıkavak’ın eski rıhtımında sabah: ahşap balıkçı tekneleri, ağ onaran bir balıkçı, tepede değirmen, uzakta marina",
      en: "A fisherman mends his net on the old quay of Yalıkavak early in the morning, with the windmill above him",
      ru: "Раннее утро на старом причале Ялыкавака: рыбак чинит снасти, на борту сохнет сеть, на холме мельница, вдали марина",
    },
  },
  "blog-bodrumun-sakli-koyleri": {
    ...CARD,
    looks: ["gold"],
    alt: {
      tr: "Bir tepe köyünde akşamüstü: taş sokakta keçileriyle yaşlı bir kadın, toprak damlı ev, çok aşağıda deniz",
      en: "An old woman comes home with her goats along a lane in a hill village near Bodrum, past a cat on a bench",
      ru: "Вечер в горной деревне: старушка с козами на мощёной улочке, кошка на скамье, тень инжира, далеко внизу море",
    },
  },
  "blog-bodrumun-gizli-plajlari": {
    ...CARD,
    looks: ["beach"],
    alt: {
      tr: "Yarların arasında çakıllı, hilal biçimli bir kumsal; dibe gölgesi düşen sandal, patikadan inen bir yürüyüşçü",
      en: "A crescent of pebbles between two cliffs near Bodrum, and a walker on the path that winds down to it",
      ru: "Потайная бухта под Бодрумом: галечный пляж среди скал, лодка висит над своей тенью, по тропе спускается путник",
    },
  },
  "blog-bodrum-gece-hayati": {
    ...CARD,
    looks: ["castle", "night"],
    alt: {
      tr: "Gece denize çıkan dar sokak: asılı fenerler, kumda küçük masalar, karşı kıyıda aydınlatılmış Bodrum Kalesi",
      en: "A lantern-lit lane off Bar Street ends at tables on the sand, whose guests face the floodlit castle across the water",
      ru: "Ночной переулок с фонарями выходит к столикам на песке; гости смотрят на подсвеченный Бодрумский замок за бухтой",
    },
  },
  "blog-bodrum-marina": {
    ...CARD,
    looks: ["boats", "dusk", "town"],
    alt: {
      tr: "Alacakaranlıkta Bodrum Marina: bir guletin rıhtıma uzanan cıvadrası, fenerlerin altında bir çift, pus içinde direkler",
      en: "The bow of a wooden gulet reaches over the quay of Bodrum Marina at dusk, under a row of lamps",
      ru: "Сумерки в марине Бодрума: длинный бушприт деревянного парусника над набережной, гуляет пара, вдали мачты в дымке",
    },
  },
  "blog-bodrum-antik-tiyatro": {
    ...CARD,
    looks: ["ruin", "town"],
    alt: {
      tr: "Bodrum Antik Tiyatrosu’nun üst sırasında oturan iki kişi; yarısı gölgede basamaklar, ötede kent, koy ve Karaada",
      en: "Two people on the top row of Bodrum’s ancient theatre, with the whole town and its bay below them",
      ru: "Античный театр Бодрума с верхнего ряда, утро: двое на скамьях, руины сцены, дальше белый город, бухта и остров",
    },
  },
  "blog-ege-zeytinyaglilari": {
    ...CARD,
    looks: ["food"],
    alt: {
      tr: "Koya bakan bir sofra: baklalı enginar, yaprak sarma, taze fasulye, güneşte parlayan bir şişe zeytinyağı",
      en: "Artichokes with broad beans, stuffed vine leaves and a bottle of green olive oil on a table above the bay",
      ru: "Утренний стол над бухтой: артишоки с бобами, долма, фасоль, хлеб, бутылка зелёного масла светится на солнце",
    },
  },
  "blog-bodrum-mandalinasi": {
    ...CARD,
    looks: ["mandarins", "morning"],
    alt: {
      tr: "Bitez’de hasat: merdivende mandalina toplayan biri, dolu kasalar, su arkı boyunca denize inen yol",
      en: "A picker on a ladder fills his crate in a mandarin orchard at Bitez, with a domed cistern down the lane",
      ru: "Сбор мандаринов в Битезе: сборщик на лестнице, полные ящики, вдоль арыка дорога к белой цистерне и бухте",
    },
  },
  "mandarin-crate": {
    ...CARD,
    alt: {
      tr: "Pencere önünde bir kasa mandalina: biri enine kesilmiş, çekirdekleri görünüyor; birinin kabuğu sarmal sarkıyor",
      en: "Mandarins in a crate on a window sill at Bitez; one is cut across and shows its pips, another hangs half out of its peel",
      ru: "Ящик мандаринов на белом подоконнике: разрезанный плод с косточками, спираль кожуры, стакан газировки; за окном сад",
    },
  },
  "blog-bodrum-carsisi": {
    ...CARD,
    looks: ["wares"],
    alt: {
      tr: "Çarşıda tentelerin arasından süzülen güneş: kâselerde baharat, bir kadına kese uzatan satıcı, cam fenerler",
      en: "A seller hands a woman her bag in Bodrum’s bazaar, among bowls of spice and glass lanterns under the awnings",
      ru: "Солнце между тентами базара: чаши с пряностями, стеклянные фонари, продавец протягивает покупательнице пакет",
    },
  },
  "blog-sebzeli-doner": {
    ...CARD,
    looks: ["food"],
    alt: {
      tr: "Bodrum’da ara sokakta bir dönerci: usta sebzeli döneri ekmeğin üstüne kesiyor, iki müşteri ile bir kedi bekliyor",
      en: "A cook shaves sebzeli döner on to flatbread at a small counter in Bodrum while two people and a cat wait",
      ru: "Переулок в Бодруме: повар срезает дёнер на лепёшку, двое ждут у прилавка, рядом ящики с овощами, вдали гулет",
    },
  },
  "blog-halikarnas-mozolesi": {
    ...CARD,
    looks: ["ruin", "town"],
    alt: {
      tr: "Mozole alanında yivli bir sütun tamburunun üstünde uyuyan kedi; arkada mermerler ve mezarın merdivenli çukuru",
      en: "A cat asleep on a fallen column drum at the Mausoleum in Bodrum, beside the pit where the tomb stood",
      ru: "На месте Мавзолея: рыжий кот спит на барабане колонны, вокруг мрамор, за ним котлован с лестницей и зелёной глыбой",
    },
  },
  "blog-gumusluk-ve-myndos": {
    ...CARD,
    looks: ["boats", "dusk"],
    alt: {
      tr: "Gümüşlük’te gül rengi gün batımı: rıhtımda bir anneyle çocuğu, suyun altında Myndos’un duvarı, karşıda Tavşan Adası",
      en: "A mother and child on the quay at Gümüşlük look over the drowned wall of Myndos to Rabbit Island at sunset",
      ru: "Розовый закат в Гюмюшлюке: мать с ребёнком на причале, под водой стена Миндоса, напротив Кроличий остров",
    },
  },
  "blog-mavi-yolculuk": {
    ...CARD,
    looks: ["sails"],
    alt: {
      tr: "Bütün yelkenleri dolu bir gulet çamlı, mavi bir koya giriyor; kıçta tente, pruvada ileriyi gösteren bir yolcu",
      en: "A wooden boat comes into a pine-fringed bay under full sail, with somebody pointing from the bow",
      ru: "За ветвями сосны парусник входит в синюю бухту под всеми парусами: двое на корме под тентом, один на носу",
    },
  },
  "blog-bitezde-ruzgar-sorfu": {
    ...CARD,
    looks: ["sails"],
    alt: {
      tr: "Bitez’de alçak güneşte turuncu yelkenine asılmış bir rüzgâr sörfçüsü; kıyıda bahçeler ve beyaz evler",
      en: "A windsurfer at Bitez leans far out from a glowing orange sail, with white houses along the shore behind him",
      ru: "Низкое солнце над Битезом: виндсёрфер откинулся под оранжевым парусом, за ним пена, на берегу сады и белые дома",
    },
  },
  "blog-havalimanindan-bodruma": {
    ...CARD,
    looks: ["morning"],
    alt: {
      tr: "Uçak penceresinden sabah: kanadın ötesinde turkuaz koylar, beyaz köyler, ufukta adalar; önde hasır şapka ve kahve",
      en: "The Bodrum peninsula from the window of a plane: turquoise bays, white villages and islands beyond the wing",
      ru: "Полуостров Бодрум в иллюминаторе: под крылом бирюзовые бухты и белые дома, у окна шляпа, очки и кофе",
    },
  },
  "blog-kumpir": {
    ...CARD,
    named: [28, 90],
    looks: ["food", "night"],
    alt: {
      tr: "Gece limanda kumpir tezgâhı: satıcı kâğıttaki patatesi ikiye açıyor, önünde kâse kâse malzeme; çocuk seçiyor",
      en: "At a kumpir stall by the harbour at night the vendor opens a hot potato over rows of bowls, and a child points",
      ru: "Ночной прилавок в гавани: продавец раскрывает картофелину над мисками с начинками, ребёнок выбирает, вдали замок",
    },
  },
  "kumpir-counter": {
    ...CARD,
    alt: {
      tr: "Kumpir tezgâhında camın altında iki sıra renk renk malzeme; arkada patatesi çatalla döven ustanın elleri",
      en: "A cook draws threads of cheese from a split potato behind two rows of fillings at a kumpir counter",
      ru: "Ряды начинок под стеклом, над ними руки повара: вилка мнёт картофелину, сыр тянется нитями, позади огни гавани",
    },
  },
  "blog-bodrumdan-ne-alinir": {
    ...CARD,
    looks: ["wares"],
    alt: {
      tr: "Çizgili tentenin altında sandaletler, sünger sepeti, su kabağı lambaları, reçel ve bal; duvarın üstünde bir kedi",
      en: "Gourd lamps, towels, sponges, sandals and jars of honey under the striped awning of a shop in Bodrum",
      ru: "Лавка утром, полосатый навес: лампы из тыквы, пештемали, губки, сандалии, мёд; в конце переулка блестит вода",
    },
  },
  "blog-bodrumda-hangi-koyda-kalmali": {
    ...CARD,
    looks: ["beach"],
    alt: {
      tr: "Beyaz bir otelin havuzundan üç koya bakan bir çift; kenarda çayla simit, aşağıda şemsiyeli kumsal ve iskele",
      en: "A couple by the pool of a white hotel look down on three bays, one behind the other",
      ru: "Утро у бассейна белого отеля: пара смотрит на три бухты, на стене тень пальмы, внизу пляж с зонтами и пирсом, гулет на якоре",
    },
  },
  "blog-ay-ay-bodrum": {
    ...CARD,
    looks: ["castle"],
    alt: {
      tr: "Şubatta Bodrum’un üstü: çiçekli badem, kırmızı anemonlar, duvar boyunca patika, gümbet, değirmenler; aşağıda kale",
      en: "Almond blossom and red anemones above Bodrum in February, with a domed cistern, old mills and the castle",
      ru: "Февраль над Бодрумом: цветущий миндаль, красные анемоны, купол цистерны, мельницы на гряде, внизу бухта и замок",
    },
  },
  "blog-bodrumdan-kosa-gunubirlik": {
    ...CARD,
    alt: {
      tr: "Kos rıhtımında Neratzia Kalesi: tabyanın dibinde balıkçı tekneleri, bavullu yolcular, yanaşan katamaran",
      en: "Travellers come off a catamaran on the quay of Kos, under the round bastion of the Knights’ castle",
      ru: "Причал Коса: рыбацкие лодки под круглым бастионом, путники с чемоданом, подходит катамаран, вдали гора Дикеос",
    },
  },
  "blog-bodrum-dolmus-rehberi": {
    ...CARD,
    looks: ["gold"],
    alt: {
      tr: "Deniz kıyısındaki durakta dolmuş: sepetli bir kadın biniyor, ardında bir anneyle çocuk, gölgede bekleyen yaşlı bir adam",
      en: "A woman with a basket climbs into a dolmuş at a seaside stop, while an old man stays in the shade of the tree",
      ru: "Долмуш у моря в вечернем свете: женщина с корзиной садится, за ней мама с мальчиком, под деревом старик в шляпе",
    },
  },
  "blog-cocuklarla-bodrum": {
    ...CARD,
    looks: ["beach"],
    named: [38, 86],
    alt: {
      tr: "Dupduru suyun üstünde iskele: kepçeyle balık peşinde bir oğlan, ayaklarını sarkıtmış kız kardeşi, suda şişme bir simit",
      en: "A boy with a net and a girl dangling her feet over clear water on a wooden jetty",
      ru: "Деревянный причал: мальчик ловит рыбок сачком, девочка свесила ноги в прозрачную воду, рядом плывёт надувной круг",
    },
  },
  "bodrum-year": {
    ...CARD,
    named: [26, 98],
    alt: {
      tr: "Dört mevsim: yağmurda mandalina ağacı, erguvan dibinde gelincik toplayan çocuk, iskeleden denize girenler, zeytin hasadı",
      en: "One bay in four seasons: mandarins in the rain, poppies and a Judas tree, bathers on a jetty, the olive harvest",
      ru: "Одна бухта, четыре сезона: мандарины под дождём, ребёнок с маками у иудина дерева, купальщики, сбор оливок",
    },
  },
} as const satisfies Record<string, Picture>;
