import { PICTURES, type PictureName } from "#content/pictures.ts";
import type { Picture } from "#content/pictures/picture.ts";

/** As far as a neighbour can stand in a list: in the next row of three. */
const APART = 3;

/** How many beginnings are tried before the pictures may stand closer. */
const TRIES = 400;

/** Whether two pictures are known by the same at first glance. */
export function lookAlike(one: PictureName, other: PictureName): boolean {
  const looksOf = (name: PictureName) => (PICTURES[name] as Picture).looks ?? [];
  return looksOf(one).some((look) => looksOf(other).includes(look));
}

/**
 * The articles in the order of this number; the same one every time, so that a build can be repeated to the byte. No pictures that look
 * alike stand within a row of three of each other, nor do they where the end goes on at the beginning: the list may be begun anywhere,
 * and from either end. Where there are too many alike for that, they stand as far apart as can be.
 */
export function inOrder<Listed extends { readonly image: PictureName }>(
  posts: readonly Listed[],
  order: number,
): Listed[] {
  const below = dice(order * 7919 + 1);
  for (let apart = APART; apart > 0; apart--) {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const found = ringOf(posts, apart, below);
      if (found) return found;
    }
  }
  return [...posts];
}

/** A ring of all of them by chance, in which none looks like one of its `apart` neighbours to either side; none where chance fails. */
function ringOf<Listed extends { readonly image: PictureName }>(
  posts: readonly Listed[],
  apart: number,
  below: (count: number) => number,
): Listed[] | undefined {
  const left = [...posts];
  const ring: Listed[] = [];
  while (left.length > 0) {
    const before = ring.slice(-apart);
    // The last of them stand before the first.
    const after = ring.slice(0, Math.max(0, apart - left.length + 1));
    const able = left.filter(({ image }) => [...before, ...after].every((other) => !lookAlike(image, other.image)));
    const alikeIn = ({ image }: Listed) => left.filter((other) => lookAlike(image, other.image)).length;
    // Of two that are drawn the one with more like it goes first, while there is room to keep those apart.
    const [next] = [able[below(able.length)], able[below(able.length)]]
      .flatMap((drawn) => drawn ?? [])
      .toSorted((one, other) => alikeIn(other) - alikeIn(one));
    if (!next) return undefined;
    ring.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return ring;
}

/** Park and Miller's generator: small, and even enough to mix two dozen cards. Gives a whole number below a count. */
function dice(seed: number): (count: number) => number {
  let state = seed;
  return (count) => (state = (state * 48271) % 2147483647) % Math.max(1, count);
}
