import type { FaqItem } from "#src/content/entities.ts";
import { RIDE_TERMS } from "./rideTerms.ts";

/** The questions that people ask before they book, group by group. `id` is the anchor of each on the page. */
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
      tr: "Evet. 7/24 çalışıyoruz; saat üçte inen uçağın yolcusu da bayram sabahı yola çıkan da aracını bulur. Telefona ve WhatsApp’a her saat biri bakar.",
      en: "Yes. Cars and drivers are on the road 24\u00a0hours a day, seven days a week, and somebody answers the phone and WhatsApp at three in the morning too.",
      ru: "Да. Мы работаем круглосуточно и без выходных, и на звонок или сообщение в три часа ночи ответит человек, а не автоответчик.",
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
      tr: "Bagajınızı alıp çıkış kapısından geçtiğinizde şoförünüz, üzerinde adınız yazan bir tabelayla bekler. Milas–Bodrum’da iç hatlarla dış hatların çıkışı ayrıdır; kapıda kimseyi göremezseniz yerinizden ayrılmadan bizi arayınız.",
      en: "Collect your bags, walk out through the arrivals door and look for the sign with your name on it. Domestic and international flights come out through different doors at Milas–Bodrum, so if you see nobody, stay where you are and ring us.",
      ru: "Получите багаж, выйдите в зал прилёта и ищите табличку со своим именем. В аэропорту Милас–Бодрум у внутренних и международных рейсов разные выходы: если никого не видно, не уходите далеко и позвоните нам.",
    },
  },
  {
    id: "waiting",
    group: "arrival",
    question: {
      tr: "Uçağım gecikirse ne olur?",
      en: "What happens if my flight is late?",
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
      tr: "Formda isteğe bağlı alanları açtığınızda kendi satırı vardır. Hangi uçakla geldiğinizi, yani şoförün iç hat çıkışında mı dış hat çıkışında mı duracağını oradan anlarız. Aktarmalı gelenler bagajlarıyla Bodrum’a indikleri son uçağın numarasını yazar. Numarayı henüz bilmiyorsanız alanı boş bırakıp sonra mesajla gönderebilirsiniz.",
      en: "In the booking form, under “Return, flight number, child seat, note”. It tells us which flight you are on, and so which of the airport’s doors you’ll come out of. If you change planes on the way, give the number of the last one, the one that lands here.",
      ru: "В форме откройте строку «Обратный путь, рейс, кресло, пожелания»: в ней есть поле «Номер рейса». По номеру мы знаем, каким самолётом вы летите и у какого выхода вас встречать. Если летите с пересадкой, впишите последний рейс, тот, что садится в аэропорту Милас–Бодрум.",
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
      tr: "Süresini verdiğimiz yerlerin en uzağı Gümüşlük: 60 dakika kadar. Turgutreis 55, Yalıkavak 50, Bodrum merkez ise 35–40 dakikadır. Temmuz ve ağustosta cuma akşamları Torba kavşağından sonrası yavaşlar; dönüş uçağınız için payı biz de hesaba katarız.",
      en: "On the peninsula Gümüşlük is the farthest, about 60 minutes. Turgutreis takes 55, Yalıkavak 50, and the town itself 35–40. On Friday evenings in July and August the road slows down after the Torba junction. When we agree a time for your flight home, we allow for traffic too.",
      ru: "На полуострове дальше всех Гюмюшлюк\u00a0— около 60\u00a0минут. До Тургутреиса 55, до Ялыкавака 50, до самого Бодрума 35–40. Вечером по пятницам в июле и августе после развязки у Торбы едут медленнее, и на дорогу к самолёту мы закладываем запас.",
    },
  },
  {
    id: "fixed-price",
    group: "price",
    question: {
      tr: "Fiyat kişi başına mı, yolda değişir mi?",
      en: "Is the price per person, and can it change on the way?",
      ru: "Это цена за человека? Может ли она вырасти в дороге?",
    },
    answer: {
      tr: "Fiyat araç başınadır ve sabittir: Rezervasyondan önce ne gördüyseniz onu ödersiniz. Örneğin VIP Vito ile havalimanından Yalıkavak’a {{fare airport yalıkavak}}; dönüş de aynı. Bütün liste [fiyatlar sayfasında](/prices).",
      en: "It is per car, and it is fixed: you pay what you saw before you booked. A VIP Vito from the airport to Yalıkavak is {{fare airport yalıkavak}}, for example, and the way back costs the same. The whole list is on the [prices page](/prices).",
      ru: "Цена\u00a0— за машину, и она фиксированная: вы платите ту сумму, которую видели до заказа. Например, VIP Vito из аэропорта в Ялыкавак\u00a0— {{fare airport yalıkavak}}, обратно столько же. Весь список\u00a0— на [странице цен](/prices).",
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
      tr: "Hayır. Fiyat listesinde gece ya da hafta sonu için ayrı bir satır yoktur; sabaha karşı inen yolcu da öğle uçağıyla gelen de aynı yol için aynı tutarı öder. Bütün güzergâhlar [fiyatlar sayfasında](/prices) durur, formda seçtiğiniz saat tutarı değiştirmez.",
      en: "No. The price is the same at any hour: our [price list](/prices) has one figure for each route and vehicle, and none for the night. What the form shows for a landing before dawn is what it shows for one at noon.",
      ru: "Нет. Ночных цен в нашем прейскуранте нет: из аэропорта в Гюмбет VIP Vito везёт за {{fare airport gümbet}} и в полдень, и в четыре утра. Это относится и к другим маршрутам [из таблицы](/prices).",
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
      tr: "Liste euro cinsindendir. Site lira, dolar ve sterlin tutarını güncel kurdan hesaplar ve 5’in bir üst katına yuvarlar; dört tutarı yan yana görürsünüz. Ödeyeceğiniz para birimini talepte belirtmeniz işi kolaylaştırır. Yanınızda küçük banknot bulundurunuz, gece yolda para bozdurmak zor olur.",
      en: "The list is in euros. If you’d rather pay in lira, dollars or pounds, the amount follows that day’s rate and is rounded up to the next five, just as the site shows it. Bring some small notes: a driver can’t always change a large one.",
      ru: "В прейскуранте\u00a0— в евро. Лиры, доллары и фунты сайт считает по курсу дня и округляет вверх до числа, кратного пяти, поэтому в этих валютах сумма со временем немного меняется: сколько готовить к поездке, спросите, когда мы будем её подтверждать. Если платите водителю наличными, возьмите купюры помельче: сдачи с крупной может не найтись.",
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
      tr: `${RIDE_TERMS.payment.text.tr} Kart bilgisi istenmez; lira, dolar ve sterlin karşılıkları güncel kurla gösterilir.`,
      en: `${RIDE_TERMS.payment.text.en} Nobody asks for a card number. The site works out lira, dollars and pounds at the day’s rate.`,
      ru: `${RIDE_TERMS.payment.text.ru} Номер карты не нужен. Карты российских банков в Турции не работают, поэтому проще всего взять с собой наличные.`,
    },
  },
  {
    id: "invoice",
    group: "price",
    question: {
      tr: "Fatura ya da makbuz alabilir miyim?",
      en: "Can I get an invoice or a receipt?",
      ru: "Можно ли получить счёт или квитанцию?",
    },
    answer: {
      tr: "İstediğinizi yolculuktan önce bildiriniz. Talepteki nota adınızı ya da şirketin tam unvanını, adresini, vergi dairesini ve vergi numarasını ekleyiniz. Hangi belgenin düzenleneceğini ve size nasıl ulaşacağını aracı onaylarken konuşuruz; yolculuktan sonra hatırlanan bilgiyi tamamlamak daha uzun sürer.",
      en: "Ask for it before the ride, in the note or by message, and we’ll tell you what we can make out for you and how you’ll get it. For a company, add its full name, its tax office and its tax number. You can also ask beforehand on the [contact page](/contact).",
      ru: "Попросите о документе до поездки: в сообщении водителю укажите название компании, её адрес, налоговый номер и налоговую инспекцию, если компания турецкая. Мы ответим, какой документ выдадим и когда. Если заявка уже отправлена, [позвоните или напишите](/contact).",
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
      tr: "Yaklaşık 15 aya kadar arkaya bakan bebek koltuğu, sonra 4 yaş dolaylarına kadar öne bakan çocuk koltuğu, daha büyüklere kemeri omuzdan geçiren yükseltici. Sınırı yaştan çok boy ve kilo belirler, bunları nota ekleyiniz. Formda yalnızca kaç koltuk istediğiniz sorulur. Kendi koltuğunuzu getiriyorsanız onu da belirtiniz.",
      en: "As a rule, babies ride in a rear-facing seat until they’re at least fifteen months old, children to about four in a forward-facing one, and older ones on a booster until the belt lies over the shoulder and not the neck. The form asks only how many seats, so put height and weight beside the age if your child is between two sizes.",
      ru: "Примерно до 15\u00a0месяцев малыша возят в автолюльке, спиной по ходу движения, потом лет до четырёх\u00a0— в кресле лицом вперёд. Дальше нужен бустер, пока ребёнок не дорастёт до взрослого ремня. В форме указывают только число кресел, до четырёх, а возраст и рост каждого ребёнка напишите в примечании для водителя.",
    },
  },
  {
    id: "how-many",
    group: "onboard",
    question: {
      tr: "Bir araca kaç kişi biner?",
      en: "How many people fit in?",
      ru: "Сколько человек поместится в машине?",
    },
    answer: {
      tr: "VIP Vito en çok 7, VIP Sprinter en çok 19 yolcu alır. Rahat edecek sayı S-Class’ta 3, V-Class’ta 6, Sprinter’da 12 kişidir; bavulla Vito da 6 kişiliktir. Bebekler de sayıya girer, çünkü her birinin kendi koltuğu olur. Grubunuz daha kalabalıksa kişi sayısını [bize yazınız](/contact), birden çok araç planlarız.",
      en: "A VIP Vito takes up to 7 people, a VIP Sprinter up to 19. The comfortable numbers are 3 in the S-Class, 6 in the V-Class and 12 in the Sprinter; with suitcases a Vito seats 6 as well. If there are more of you, or you can’t choose between two cars, [ask us](/contact).",
      ru: "VIP Vito берёт до 7\u00a0пассажиров, VIP Sprinter\u00a0— до 19. Чтобы не тесниться, рассчитывайте на троих в S-Class, шестерых в V-Class и двенадцать человек в Sprinter. Младенцев считайте наравне со взрослыми: место для кресла нужно и им.",
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
      tr: "Vito’ya 6 kişi birer orta boy bavulla, Sprinter’a 12 kişi birer büyük bavulla rahat sığar. S-Class kabin bagajına göredir. Katlanmış bebek arabasını bir bavul sayınız. Kaç parça getirdiğinizi formdaki bagaj satırına yazınız; sörf tahtası ya da golf çantası varsa önceden haber veriniz ki uygun aracı ayıralım.",
      en: "A Vito carries 6 people with a medium suitcase each, a Sprinter 12 with a large one each; the S-Class is for cabin bags. A folded pram takes up one suitcase. The form has a field for luggage: list anything long or bulky there beforehand, such as sail bags or golf clubs.",
      ru: "VIP Vito везёт шестерых со средним чемоданом у каждого, VIP Sprinter\u00a0— двенадцать человек с большим; S-Class рассчитан на ручную кладь. Сложенная коляска занимает место одного чемодана. О доске для сёрфинга, клюшках для гольфа и прочих длинных вещах предупредите заранее: для них в форме есть поле «Багаж».",
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
      en: "In the Vito, the V-Class and the Sprinter, yes; the S-Class doesn’t take animals. Please bring a carrier, or a lead and a blanket to lie on. Say in the note what animal it is and how big, so that the right car comes and there’s room beside your luggage.",
      ru: "Да, в V-Class, VIP Vito и Sprinter; в S-Class животных мы не возим. Кошке нужна переноска, собаке\u00a0— поводок и подстилка на сиденье или пол. О питомце и его размере напишите в сообщении водителю, чтобы приехала подходящая машина.",
    },
  },
  {
    id: "cancelling",
    group: "changes",
    question: {
      tr: "Son dakikada iptal ücretli mi?",
      en: "What does it cost to cancel?",
      ru: "Сколько стоит отменить поездку?",
    },
    answer: RIDE_TERMS.cancelling.text,
  },
  {
    id: "certain",
    group: "changes",
    question: {
      tr: "Formu gönderince rezervasyonum kesinleşiyor mu?",
      en: "Is my ride settled once I have sent the form?",
      ru: "Заявка отправлена. Машина уже заказана?",
    },
    answer: {
      tr: "Henüz değil: Form bir taleptir. Yolculuk, ekibimiz gününü, saatini ve aracını sizinle telefonda ya da WhatsApp’ta onaylayınca kesinleşir. O ana kadar ekrandaki belge bilet yerine geçmez. Birkaç saat sonra yola çıkacaksanız yanıt beklemeyiniz, [bizi arayınız](/contact).",
      en: "Not yet. What you send is a request, and on its own it’s no contract. It becomes a booking when one of us tells you, by phone or message, that the car is yours. From then on the price doesn’t change.",
      ru: "Пока нет. До нашего ответа это заявка, и ваучер на экране означает только, что она до нас дошла. Заказом она становится, когда мы подтвердим её по телефону или сообщением. Прилетаете сегодня\u00a0— не ждите ответа, [свяжитесь с нами](/contact) сами.",
    },
  },
  {
    id: "after-sending",
    group: "changes",
    question: {
      tr: "Talebi gönderdikten sonra ne olur?",
      en: "What happens after I press send?",
      ru: "Что будет после отправки заявки?",
    },
    answer: {
      tr: "Ekranda talebinizin özeti açılır, şoföre göstereceğiniz transfer belgesi cihazınıza kaydedilir. Yolculuğu aynı pencereden takviminize ekleyebilir ya da yazdırabilirsiniz. Ardından biz arar ya da yazarız. Bizden ses çıkmadıysa numaranız yanlış yazılmış olabilir; [telefonla ulaşınız](/contact), talebi birlikte buluruz.",
      en: "Your request comes up on the screen, and with it a pass, which stays on your device; you can print it too, or add the ride to your calendar. Then we ring or write to confirm the car. If you’ve heard nothing and the ride is near, don’t wait for us: [call](/contact).",
      ru: "На экране появится ваучер с маршрутом, временем и ценой. Он сохранится на вашем устройстве и откроется без интернета; его можно добавить в календарь или распечатать. Затем мы звоним или пишем и подтверждаем автомобиль. Если от нас ничего не слышно, [позвоните](/contact): номер круглосуточный.",
    },
  },
];
