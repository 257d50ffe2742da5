import { PICTURES, type PictureName } from "#content/pictures.ts";
import type { Picture } from "./picture.ts";

/** Number of orders in which the article list is written. */
export const ORDERS = 12;

/** Distance at which similar pictures are still kept apart: up to the next row of three. */
const MIN_DISTANCE = 3;

/** Maximum number of rounds before the distance is reduced: about eight times what the articles have ever needed. */
const MAX_ROUNDS = 1000;

/** Returns a random integer from 0 up to, but not including, `count`. */
type RandomBelow = (count: number) => number;

interface WithPicture {
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
export function orderPosts<Listed extends WithPicture>(posts: readonly Listed[], order: number): Listed[] {
  const random = createRandom(order * 7919 + 1);
  for (let apart = Math.min(MIN_DISTANCE, posts.length - 1); apart > 0; apart--) {
    const ring = shuffled(posts, random);
    if (separateSimilar(ring, apart, random)) return ring;
  }
  return [...posts];
}

function shuffled<Item>(items: readonly Item[], random: RandomBelow): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(random(left.length), 1));
}

/**
 * Swaps items of a ring at random where one is similar to any of its `apart` neighbours on either side, unless that
 * makes things worse, until no such pair is left. Returns whether it succeeded.
 */
function separateSimilar(ring: WithPicture[], apart: number, random: RandomBelow): boolean {
  const steps = Array.from({ length: apart }, (_, index) => index + 1).flatMap((step) => [step, -step]);
  const at = (place: number) => ring.at(place % ring.length) as WithPicture;
  const faultsAt = (place: number) => steps.filter((step) => lookAlike(at(place).image, at(place + step).image)).length;
  const exchange = (one: number, other: number) => ([ring[one], ring[other]] = [at(other), at(one)]);

  for (let round = 0; round < MAX_ROUNDS; round++) {
    const faulty = ring.flatMap((_, place) => (faultsAt(place) > 0 ? [place] : []));
    if (faulty.length === 0) return true;
    for (const one of faulty) {
      const other = random(ring.length);
      const before = faultsAt(one) + faultsAt(other);
      exchange(one, other);
      if (faultsAt(one) + faultsAt(other) > before) exchange(one, other);
    }
  }
  return false;
}

/**
 * Park–Miller random number generator: small, and good enough to shuffle two dozen cards.
 */
function createRandom(seed: number): RandomBelow {
  let state = seed;
  return (count) => (state = (state * 48271) % 2147483647) % Math.max(1, count);
}
