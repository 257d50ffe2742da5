import type { LegalText } from "#src/content/schema/legal.ts";

/** On which terms a ride is booked and driven. Figures are the same as in the questions (content/faq.ts). */
export const TERMS: LegalText = {
  keyFacts: [
    {
      label: { tr: "Ücretsiz iptal, en geç", en: "Free to cancel, up to", ru: "Бесплатная отмена" },
      value: {
        tr: "{{cancellingHours}} saat önce",
        en: "{{cancellingHours}} hours before",
        ru: "за\u00a0{{cancellingHours}}\u00a0ч",
      },
    },
    {
      label: { tr: "Daha geç iptal", en: "Cancelled later", ru: "Отмена позже" },
      value: {
        tr: "%{{lateCancellingPercent}}",
        en: "{{lateCancellingPercent}}%",
        ru: "{{lateCancellingPercent}}\u00a0%",
      },
    },
    {
      label: { tr: "Haber verilmezse", en: "No-show without notice", ru: "Неявка без предупреждения" },
      value: { tr: "%100", en: "100%", ru: "100\u00a0%" },
    },
    {
      label: { tr: "Havalimanında bekleme", en: "Airport waiting", ru: "Ожидание в\u00a0аэропорту" },
      value: {
        tr: "{{waitingMinutes}} dk ücretsiz",
        en: "{{waitingMinutes}} min free",
        ru: "{{waitingMinutes}}\u00a0мин бесплатно",
      },
    },
  ],
  groups: [
    {
      title: { tr: "Rezervasyon ve fiyat", en: "Booking and price", ru: "Заказ и\u00a0цена" },
      sections: [
        {
          heading: "Taraflar ve kapsam",
          summary: {
            tr: "Siteden, telefonla ya da mesajla istediğiniz transfer, şoförlü araç ve turlar için.",
            en: {
              title: "What these terms cover",
              text: "These terms apply to transfers, cars with a driver and tours that you request on this site, by phone or by message.",
            },
            ru: {
              title: "На что распространяются",
              text: "На трансферы, автомобили с водителем и туры, о которых вы попросили на сайте, по телефону или в сообщении.",
            },
          },
          paragraphs: [
            "Bu koşullar, bu site üzerinden ya da telefon ve mesajla ilettiğiniz transfer, şoförlü araç ve tur talepleri için geçerlidir. Hizmeti veren işletmenin iletişim bilgileri sayfanın altındadır.",
          ],
        },
        {
          heading: "Talep ve onay",
          summary: {
            tr: "Form bir taleptir. Telefonla ya da mesajla onay verdiğimizde yolculuk kesinleşir.",
            en: {
              title: "Request and confirmation",
              text: "The form is a request, not a contract. Your ride is booked once we confirm it by phone or message. Check your details: we don’t answer for a wrong date, time or number.",
            },
            ru: {
              title: "Заявка и подтверждение",
              text: "Форма\u00a0— это заявка, но ещё не договор. Поездка заказана, когда мы подтвердили её по телефону или сообщением.",
            },
          },
          paragraphs: [
            "Formu göndermeniz bir taleptir; tek başına sözleşme kurmaz. Yolculuk, işletmenin size telefonla ya da mesajla verdiği onayla kesinleşir. Verdiğiniz bilgilerin doğru ve eksiksiz olması gerekir; yanlış tarih, saat ya da telefon numarasından doğan aksaklıklardan işletme sorumlu tutulamaz.",
          ],
        },
        {
          heading: "Fiyat",
          summary: {
            tr: "Araç başına, euro olarak; rezervasyondan önce bellidir, onaydan sonra değişmez. Listede olmayan yolların fiyatını sorunuz.",
            en: {
              title: "Price",
              text: "Listed prices are in euros, per car: one way for a transfer, a day for a tour. Once confirmed, yours won’t change. Other routes, extra stops and longer waiting: on request.",
            },
            ru: {
              title: "Цена",
              text: "За автомобиль, в евро; известна до заказа и после подтверждения не меняется. Маршруты не из списка, а также остановки и ожидание, добавленные в пути, считаем отдельно.",
            },
          },
          paragraphs: [
            "Fiyat listesindeki tutarlar araç başına ve euro cinsindendir: transferlerde tek yön, turlarda aracın o günü içindir. Rezervasyondan önce bildirilir ve onaydan sonra değişmez. Bir transferin iki yönü aynı fiyattır. Türk lirası, ABD doları ve sterlin karşılıkları güncel kurla hesaplanır ve 5’in katına yukarı yuvarlanır.",
            "Listede olmayan yollar için fiyat, talebiniz üzerine bildirilir. Yol üstünde sonradan istenen durakların ve beklemenin fiyatı ayrıca konuşulur.",
          ],
        },
        {
          heading: "Ödeme",
          summary: {
            tr: "Nakit ya da havale. Sitede ödeme alınmaz, kart bilgisi bize hiç ulaşmaz.",
            en: {
              title: "Payment",
              text: "You pay in cash or by bank transfer. Nothing is paid on this site, and card details never reach us.",
            },
            ru: {
              title: "Оплата",
              text: "Наличными или банковским переводом. На сайте платить ничего не нужно, данные карт к нам не попадают.",
            },
          },
          paragraphs: [
            "Ödeme nakit ya da banka havalesiyle yapılır; sitede ödeme alınmaz. Kartla ödeme alınmamaktadır; ileride alınırsa işlemi ödeme kuruluşu yürütür, kart bilgileri bize ulaşmaz ve tarafımızca saklanmaz.",
          ],
        },
      ],
    },
    {
      title: { tr: "Yolculuk", en: "The ride", ru: "Поездка" },
      sections: [
        {
          heading: "Bekleme",
          summary: {
            tr: "Havalimanında {{waitingMinutes}} dakikaya kadar ücretsiz. Daha uzun sürecekse haber veriniz; vermezseniz biz ararız, birlikte karar veririz.",
            en: {
              title: "Waiting",
              text: "Waiting at the airport is free for up to {{waitingMinutes}} minutes. If you need longer, tell us; if we haven’t heard, we’ll contact you, and we’ll decide together.",
            },
            ru: {
              title: "Ожидание",
              text: "В аэропорту до {{waitingMinutes}}\u00a0минут бесплатно. Если нужно дольше, мы свяжемся с вами и решим вместе.",
            },
          },
          paragraphs: [
            "Havalimanında {{waitingMinutes}} dakikaya kadar bekleme ücretsizdir. Daha uzun bir bekleme gerekiyorsa işletmeye haber verirsiniz; haber alınamazsa işletme sizi arar. Beklemenin sürüp sürmeyeceğine birlikte karar verilir.",
          ],
        },
        {
          heading: "İptal ve değişiklik",
          summary: {
            tr: "Yolculuktan {{cancellingHours}} saat öncesine kadar ücretsiz, sonrasında kesinti oranı %{{lateCancellingPercent}}; haber vermeden gelmezseniz tutarın tamamı.",
            en: {
              title: "Cancelling and changes",
              text: "You can cancel free of charge up to {{cancellingHours}} hours before the pick-up. After that you pay {{lateCancellingPercent}}% of the price, or the full price if you don’t turn up and haven’t told us.",
            },
            ru: {
              title: "Отмена и изменения",
              text: "Отмена бесплатна, если до подачи машины осталось не меньше {{cancellingHours}}\u00a0часов; позже оплачивается {{lateCancellingPercent}}\u00a0% суммы, а если вы не пришли и не предупредили\u00a0— вся сумма.",
            },
          },
          paragraphs: ["Yolculuğunuzu telefonla ya da mesajla iptal edebilir veya değiştirebilirsiniz:"],
          list: [
            "Sizi alacağımız saatten en az {{cancellingHours}} saat önce: ücretsiz.",
            "{{cancellingHours}} saatten az kala: kesinti oranı %{{lateCancellingPercent}}.",
            "Haber vermeden gelmezseniz: tutarın tamamı.",
          ],
        },
        {
          heading: "Araç, yolcu ve bagaj",
          summary: {
            tr: "Rezervasyondaki kişi sayısı aşılmaz, kemerler takılır, araçta sigara içilmez. Çocuk koltuğu ücretsizdir; yaşı önceden yazınız.",
            en: {
              title: "Car, people and luggage",
              text: "No more people than you booked for, seat belts on, no smoking in the car. Child seats are free if we know the age beforehand. We’ll look for anything you leave behind.",
            },
            ru: {
              title: "Машина, пассажиры, багаж",
              text: "Пассажиров не больше, чем в заказе; ремни обязательны, в машине не курят. Детское кресло бесплатно, если заранее назвать возраст.",
            },
          },
          paragraphs: [
            "Her araç, ruhsatında yazan kadar yolcu taşır; rezervasyonda bildirilenden fazla kişi alınamaz. Çocuk koltuğu ücretsizdir ve yaş önceden bildirildiğinde araca takılır. Emniyet kemeri takmak zorunludur. Araçlarda sigara içilmez; isteyen yolcu için uygun bir yerde mola verilir.",
            "Araçta unutulan eşya işletmeye bildirildiğinde aranır ve bulunursa teslimi için sizinle iletişime geçilir.",
          ],
        },
        {
          heading: "Turlar",
          summary: {
            tr: "Durakların sırası havaya ve yola göre değişebilir. Kaptan güvenlik için tekne turunu değiştirir ya da ertelerse paranızı geri alır veya başka bir gün seçersiniz.",
            en: {
              title: "Tours",
              text: "The order of the stops may change with the weather and the road. If the captain changes or postpones a boat trip for safety, you can have your money back or another day.",
            },
            ru: {
              title: "Туры",
              text: "Порядок остановок зависит от погоды и дороги. Если ради безопасности капитан изменит маршрут или отложит морскую прогулку, вернём деньги или назначим другой день.",
            },
          },
          paragraphs: [
            "Tur programındaki durakların sırası hava, yol ve ziyaret yerlerinin durumuna göre değişebilir. Tekne turlarında kaptan, güvenlik gerekçesiyle rotayı değiştirebilir ya da turu erteleyebilir; bu durumda ödediğiniz tutar iade edilir ya da başka bir güne aktarılır.",
          ],
        },
      ],
    },
    {
      title: { tr: "Sorumluluk ve hukuk", en: "Liability and law", ru: "Ответственность и\u00a0право" },
      sections: [
        {
          heading: "Sorumluluk",
          summary: {
            tr: "Kapanan yol, kaza ya da grev yolculuğu aksatırsa haber verir, makul bir çözüm öneririz. Tüketici haklarınız saklıdır.",
            en: {
              title: "Liability",
              text: "If a closed road, an accident or a strike delays the ride, we’ll tell you and suggest a reasonable alternative. Your rights as a consumer are not affected.",
            },
            ru: {
              title: "Ответственность",
              text: "Если поездку задержат закрытая дорога, авария, забастовка или другие обстоятельства непреодолимой силы, сообщим и предложим разумное решение. Ваши права потребителя сохраняются.",
            },
          },
          paragraphs: [
            "Kapanan yol, kaza, olağanüstü hava, grev ve benzeri mücbir sebeplerle oluşan gecikmelerde işletme sizi bilgilendirir ve makul bir çözüm sunar. Tüketici mevzuatının size tanıdığı haklar saklıdır.",
          ],
        },
        {
          heading: "Site",
          summary: {
            tr: "Yazılar ve resimler işletmenindir. Yazılardaki bilgiler zamanla değişebilir; çalışma saatlerini gitmeden teyit ediniz.",
            en: {
              title: "This site",
              text: "The texts and pictures belong to the business. Articles describe things as they were when written, and may be out of date: check opening hours before you go.",
            },
            ru: {
              title: "Этот сайт",
              text: "Тексты и рисунки принадлежат компании. Сведения в статьях могли устареть: часы работы проверяйте перед поездкой.",
            },
          },
          paragraphs: [
            "Sitedeki metin ve resimler işletmeye aittir. Yazılardaki gezi bilgileri yazıldıkları zamana aittir, sonradan değişmiş olabilir; gitmeden önce açılış saatlerini ve koşulları ilgili kurumdan öğreniniz. Kişisel verilerin nasıl işlendiği gizlilik sayfasında anlatılır.",
          ],
        },
        {
          heading: "Uyuşmazlık",
          summary: {
            tr: "Türk hukuku geçerlidir. Tüketici hakem heyetine ya da tüketici mahkemesine başvurabilirsiniz.",
            en: {
              title: "Disputes",
              text: "Turkish law applies. As a consumer you can take a dispute to a Turkish consumer arbitration committee or, above the legal limit, to a consumer court.",
            },
            ru: {
              title: "Споры",
              text: "Применяется право Турции. Потребитель может обратиться в турецкий арбитражный комитет по защите потребителей или в суд.",
            },
          },
          paragraphs: [
            "Bu koşullara Türk hukuku uygulanır. Tüketici uyuşmazlıklarında yasal parasal sınırlar içinde tüketici hakem heyetlerine, bunun üzerindeki tutarlarda tüketici mahkemelerine başvurabilirsiniz.",
          ],
        },
      ],
    },
  ],
};
