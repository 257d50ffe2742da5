import type { FaqItem } from "#src/content/contentSchema.ts";
import { RIDE_TERMS } from "./rideTerms.ts";

/** Frequently asked questions, in their groups. The `id` of a question is its anchor on the page. */
export const FAQ: readonly FaqItem[] = [
  {
    id: "hours",
    group: "arrival",
    question: {
      tr: "Gece inen uçaklar için de araç gönderiyor musunuz?",
      en: "Do you meet flights that land in the middle of the night?",
      ru: "Вы встречаете ночные рейсы?",
    },
    answer: {
      tr: "Evet. 7/24 çalışıyoruz; gece yarısından sonra inenleri de karşılarız, bayram sabahı yola çıkanları da alırız. Telefona ve WhatsApp’a her saat biri bakar.",
      en: "Yes. Drivers are on duty 24\u00a0hours a day, seven days a week, and at four in the morning it’s still a person who answers the phone and WhatsApp.",
      ru: "Да, мы работаем круглосуточно и без выходных. Ночью водитель так же стоит с табличкой у выхода, а на звонок или сообщение отвечает человек.",
    },
  },
  {
    id: "meeting",
    group: "arrival",
    question: {
      tr: "Havalimanında şoförü nasıl bulurum?",
      en: "How do I find my driver at the airport?",
      ru: "Как я найду водителя в аэропорту?",
    },
    answer: {
      tr: "Bagajınızı alıp çıktığınızda şoförünüzü, üzerinde adınız yazan bir tabelayla kapının önünde bulursunuz. Milas–Bodrum’da iç ve dış hatların kapısı ayrıdır; kimseyi göremezseniz öbür kapıya gitmeyiniz, bizi arayınız.",
      en: "Collect your bags, walk out through the arrivals door and look for the sign with your name on it. At Milas–Bodrum, domestic and international flights come out through different doors, so if you see nobody, stay where you are and ring us.",
      ru: "Получите багаж, выйдите в зал прилёта и ищите табличку со своим именем. В аэропорту Милас–Бодрум у внутренних и международных рейсов разные выходы. Если своего имени не видите, оставайтесь на месте и позвоните нам.",
    },
  },
  {
    id: "waiting",
    group: "arrival",
    question: {
      tr: "Uçağım gecikirse ne olur?",
      en: "How long does the driver wait, and what if my flight is late?",
      ru: "Что будет, если рейс задержат?",
    },
    answer: RIDE_TERMS.waiting.text,
  },
  {
    id: "flight-number",
    group: "arrival",
    question: {
      tr: "Uçuş numarası neden soruluyor, nereye yazılır?",
      en: "Where do I give my flight number, and what is it for?",
      ru: "Зачем вам номер рейса и куда его вписать?",
    },
    answer: {
      tr: "Şoförün iç hatlar çıkışında mı, dış hatlarda mı bekleyeceğini bu numaradan anlarız. Formda isteğe bağlı alanları açınca “Uçuş numarası” satırını görürsünüz. Aktarma varsa bize Bodrum’a inen uçağın numarası gerekir. Numarayı henüz bilmiyorsanız alanı boş bırakıp sonra mesajla gönderebilirsiniz.",
      en: "In the booking form, under “Return, flight number, child seat, note”. It tells the driver which of the airport’s doors you’ll come out of. If you change planes on the way, we need the last flight’s number, not the first.",
      ru: "В форме откройте строку «Обратный путь, рейс, кресло, пожелания»: в ней есть поле «Номер рейса». По номеру видно, у какого из двух выходов вас встречать. При пересадке в Стамбуле впишите второй рейс, тот, что садится в аэропорту Милас–Бодрум.",
    },
  },
  {
    id: "drive-times",
    group: "arrival",
    question: {
      tr: "Havalimanından yol ne kadar sürer?",
      en: "How long is the drive from the airport?",
      ru: "Сколько ехать из аэропорта?",
    },
    answer: {
      tr: "En uzağı Gümüşlük’tür: yol açıkken 60 dakika. Turgutreis 55, Yalıkavak 50, Bodrum merkez 35–40 dakika sürer. Temmuz ve ağustosta cuma akşamları, bir de bayram başlarında Torba kavşağından sonra trafik yavaşlar; dönüşte alış saatini bunu hesaba katarak kararlaştırırız.",
      en: "On the peninsula Gümüşlük is the farthest, about 60 minutes. Turgutreis takes 55, Yalıkavak 50, and the town itself 35–40. On Friday evenings in July and August the road slows down after the Torba junction. For your flight home we agree a time that allows for traffic.",
      ru: "Центр Бодрума\u00a0— 35–40\u00a0минут, Ялыкавак\u00a0— около 50, Тургутреис\u00a0— около 55, Гюмюшлюк на дальнем краю полуострова\u00a0— около 60. В июле и августе вечером по пятницам за развилкой у Торбы едут медленнее. Час выезда к самолёту мы рассчитаем от времени вылета, с запасом.",
    },
  },
  {
    id: "fixed-price",
    group: "price",
    question: {
      tr: "Fiyat kişi başına mı, yolda değişir mi?",
      en: "Is the price per person, and can it change on the way?",
      ru: "Цена за человека или за машину? Может ли она измениться?",
    },
    answer: {
      tr: "Fiyat araç başınadır ve sabittir: Rezervasyondan önce ne gördüyseniz onu ödersiniz. Örneğin VIP Vito ile havalimanından Yalıkavak’a {{fare airport yalıkavak}}; dönüş de aynı. Bütün liste [fiyatlar sayfasında](/prices).",
      en: "It’s per car, however many of you there are, and it’s fixed in euros: you pay the figure you saw before you booked. A VIP Vito from the airport to Yalıkavak is {{fare airport yalıkavak}}, for example, and the way back costs the same. The whole list is on the [prices page](/prices).",
      ru: "За машину, и цена фиксированная: вы платите столько, сколько видели до заказа. Например, VIP Vito из аэропорта в Ялыкавак\u00a0— {{fare airport yalıkavak}}, обратно столько же. Весь список\u00a0— на [странице цен](/prices).",
    },
  },
  {
    id: "night",
    group: "price",
    question: {
      tr: "Gece yolculuğu daha mı pahalı?",
      en: "Does a ride cost more at night?",
      ru: "Ночью поездка дороже?",
    },
    answer: {
      tr: "Hayır. Gece ya da hafta sonu farkı yoktur; sabaha karşı inen de öğle uçağıyla gelen de aynı yola aynı fiyatı öder. Formda saati değiştirseniz de [fiyatlar sayfasındaki](/prices) tutar değişmez.",
      en: "No. Each route has one price per vehicle on our [price list](/prices), at night and at weekends too.",
      ru: "Нет, отдельных ночных цен у нас нет. Из аэропорта в Гюмбет VIP Vito стоит {{fare airport gümbet}} и в полдень, и в четыре утра; так же и по остальным маршрутам [из таблицы](/prices).",
    },
  },
  {
    id: "currencies",
    group: "price",
    question: {
      tr: "Euro dışında bir para birimiyle ödersem tutar nasıl hesaplanır?",
      en: "Which currency are your prices in?",
      ru: "В какой валюте у вас цены?",
    },
    answer: {
      tr: "Liste euro cinsindendir. Site lira, dolar ve sterlin tutarını güncel kurla hesaplar ve 5’in katı olacak biçimde yukarı yuvarlar; dört tutarı yan yana görürsünüz. Hangi parayla ödeyeceğinizi nota yazarsanız tutarı baştan o para biriminde bildiririz. Yanınızda küçük banknot olsun; gece yol üstünde para bozduracak yer bulunmaz.",
      en: "The list is in euros. If you’d rather pay in lira, dollars or pounds, we convert the price at the day’s rate and round up to the next five, just as the site does. Bring some small notes: a driver can’t always change a large one.",
      ru: "В евро, и эта цена не меняется. Рядом сайт показывает лиры, доллары и фунты по курсу дня: сумма округлена вверх и всегда кратна 5. Если хотите платить не в евро, скажите об этом при подтверждении, и мы назовём сумму. Купюры лучше взять помельче: сдачи с крупной у водителя может не найтись.",
    },
  },
  {
    id: "payment",
    group: "price",
    question: {
      tr: "Ödemeyi nasıl yaparım?",
      en: "How do I pay?",
      ru: "Как оплатить поездку?",
    },
    answer: {
      tr: `${RIDE_TERMS.payment.text.tr} Kart bilgisi istenmez. Nakit mi, havaleyle mi ödeyeceğinizi yolculuğu onaylarken söylersiniz.`,
      en: `${RIDE_TERMS.payment.text.en} We never ask for a card number. When we confirm the ride, tell us which way suits you.`,
      ru: `${RIDE_TERMS.payment.text.ru} Номер карты мы не спрашиваем. Карты российских банков в Турции не работают, поэтому проще всего привезти наличные.`,
    },
  },
  {
    id: "invoice",
    group: "price",
    question: {
      tr: "Fatura ya da makbuz alabilir miyim?",
      en: "Can I get an invoice or a receipt?",
      ru: "Можно ли получить счёт или квитанцию для отчёта?",
    },
    answer: {
      tr: "Belge istiyorsanız yolculuktan önce haber veriniz: Talepteki nota adınızı ya da şirketin tam unvanını, adresini, vergi dairesini ve vergi numarasını yazınız. Hangi belgeyi vereceğimizi ve belgenin size nasıl ulaşacağını yolculuğu onaylarken bildiririz.",
      en: "Ask before the ride, in the note or on the [contact page](/contact), and we’ll say which of the two you’ll get and how it will reach you. For a company, add its full name, tax office and tax number.",
      ru: "Попросите о документе до поездки, в поле «Примечание для водителя». Для компании нужны название, адрес и налоговый номер, для турецкой ещё и название налоговой инспекции. Мы ответим, какой документ выдадим и как вы его получите. Если заявка уже отправлена, [позвоните или напишите](/contact).",
    },
  },
  {
    id: "child-seats",
    group: "onboard",
    question: {
      tr: "Çocuk koltuğu var mı?",
      en: "Do you have child seats?",
      ru: "Есть ли детские кресла?",
    },
    answer: RIDE_TERMS.childSeats.text,
  },
  {
    id: "seat-ages",
    group: "onboard",
    question: {
      tr: "Hangi yaşa hangi koltuk takılır?",
      en: "Which seat does my child need?",
      ru: "Какое кресло нужно в каком возрасте?",
    },
    answer: {
      tr: "Yaklaşık 15 aya kadar arkaya bakan bebek koltuğu, yaklaşık 4 yaşa kadar öne bakan çocuk koltuğu, sonra kemeri omuzdan geçiren yükseltici takılır. Sınırı yaştan çok boy ve kilo belirler. Form yalnızca kaç koltuk istediğinizi sorar; boyu, kiloyu ve varsa kendi koltuğunuzu nota yazabilirsiniz.",
      en: "As a rule, babies ride in a rear-facing seat until they’re at least fifteen months old, children to about four in a forward-facing one, and older ones on a booster until the belt lies over the shoulder and not the neck. The form asks only how many seats, so if your child is between two sizes, add height and weight to the age in the note.",
      ru: "Примерно до 15\u00a0месяцев\u00a0— автолюлька, в которой ребёнок едет спиной по ходу движения. Потом лет до четырёх\u00a0— кресло лицом вперёд, а дальше бустер, пока ремень ложится на шею, а не на плечо. В форме выбирают только число кресел, до четырёх. Возраст и рост каждого ребёнка допишите в примечании.",
    },
  },
  {
    id: "how-many",
    group: "onboard",
    question: {
      tr: "Bir araca kaç kişi biner?",
      en: "How many people fit into each car?",
      ru: "Сколько человек поместится в машине?",
    },
    answer: {
      tr: "VIP Vito en çok 7, VIP Sprinter en çok 19 yolcu alır. Kabin çantasıyla S-Class’ta 3; bavulla V-Class’ta ve aynı boydaki Vito’da 6, Sprinter’da 12 kişi rahat eder. Bebekler de sayıya girer, çünkü her birinin kendi koltuğu olur. Daha kalabalık gruplara [birden fazla araç](/contact) ayarlarız.",
      en: "A VIP Vito takes up to 7 people, a VIP Sprinter up to 19. With suitcases, count on 6 in the Vito or the V-Class, which is the same size, and 12 in the Sprinter; with cabin bags, 3 in the S-Class. The Vito and the Sprinter are on the price list; the S-Class, or a V-Class in place of a Vito, we [price on request](/contact).",
      ru: "VIP Vito берёт до 7\u00a0пассажиров, VIP Sprinter\u00a0— до 19. Просторно троим в S-Class, шестерым в Vito или V-Class (они одного размера) и двенадцати пассажирам в Sprinter. Вшестером в Vito удобно и с чемоданами. Младенцев тоже считайте: кресло занимает целое место. Группе побольше подадим [несколько машин](/contact).",
    },
  },
  {
    id: "luggage",
    group: "onboard",
    question: {
      tr: "Bavullarım sığar mı?",
      en: "How much luggage can we bring?",
      ru: "Сколько багажа поместится?",
    },
    answer: {
      tr: "Vito’ya 6 kişi birer orta boy bavulla, Sprinter’a 12 kişi birer büyük bavulla rahat sığar. S-Class kabin bagajına göredir. Katlanmış bebek arabasını bir bavul sayınız. Kaç parça getirdiğinizi formdaki bagaj satırına yazınız; sörf tahtanız ya da golf çantanız varsa onu da belirtiniz, uygun aracı ayıralım.",
      en: "A Vito carries 6 people with a medium suitcase each, a Sprinter 12 with a large one each; the S-Class is for cabin bags. A folded pushchair counts as one suitcase. The form has a field for luggage: use it for anything long or bulky, such as sail bags or golf clubs.",
      ru: "В VIP Vito входит по среднему чемодану на каждого из шестерых, в VIP Sprinter\u00a0— по большому на каждого из двенадцати, в S-Class\u00a0— только ручная кладь. Сложенная детская коляска занимает место одного чемодана. Доску для сёрфинга, клюшки для гольфа и всё длинное впишите в поле «Багаж» вместе с размерами.",
    },
  },
  {
    id: "pets",
    group: "onboard",
    question: {
      tr: "Evcil hayvanım benimle yolculuk edebilir mi?",
      en: "Can we bring a dog or a cat?",
      ru: "Можно ли ехать с собакой или кошкой?",
    },
    answer: {
      tr: "Vito, V-Class ve Sprinter’da evet, S-Class’ta hayır. Kedi ve küçük köpek taşıma kabında, büyük köpek tasmayla ve koltuğun önüne serilecek bir örtüyle gelir. Türünü ve yaklaşık kilosunu nota yazınız, aracı ona göre seçelim. Yolda su ve kısa bir yürüyüş molası isterseniz bunu da ekleyiniz.",
      en: "In the Vito, the V-Class and the Sprinter, yes; the S-Class doesn’t take animals. Please bring a carrier, or a lead and a blanket for your pet to lie on. Tell us in the note what sort of animal it is and how big, so that we send a car with room for it beside your luggage.",
      ru: "Да, в VIP Vito, V-Class и Sprinter; в S-Class животных мы не возим. Кошке нужна переноска, собаке поводок и подстилка. Напишите в примечании, какое это животное и сколько весит: тогда приедет машина, где хватит места и ему, и чемоданам.",
    },
  },
  {
    id: "cancelling",
    group: "changes",
    question: {
      tr: "İptal ne zamana kadar ücretsiz?",
      en: "Can I cancel, and what does it cost?",
      ru: "Что, если поездку придётся отменить?",
    },
    answer: RIDE_TERMS.cancelling.text,
  },
  {
    id: "certain",
    group: "changes",
    question: {
      tr: "Formu gönderince rezervasyonum kesinleşiyor mu?",
      en: "Is my ride booked once I’ve sent the form?",
      ru: "Заявка отправлена. Значит, машина уже заказана?",
    },
    answer: {
      tr: "Henüz değil; formla yalnızca bir talep göndermiş olursunuz. Günü, saati ve aracı telefonla ya da WhatsApp’tan onayladığımızda talebiniz rezervasyona dönüşür. O zamana kadar ekrandaki kart bilet yerine geçmez. Birkaç saat sonra yola çıkacaksanız yanıt beklemeyiniz, [bizi arayınız](/contact).",
      en: "Not yet. The form sends us a request. It becomes a booking when we tell you, by phone or message, that the car is yours. The euro price stays what it was when you sent the form.",
      ru: "Ещё нет. Карточка на экране означает лишь, что заявка до нас дошла. Заказом она станет, когда мы подтвердим день, час и машину по телефону или сообщением. Если прилетаете уже сегодня, не ждите ответа: [позвоните или напишите сами](/contact).",
    },
  },
  {
    id: "after-sending",
    group: "changes",
    question: {
      tr: "Talebi gönderdikten sonra ne olur?",
      en: "What happens after I send the request?",
      ru: "Что будет после отправки заявки?",
    },
    answer: {
      tr: "Ekranda talebinizin özeti açılır, şoföre göstereceğiniz transfer kartı cihazınıza kaydedilir. Aynı pencereden kartı yazdırabilir, yolculuğu takviminize ekleyebilirsiniz. Ardından biz arar ya da yazarız. Bizden ses çıkmazsa numaranızı yanlış yazmış olabilirsiniz; [telefon ederseniz](/contact) talebi birlikte buluruz.",
      en: "Your request appears on the screen, with a pass to show the driver. The pass stays on your device; you can also print it or add the ride to your calendar. Then we ring or write to confirm the car. If you leave in a few hours and have heard nothing, don’t wait: [call us](/contact).",
      ru: "На экране появится карточка поездки с маршрутом, временем и ценой. Она остаётся на вашем устройстве и открывается без интернета; её можно распечатать или добавить в календарь. Затем мы звоним или пишем вам и подтверждаем поездку. Ответа нет? [Позвоните](/contact): мы на связи круглосуточно.",
    },
  },
];
