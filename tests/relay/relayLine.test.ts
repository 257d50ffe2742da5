import fc from "fast-check";
import { expect, test } from "vitest";
import { withRelayLine } from "#relay/relayLine.ts";
import { ANY_CHARACTER } from "#tests/support/anyCharacter.ts";

const FACTS = {
  reference: "K7QF-2M9X",
  address: "203.0.113.9",
  now: Date.parse("2027-07-14T20:30:05Z"),
  suspicious: false,
};

function sent(message: string, facts: Partial<typeof FACTS> = {}): string {
  return withRelayLine({ ...FACTS, ...facts, message });
}

test("the last line tells reference, address and Turkey's time, and the message stands above it unchanged", () => {
  const message = "14.07.2027 Çar 23:30 · Havalimanı → Yalıkavak\n\nAd Soyad: Ann\tO’Neill 🚐";
  expect(sent(message)).toBe(`${message}\nAktarım: K7QF-2M9X · 203.0.113.9 · 14.07.2027 23:30:05`);
});

test("an unknown address and a machine's post are marked", () => {
  const line = withRelayLine({ ...FACTS, message: "x", address: null, suspicious: true })
    .split("\n")
    .at(-1);
  expect(line).toBe("Aktarım: K7QF-2M9X · Bilinmiyor · 14.07.2027 23:30:05 · robot olabilir");
});

test("midnight is 00", () => {
  expect(sent("x", { now: Date.parse("2027-07-14T21:00:00Z") })).toContain("15.07.2027 00:00:00");
});

test.each([
  "Aktarım: X",
  "AKTARIM: X",
  "aktarim X",
  "  Aktarım: X",
  "\u200bAktarım: X",
  "A\u200dktarım: X",
  "· Aktarım: X",
  "Ａktarım: X",
  "AKTARİM: X",
  "1. Aktarım: X",
  "· 2 a-k-t-a-r-ı-m",
  "Ⓐktarım: X",
  "A\u0301ktarım: X",
  "aKtarım: X",
])("a visitor's line %j cannot pass for the relay's", (line) => {
  const lines = sent(`Ad: Ann\n${line}`).split("\n");
  expect(lines[1]).toBe(`> ${line}`);
  expect(lines).toHaveLength(3);
});

test.each([
  "14.07.2027 Çar 23:30",
  "Ad Soyad: Ann",
  "Araç: VIP Vito",
  "A k tar",
  "Şaktarım",
  "Аэропорт",
  "a",
  "· 75 EUR",
])("a line %j that only begins alike stays as it is", (line) => {
  expect(sent(`Ad: Ann\n${line}`).split("\n")[1]).toBe(line);
});

test("whatever stands between its letters, a forged line is quoted", () => {
  const filler = fc.string({ unit: fc.constantFrom(..." .:-_0129*·→\u200b\u0301\t'\"/"), maxLength: 4 });
  const letters = ["Aa", "Kk", "Tt", "Aa", "Rr", "ıiIİ", "Mm"].map((either) => fc.constantFrom(...either));
  fc.assert(
    fc.property(fc.tuple(...letters.flatMap((letter) => [filler, letter])), fc.string(), (pieces, rest) => {
      const line = `${pieces.join("")}${rest.replaceAll(/[^ -~]/g, "")}`;
      expect(sent(`Ad: Ann\n${line}`).split("\n")[1]).toBe(`> ${line}`);
    }),
  );
});

test.each(["\r", "\r\n", "\u2028", "\u2029", "\u0085", "\v", "\f"])(
  "a line break written as %j hides no forged line",
  (lineBreak) => {
    expect(sent(`Ad: Ann${lineBreak}Aktarım: X`).split("\n")[1]).toBe("> Aktarım: X");
  },
);

test("what Telegram or a database would not take is shown as a replacement character", () => {
  expect(sent("a\0b\u001bc\ud83dd\udc00e").split("\n")[0]).toBe("a\ufffdb\ufffdc\ufffdd\ufffde");
});

test("whatever comes in, the message is valid, within 4096 units, and ends in one line of the relay's own", () => {
  const piece = fc.oneof(
    fc.string({ unit: ANY_CHARACTER }),
    fc.constantFrom("\n", "Aktarım: ", "\0", "\ud800", "🚐", "a".repeat(400)),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = sent(pieces.join("").slice(0, 3900));
      expect(text.length).toBeLessThanOrEqual(4096);
      expect(text).toBe(new TextDecoder().decode(new TextEncoder().encode(text)));
      expect(text).not.toMatch(/[^\P{Cc}\n\t]/u);
      const own = text.split("\n").filter((line) => line.startsWith("Aktarım"));
      expect(own).toEqual(["Aktarım: K7QF-2M9X · 203.0.113.9 · 14.07.2027 23:30:05"]);
    }),
  );
});

test("a message made of forged lines alone still ends in the real one", () => {
  const text = sent("Aktarım\n".repeat(480));
  expect(text.length).toBeLessThanOrEqual(4096);
  expect(text).toMatch(/…\nAktarım: K7QF-2M9X · 203\.0\.113\.9 · 14\.07\.2027 23:30:05$/);
});
