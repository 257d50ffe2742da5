import { fill, place } from "#illustrations/kit/drawing.ts";
import { box } from "#illustrations/kit/path.ts";
import { swimmer, wading } from "#illustrations/parts/people/bathers.ts";
import { chauffeur } from "#illustrations/parts/people/chauffeur.ts";
import { forkHand, holdingHand, kumpirCook } from "#illustrations/parts/people/kumpirCook.ts";
import { freeDiver, swimmerAtRest } from "#illustrations/parts/people/freeDiver.ts";
import { loadingDriver } from "#illustrations/parts/people/loadingDriver.ts";
import { person, type PersonOptions } from "#illustrations/parts/people/person.ts";
import { porter } from "#illustrations/parts/people/porter.ts";
import { waitingDriver } from "#illustrations/parts/people/waitingDriver.ts";
import type { PartTileProps } from "./PartTile.tsx";
import { afloat, at, on } from "./tiles.ts";

const BATHING = { sleeves: "none", wears: "swimming" } as const;

/** The figures, each as a call that can be copied into a scene. */
export const PEOPLE: readonly PartTileProps[] = [
  figure("standing", {}),
  figure("walking, with a hat", {
    pose: "walking",
    wears: "shorts",
    top: "#c8643c",
    bottom: "#e4cfa6",
    hat: "#ecd3a3",
    carries: "bag",
    carriedColour: "#1d5d86",
  }),
  figure("driver with a sign", {
    pose: "holding",
    suit: true,
    sleeves: "long",
    top: "#232a3d",
    bottom: "#232a3d",
    carries: "sign",
    carriedColour: "#7d8aa0",
  }),
  figure("driver in a shirt, pointing", { pose: "pointing", sleeves: "long", bottom: "#232a3d" }),
  figure("from behind, pointing up", { pose: "pointingUp", behind: true }),
  figure("waving", {
    pose: "waving",
    slender: true,
    wears: "skirt",
    top: "#f3c14a",
    bottom: "#f3c14a",
    hairstyle: "long",
  }),
  figure("hailing", {
    pose: "hailing",
    slender: true,
    wears: "skirt",
    top: "#e2553f",
    bottom: "#e2553f",
    hat: "#f3d592",
  }),
  figure("child, showing", { pose: "showing", child: true, wears: "shorts", top: "#f6b93c", bottom: "#2d5f94" }),
  figure("pushing", { pose: "pushing", top: "#fdf4e2", bottom: "#2f7f8c" }),
  figure("waiter", {
    pose: "lifting",
    sleeves: "long",
    bottom: "#1f2634",
    carries: "tray",
    carriedColour: "#b9824b",
  }),
  figure("traveller with a case", {
    pose: "walking",
    slender: true,
    sleeves: "long",
    bottom: "#c9a878",
    hairstyle: "bun",
    carries: "case",
  }),
  figure("climbing, with a basket", {
    pose: "climbing",
    slender: true,
    wears: "skirt",
    sleeves: "long",
    top: "#a23a55",
    bottom: "#4a5d8a",
    hairstyle: "scarf",
    hair: "#f7ead0",
    carries: "basket",
    carriedColour: "#b98148",
  }),
  {
    name: "person, a couple from behind",
    mood: "gold",
    draw: (sheet) =>
      fill(box(0, 0, 480, 360), sheet.mood.ground) +
      place(person(sheet, { pose: "leaning", behind: true }), 200, 330, 2.9) +
      place(
        person(sheet, {
          pose: "leaning",
          behind: true,
          mirrored: true,
          slender: true,
          wears: "skirt",
          sleeves: "none",
          top: "#c2265f",
          bottom: "#c2265f",
          hairstyle: "long",
        }),
        290,
        330,
        2.7,
      ),
  },
  figure("sitting", { pose: "sitting", wears: "shorts", top: "#2f8fa6", bottom: "#f1e8d8" }),
  figure("resting", { pose: "resting", slender: true, hat: "#ecd3a3", ...BATHING, top: "#c2265f" }),
  figure("child with an ice cream", {
    pose: "lifting",
    child: true,
    wears: "shorts",
    top: "#f3c14a",
    bottom: "#1d5d86",
    carries: "iceCream",
    carriedColour: "#e0487c",
  }),
  figure("child with a bucket", {
    pose: "crouching",
    child: true,
    bottom: "#ee9433",
    carries: "bucket",
    ...BATHING,
  }),
  figure("picker on a ladder", { pose: "picking", sleeves: "long", top: "#c8452f", hat: "#f0d6a0", shadow: false }),
  figure("reading", { pose: "reading", wears: "shorts", top: "#2f6f9a", bottom: "#f1e8d8", hat: "#ecd3a3" }),
  figure("child on its knees", { pose: "kneeling", child: true, wears: "shorts", top: "#f2b53b", bottom: "#c2265f" }),
  figure("child with a net", { pose: "netting", child: true, wears: "shorts", top: "#d8452f", hat: "#f3dfae" }),
  at(
    "kumpirCook, forkHand, holdingHand",
    (sheet) => kumpirCook(sheet) + forkHand() + holdingHand(),
    -140,
    20,
    0.45,
    "night",
  ),
  on("chauffeur", (sheet) => fill(box(0, 0, 480, 360), "#3f578c") + place(chauffeur(sheet), 240, 344, 1.7), "dusk"),
  on("waitingDriver", (sheet) => fill(box(0, 0, 480, 360), "#e9cfb0") + place(waitingDriver(sheet), 220, 344, 1.7)),
  on("porter", (sheet) => fill(box(0, 0, 480, 360), "#eec594") + place(porter(sheet), 250, 344, 1.7), "gold"),
  on(
    "loadingDriver",
    (sheet) =>
      fill(box(0, 0, 480, 360), "#eec594") +
      place(loadingDriver(sheet), 160, 340, 1.7) +
      place(loadingDriver(sheet, "lifted"), 390, 340, 1.7),
    "gold",
  ),
  on(
    "freeDiver, swimmerAtRest",
    (sheet) =>
      fill(box(0, 0, 480, 360), "#57b4c8") +
      place(freeDiver(sheet), 150, 160) +
      place(swimmerAtRest(sheet), 340, 130, 1.6),
  ),
  afloat(
    "swimmer, wading",
    (sheet) =>
      place(swimmer(sheet), -90, 0, 2) + place(wading(sheet, 38, { ...BATHING, bottom: "#1d5d86" }), 90, 10, 2),
    240,
    220,
  ),
];

function figure(name: string, options: PersonOptions): PartTileProps {
  return on(
    `person, ${name}`,
    (sheet) => fill(box(0, 0, 480, 360), sheet.mood.ground) + place(person(sheet, options), 210, 336, 3),
  );
}
