import { PICTURES, type PictureName } from "#content/pictures.ts";
import type { Picture } from "./picture.ts";

/** Distance at which similar pictures are still kept apart: up to the next row of three. */
const APART = 3;

/** Maximum number of rounds before the distance is reduced: about eight times what the articles have ever needed. */
const ROUNDS = 1000;

interface Pictured {
  readonly image: PictureName;
}

/** Whether two pictures are the same, or share what they are recognised by. */
export function lookAlike(one: PictureName, other: PictureName): boolean {
  const looksOf = (name: PictureName) => (PICTURES[name] as Picture).looks ?? [];
  return one === other || looksOf(one).some((look) => looksOf(other).includes(look));
}

/**
 * Orders the articles by the given number, deterministically, for reproducible builds. Similar pictures are kept more
 * than a row of three apart, also around the end of the list, because it may be read from any article and in either
 * direction. If there are too many similar ones, they are as far apart as possible.
 */
export function inOrder<Listed extends Pictured>(posts: readonly Listed[], order: number): Listed[] {
  const below = dice(order * 7919 + 1);
  for (let apart = Math.min(APART, posts.length - 1); apart > 0; apart--) {
    const ring = shuffled(posts, below);
    if (setApart(ring, apart, below)) return ring;
  }
  return [...posts];
}

function shuffled<Item>(items: readonly Item[], below: (count: number) => number): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(below(left.length), 1));
}

/**
 * Swaps items of a ring at random where one is similar to any of its `apart` neighbours on either side, unless that
 * makes things worse, until no such pair is left. Returns whether it succeeded.
 */
function setApart(ring: Pictured[], apart: number, below: (count: number) => number): boolean {
  const steps = Array.from({ length: apart }, (_, index) => index + 1).flatMap((step) => [step, -step]);
  const at = (place: number) => ring.at(place % ring.length) as Pictured;
  const faultsAt = (place: number) => steps.filter((step) => lookAlike(at(place).image, at(place + step).image)).length;
  const exchange = (one: number, other: number) => ([ring[one], ring[other]] = [at(other), at(one)]);

  for (let round = 0; round < ROUNDS; round++) {
    const faulty = ring.flatMap((_, place) => (faultsAt(place) > 0 ? [place] : []));
    if (faulty.length === 0) return true;
    for (const one of faulty) {
      const other = below(ring.length);
      const before = faultsAt(one) + faultsAt(other);
      exchange(one, other);
      if (faultsAt(one) + faultsAt(other) > before) exchange(one, other);
    }
  }
  return false;
}

/**
 * Park–Miller random number generator: small, and good enough to shuffle two dozen cards. Returns a function that gives
 * an integer below a count.
 */
function dice(seed: number): (count: number) => number {
  let state = seed;
  return (count) => (state = (state * 48271) % 2147483647) % Math.max(1, count);
}
