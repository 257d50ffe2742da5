import type { FaqItem } from "#src/content/schema/questions.ts";
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
      en: "Yes. We work 24/7: there are drivers on duty at every hour, and at four in the morning it’s still a person who answers the phone and WhatsApp.",
      ru: "Да, мы работаем круглосуточно и без выходных. Ночью водитель так же стоит с табличкой у выхода, а на звонок или сообщение отвечает человек. Из России, где WhatsApp заблокирован, удобнее позвонить или отправить SMS.",
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
      tr: "Bagajınızı alıp çıktığınızda şoförünüz kapının önünde, üzerinde adınız yazan bir tabelayla bekler. Milas–Bodrum’da iç ve dış hatların kapısı ayrıdır; hangisinde duracağını uçuş numaranızdan anlarız. Numarayı formda isteğe bağlı alanlara yazınız, yazmadıysanız onaylarken sorarız; aktarma varsa Bodrum’a inen uçağınki gerekir. Kimseyi göremezseniz öbür kapıya gitmeyiniz, bizi arayınız.",
      en: "Collect your bags, walk out through the arrivals door and look for the sign with your name on it. At Milas–Bodrum, domestic and international flights come out through different doors, and your flight number tells the driver which is yours: give it in the form, and if you change planes, give the last flight’s. If you see nobody, stay where you are and call us. Some drivers speak English, some German, Russian or Arabic: say in the note which you’d like.",
      ru: "Получите багаж, выйдите в зал прилёта и ищите табличку со своим именем. В аэропорту Милас–Бодрум у внутренних и международных рейсов разные выходы; у какого вас ждать, видно по номеру рейса. Впишите его в форму; при пересадке нужен последний рейс. Нужен водитель, который говорит по-русски? Попросите об этом в примечании. Если своего имени не видите, оставайтесь на месте и позвоните нам.",
    },
  },
  {
    id: "waiting",
    group: "arrival",
    question: {
      tr: "Şoför ne kadar bekler, uçağım gecikirse ne olur?",
      en: "How long does the driver wait, and what if my flight is late?",
      ru: "Сколько ждёт водитель и что будет, если рейс задержится?",
    },
    answer: RIDE_TERMS.waiting.text,
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
      tr: "En uzağı Gümüşlük’tür: yol açıkken {{minutes gumusluk}} dakika. Turgutreis {{minutes turgutreis}}, Yalıkavak {{minutes yalikavak}}, Bodrum merkez {{minutes bodrum}} dakika sürer. Temmuz ve ağustosta cuma akşamları, bir de bayram başlarında Torba kavşağından sonra trafik yavaşlar; dönüşte sizi alacağımız saati bunu hesaba katarak kararlaştırırız.",
      en: "On the peninsula Gümüşlük is the farthest, about {{minutes gumusluk}} minutes. Turgutreis takes {{minutes turgutreis}}, Yalıkavak {{minutes yalikavak}}, and the town itself {{minutes bodrum}}. On Friday evenings in July and August the road slows down after the Torba junction. For your flight home we agree a time that allows for traffic.",
      ru: "Центр Бодрума\u00a0— {{minutes bodrum}}\u00a0минут, Ялыкавак\u00a0— около {{minutes yalikavak}}, Тургутреис\u00a0— около {{minutes turgutreis}}, Гюмюшлюк на дальнем краю полуострова\u00a0— около {{minutes gumusluk}}. В июле и августе вечером по пятницам за развилкой у Торбы едут медленнее. Время выезда к самолёту мы рассчитаем от времени вылета, с запасом.",
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
      tr: "Fiyat araç başınadır ve sabittir: Rezervasyondan önce ne gördüyseniz onu ödersiniz. Örneğin VIP Vito ile havalimanından Yalıkavak’a {{fare airport yalıkavak}}; dönüşte de gece de hafta sonu da aynıdır. Yolda durmak isterseniz önceden yazınız, fiyatı değiştirip değiştirmediğini söyleriz. Bodrum merkez için hazır fiyat yoktur; adresinizi yazarsanız rezervasyondan önce bildiririz. Bütün liste [fiyatlar sayfasında](/prices).",
      en: "It’s per car, however many of you there are, and it’s fixed in euros: you pay the figure you saw before you booked. A VIP Vito from the airport to Yalıkavak is {{fare airport yalıkavak}}, for example, and the return costs the same. Each route has one price, at night and at weekends too. If you’d like a stop on the way, ask when you book, and you’ll hear before you agree whether it costs more. The whole list is on the [prices page](/prices).",
      ru: "За машину, и цена фиксированная: вы платите столько, сколько видели до заказа. Например, VIP Vito из аэропорта в Ялыкавак\u00a0— {{fare airport yalıkavak}}, обратно столько же. У каждого маршрута одна цена, отдельной ночной в списке нет. Для адреса в центре Бодрума готовой цены нет\u00a0— пришлите его, и мы назовём её до заказа. Весь список\u00a0— на [странице цен](/prices).",
    },
  },
  {
    id: "payment",
    group: "price",
    question: {
      tr: "Ödemeyi nasıl, hangi parayla yaparım?",
      en: "How do I pay, and in which currency?",
      ru: "Как и в какой валюте оплатить поездку?",
    },
    answer: {
      tr: `${RIDE_TERMS.payment.text.tr} Kart bilgisi istenmez. Euro dışındaki tutarı günün kuruyla hesaplar, 5’in katına yukarı yuvarlarız. Nasıl ödeyeceğinizi onay sırasında söylersiniz; nakitse küçük banknot getiriniz. Fatura ya da makbuz için talepteki nota adınızı veya şirketin unvanını, adresini, vergi dairesini ve numarasını yazınız; hangisini vereceğimizi bildiririz.`,
      en: `${RIDE_TERMS.payment.text.en} We never ask for a card number. For currencies other than the euro we convert at the day’s rate and round up to the next five. When we confirm the ride, tell us how you’d like to pay; for cash bring small notes, as a driver can’t always change a large one. For an invoice or a receipt, ask in the note, with a company’s full name, tax office and tax number; we’ll say which of the two we give.`,
      ru: `${RIDE_TERMS.payment.text.ru} Номер карты мы не спрашиваем. Карты российских банков в Турции не работают, поэтому проще всего привезти наличные, купюрами помельче. Цену в евро переводим в другую валюту по курсу дня и округляем вверх до суммы, кратной 5. Счёт или квитанцию попросите до поездки, в примечании; для компании добавьте название, адрес и налоговый номер, а мы ответим, какой документ выдадим.`,
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
    answer: {
      tr: `${RIDE_TERMS.childSeats.text.tr} Yaklaşık 15\u00a0aya kadar arkaya bakan bebek koltuğu, yaklaşık 4 yaşa kadar öne bakan çocuk koltuğu, sonra kemeri omuzdan geçiren yükseltici takılır. Sınırı yaştan çok boy ve kilo belirler; iki koltuk arasında kalan çocuk için bunları da nota ekleyiniz.`,
      en: `${RIDE_TERMS.childSeats.text.en} As a rule that’s a rear-facing seat until at least fifteen months, a forward-facing one to about four, and then a booster until the belt lies over the shoulder, not the neck. If your child is between two sizes, add height and weight to the age.`,
      ru: `${RIDE_TERMS.childSeats.text.ru} Примерно до 15\u00a0месяцев это автолюлька, в которой ребёнок едет спиной по ходу движения, потом лет до четырёх\u00a0— кресло лицом вперёд, дальше\u00a0— бустер, до тех пор пока обычный ремень проходит у ребёнка по шее, а не по плечу. Если он между двумя размерами, допишите в примечании рост и вес.`,
    },
  },
  {
    id: "how-many",
    group: "onboard",
    question: {
      tr: "Bir araca kaç kişi, kaç bavul sığar?",
      en: "How many people and suitcases fit into each car?",
      ru: "Сколько человек и чемоданов поместится в машине?",
    },
    answer: {
      tr: "VIP Vito en çok {{seats vip-vito}}, VIP Sprinter en çok {{seats vip-sprinter}} yolcu alır; bebekler de sayılır. Vito’ya ve aynı boydaki V-Class’a {{comfortableSeats vip-vito}} kişi birer orta boy bavulla, Sprinter’a {{comfortableSeats vip-sprinter}} kişi birer büyük bavulla, S-Class’a {{comfortableSeats s-class}} kişi kabin çantasıyla rahat sığar. Katlanmış bebek arabası bir bavul sayılır; sörf tahtasını, golf çantasını bagaj satırına yazınız. Evcil hayvan S-Class dışındaki araçlara taşıma kabında ya da tasma ve örtüyle binebilir; nota yazınız. Daha kalabalık gruplara [birden fazla araç](/contact) ayarlarız.",
      en: "A VIP Vito seats {{seats vip-vito}} and a VIP Sprinter {{seats vip-sprinter}}, babies included. Luggage brings that down. In a Vito, or in a V-Class, which is the same size, {{comfortableSeats vip-vito}} travel in comfort with a medium suitcase each; in a Sprinter {{comfortableSeats vip-sprinter}}, with a large one each; in an S-Class {{comfortableSeats s-class}}, with cabin bags. A folded pushchair counts as one suitcase; enter sail bags or golf clubs under Luggage in the form. Pets may ride in any car but the S-Class, in a carrier or with a lead and a blanket: tell us in the note. For the S-Class or a V-Class, [ask us for a price](/contact).",
      ru: "VIP Vito берёт до {{seats vip-vito}}\u00a0пассажиров, VIP Sprinter\u00a0— до {{seats vip-sprinter}}; младенцев тоже считайте. С багажом и без тесноты помещаются: в Vito и V-Class того же размера\u00a0— до {{comfortableSeats vip-vito}}\u00a0человек, у каждого средний чемодан; в Sprinter\u00a0— до {{comfortableSeats vip-sprinter}}, у каждого большой; в S-Class\u00a0— до {{comfortableSeats s-class}}, с ручной кладью. Сложенная коляска занимает место одного чемодана; доску или клюшки впишите в поле «Багаж». Животных возим во всех машинах, кроме S-Class: кошку в переноске, собаку на поводке и с подстилкой; предупредите в примечании. Группе побольше подадим [несколько машин](/contact).",
    },
  },
  {
    id: "cancelling",
    group: "changes",
    question: {
      tr: "İptal ne zamana kadar ücretsiz?",
      en: "Can I cancel, and what does it cost?",
      ru: "Как отменить поездку и сколько это стоит?",
    },
    answer: {
      tr: `${RIDE_TERMS.cancelling.text.tr} İptal ya da değişiklik için [arayınız ya da yazınız](/contact).`,
      en: `${RIDE_TERMS.cancelling.text.en} To cancel or change a ride, [call or message us](/contact).`,
      ru: `${RIDE_TERMS.cancelling.text.ru} Чтобы отменить или изменить поездку, [позвоните или напишите](/contact).`,
    },
  },
  {
    id: "certain",
    group: "changes",
    question: {
      tr: "Nasıl rezervasyon yaparım, ne zaman kesinleşir?",
      en: "How do I book, and when is it confirmed?",
      ru: "Как заказать машину и когда заказ подтверждён?",
    },
    answer: {
      tr: "[Formla](/reservation) bir talep gönderirsiniz. Özeti ekranda açılır, şoföre göstereceğiniz transfer kartı cihazınıza kaydedilir; kartı yazdırabilir, yolculuğu takviminize ekleyebilirsiniz. Günü, saati ve aracı telefonla ya da WhatsApp’tan onayladığımızda talebiniz rezervasyona dönüşür; o zamana kadar kart bilet yerine geçmez. Birkaç saat sonra yola çıkacaksanız ya da bizden ses çıkmazsa [bizi arayınız](/contact).",
      en: "Send us the [booking form](/reservation). Your request appears on the screen, with a pass to show the driver, which is saved on your device; you can print it or add the ride to your calendar. The request becomes a booking when we tell you, by phone or message, that the car is yours. The euro price stays what it was when you sent the form. If you leave in a few hours, or have heard nothing, don’t wait: [call us](/contact).",
      ru: "Отправьте [форму заказа](/reservation), и на экране появится карточка поездки с маршрутом, временем и ценой. Она хранится на вашем устройстве и открывается без интернета; карточку можно распечатать, поездку\u00a0— добавить в календарь. Заявка станет заказом, когда мы подтвердим день, время и машину по телефону или сообщением. Если прилетаете уже сегодня или ответа нет, [позвоните](/contact): мы на связи круглосуточно.",
    },
  },
];
