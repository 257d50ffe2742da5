import { PICTURES, type PictureName } from "#content/pictures.ts";
import type { Picture } from "#content/pictures/picture.ts";

/** As far as a neighbour can stand in a list: in the next row of three. */
const APART = 3;

/** How often each faulty place is tried before the pictures may stand closer: some eight times what the articles have ever needed. */
const ROUNDS = 1000;

interface Pictured {
  readonly image: PictureName;
}

/** Whether two pictures are known by the same at first glance, or are one. */
export function lookAlike(one: PictureName, other: PictureName): boolean {
  const looksOf = (name: PictureName) => (PICTURES[name] as Picture).looks ?? [];
  return one === other || looksOf(one).some((look) => looksOf(other).includes(look));
}

/**
 * The articles in the order of this number; the same one every time, so that a build can be repeated to the byte. No pictures that look
 * alike stand within a row of three of each other, nor do they where the end goes on at the beginning: the list may be begun anywhere,
 * and from either end. Where there are too many alike for that, they stand as far apart as can be.
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
 * Exchanges two of a ring by chance, where one of them looks like one of its `apart` neighbours to either side, as long as that makes
 * nothing worse, until no such pair is left. Gives whether it came to that.
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

/** Park and Miller's generator: small, and even enough to mix two dozen cards. Gives a whole number below a count. */
function dice(seed: number): (count: number) => number {
  let state = seed;
  return (count) => (state = (state * 48271) % 2147483647) % Math.max(1, count);
}
