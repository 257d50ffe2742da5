import { describe, expect, test } from "vitest";

import { claimsLowestFare, findTypedPrices } from "#src/content/check/typedPrices.ts";
import type { Language } from "#src/domain/language.ts";

describe("a literal price is found", () => {
  test.each<[Language, string, string]>([
    ["en", "It costs €75 per car", "€75"],
    ["en", "75 € per car", "75 €"],
    ["en", "from 1,200 euros up", "1,200 euros"],
    ["en", "a 35-euro ticket", "35-euro"],
    ["en", "EUR 35 for the day", "EUR 35"],
    ["en", "35 EUR", "35 EUR"],
    ["en", "about $40 or £30", "$40"],
    ["en", "about 30–50 TL a piece", "30–50 TL"],
    ["en", "That is thirty-five euros", "thirty-five euros"],
    ["en", "one hundred and twenty pounds", "one hundred and twenty pounds"],
    ["en", "The fare is 75.", "fare is 75"],
    ["en", "It costs just 45, all in", "costs just 45"],
    ["tr", "Ücret 75 €’dur", "75 €"],
    ["tr", "yalnızca 75 euroya", "75 euroya"],
    ["tr", "75 avroluk yol", "75 avroluk"],
    ["tr", "Kumpir 30–50 TL’ye satılır", "30–50 TL"],
    ["tr", "otuz beş euro ödersiniz", "otuz beş euro"],
    ["tr", "on dolara", "on dolara"],
    ["tr", "Fiyatı 75, dönüş aynı", "Fiyatı 75"],
    ["ru", "Поездка стоит 75 €", "75 €"],
    ["ru", "от 75 евро за машину", "75 евро"],
    ["ru", "порция за 30–50 лир", "30–50 лир"],
    ["ru", "тридцать пять евро", "тридцать пять евро"],
    ["ru", "не больше тридцати пяти евро", "тридцати пяти евро"],
    ["ru", "сто двадцать долларов", "сто двадцать долларов"],
    ["ru", "Трансфер стоит 45, обратно столько же", "стоит 45"],
  ])("a literal price in %s: %s", (language, text, price) => {
    expect(findTypedPrices(text, language)).toContain(price);
  });

  test.each<[Language, string]>([
    ["en", "A Vito is {{fare airport torba}}; we wait 45 minutes"],
    ["en", "After that 50% of the fare is charged"],
    ["en", "what a euro, a dollar and a pound cost in lira"],
    ["en", "Euros, lira, dollars and pounds are all fine"],
    ["en", "Rates used: €1 = {{amounts}}."],
    ["en", "To pay now: €0"],
    ["en", "two pounds of figs, and try 2 more"],
    ["en", "cancelling costs nothing until 24 hours beforehand"],
    ["en", "It cost 24 hours of our time"],
    ["tr", "toplam ücretin %50’si alınır"],
    ["tr", "Otopark saat onda dolar, on bire doğru boşalır"],
    ["tr", "Bir yazının bedeli\n\n1890’da Girit’te doğdu"],
    ["tr", "Şimdi ödeyeceğiniz: 0 €"],
    ["tr", "İptal ücretsiz 45 dakika"],
    ["ru", "Отмена обходится в 50\u00a0% стоимости"],
    ["ru", "Подойдут евро, лиры, доллары и фунты"],
    ["ru", "Дорога стоит 35 минут времени"],
  ])("no literal price in %s: %s", (language, text) => {
    expect(findTypedPrices(text, language)).toEqual([]);
  });
});

describe("a price that is called the lowest is found", () => {
  test.each<[Language, string]>([
    ["en", "at the lowest fixed fare on our list"],
    ["en", "nothing on our list costs less"],
    ["en", "Ours starts at {{fare airport torba}} for Torba"],
    ["tr", "listenin en düşük sabit fiyatı"],
    ["tr", "Listemizde bundan düşük rakam yoktur"],
    ["ru", "по самой низкой цене нашего прейскуранта"],
    ["ru", "меньшей суммы в нашем списке нет"],
  ])("a lowest price in %s: %s", (language, text) => {
    expect(claimsLowestFare(text, language)).toBe(true);
  });

  test.each<[Language, string]>([
    ["en", "On the lowest tier was the market; the price of oil was high"],
    ["en", "We set off at nine and start at the castle"],
    ["tr", "en düşük kapıdan girilir"],
    ["ru", "самый высокий холм, цены обычные"],
  ])("no lowest price in %s: %s", (language, text) => {
    expect(claimsLowestFare(text, language)).toBe(false);
  });
});
