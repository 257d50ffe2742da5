import type { Place, Project } from "#illustrations/kit/camera.ts";
import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { mixed } from "#illustrations/kit/geometry.ts";
import { type Path, polygon } from "#illustrations/kit/path.ts";

const [CLOTH, LIT, FOLD, BLUE, SHADE] = ["#fffdf6", "#fbf1dc", "#b3b4d4", "#2f7fa8", "#8a5a5c"];

type Span = readonly [from: number, to: number];

/** Where a shadow on deck falls, per metre of height: the sun stands low over the port bow. */
const CAST = { along: -0.56, across: -0.96 };

/** A block on deck seen from its port quarter: top, port side, after end, and the shadow to the right. In metres of the frame. */
export function deckBlock(view: Project, along: Span, across: Span, [low, high]: Span, deck = low) {
  const face = (places: readonly Place[]): Path => polygon(places.map(view));
  const [aft, fore] = along;
  const [right, left] = across;
  const [back, side] = [(high - deck) * CAST.along, (high - deck) * CAST.across];
  return {
    top: face([
      [aft, right, high],
      [aft, left, high],
      [fore, left, high],
      [fore, right, high],
    ]),
    port: face([
      [aft, left, low],
      [fore, left, low],
      [fore, left, high],
      [aft, left, high],
    ]),
    end: face([
      [aft, right, low],
      [aft, left, low],
      [aft, left, high],
      [aft, right, high],
    ]),
    shade: face([
      [fore, left, deck],
      [aft, left, deck],
      [aft + back, left + side, deck],
      [aft + back, right + side, deck],
      [fore + back, right + side, deck],
      [fore, right, deck],
    ]),
  };
}

/** A striped cushion to sit on: its places along and across, and the height of the deck. */
export function cushion(view: Project, along: Span, across: Span, deck: number, high = 0.14): Drawing {
  const body = deckBlock(view, along, across, [deck, deck + high]);
  const stripes = [0.14, 0.5, 0.86].map((share) => {
    const at = mixed(along[0], along[1], share);
    return deckBlock(view, [at - 0.05, at + 0.05], across, [deck, deck + high]);
  });
  return (
    fill(body.shade, SHADE, 0.6) +
    fill(body.port, LIT) +
    fill(body.end, FOLD) +
    fill(body.top, CLOTH) +
    fill(stripes.map(({ top, port }) => top + port).join(""), BLUE)
  );
}

/** A low teak table in a white cloth with a blue line at either end, .42 high; what is on it is drawn after it. */
export function lowTable(view: Project, along: Span, across: Span, deck: number): Drawing {
  const high = deck + 0.42;
  const cloth = deckBlock(view, along, across, [high - 0.12, high], deck);
  const legs = [across[0] + 0.06, across[1] - 0.12].map((at) =>
    deckBlock(view, [along[0] + 0.06, along[0] + 0.12], [at, at + 0.06], [deck, high]),
  );
  const fore = deckBlock(view, [along[1] - 0.12, along[1] - 0.06], [across[1] - 0.12, across[1] - 0.06], [deck, high]);
  const lines = [along[0] + 0.1, along[1] - 0.14].map((at) =>
    deckBlock(view, [at, at + 0.05], across, [high - 0.12, high]),
  );
  return (
    fill(cloth.shade, SHADE, 0.6) +
    fill([fore, ...legs].map(({ port }) => port).join(""), "#a8693f") +
    fill([fore, ...legs].map(({ end }) => end).join(""), "#5d3626") +
    fill(cloth.port, LIT) +
    fill(cloth.end, FOLD) +
    fill(cloth.top, CLOTH) +
    fill(lines.map(({ top, port }) => top + port).join(""), BLUE)
  );
}
