import type { Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { type Point, shares } from "#illustrations/kit/geometry.ts";
import { polygon, polyline } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/**
 * The lower church of Kayaköy in a frame, from its left front corner: a long nave under a low roof of stone that has fallen in, arched windows between
 * pilasters, a round apse, the arch of a bell. 27 m long, 13 wide, 14 high; `shade` is the ground's colour in its shadow.
 */
export function levissiChurch(sheet: Sheet, view: Project, shade: string): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const [long, wide, eaves, top] = [27, 13, 7.4, 10.6];
  // Along the flank to the right, back from it, up.
  const at = (u: number, v: number, up: number) => view([u, v, up]);
  const arch = (u: number, low: number, half: number, tall: number) => {
    const round = shares(8).map((share): Point => {
      const turn = Math.PI * (1 - share);
      return at(u + Math.cos(turn) * half, 0, low + tall + Math.sin(turn) * half);
    });
    return polygon([at(u - half, 0, low), ...round, at(u + half, 0, low)]);
  };
  const windows = shares(5).map((share) => 3.4 + share * 20);
  // The apse on the far end, as a half round about the middle of its wall.
  const round = (up: number) =>
    shares(10).map((share) =>
      at(long + Math.sin(share * Math.PI) * 4.2, wide / 2 - Math.cos(share * Math.PI) * 4.2, up),
    );
  const pilaster = (u: number, half: number) =>
    polygon([at(u - half, 0, 0), at(u - half, 0, 6.9), at(u + half, 0, 6.9), at(u + half, 0, 0)]);
  const plaster = blend(stone, "#eab394", 0.5);
  return [
    fill(polygon([at(long, -1, 0), at(long, wide, 0), at(long + 19, wide + 1, 0), at(long + 17, 3, 0)]), shade, 0.6),
    fill(
      polygon([at(0, 0, eaves), at(0, wide / 2, top), at(long, wide / 2, top), at(long, 0, eaves)]),
      blend(stoneWorn, "#b98a78", 0.5),
    ),
    fill(
      polygon([at(12, 2.4, 8.6), at(13.4, 4.6, 9.7), at(17, 5, 9.9), at(18.4, 3, 8.9), at(16, 1.6, 8.2)]),
      stoneDeep,
    ),
    fill(
      polygon([at(long, 0, 0), at(long, 0, eaves), at(long, wide / 2, top), at(long, wide, eaves), at(long, wide, 0)]),
      stoneShade,
    ),
    // The apse turns from the light into the shade.
    ...(
      [
        [0, 10, blend(stoneShade, stoneDeep, 0.35)],
        [0, 5, blend(stoneShade, plaster, 0.35)],
        [0, 3, plaster],
      ] as const
    ).map(([from, to, tone]) =>
      fill(polygon([...round(5.2).slice(from, to), ...round(0).slice(from, to).toReversed()]), tone),
    ),
    fill(polygon([...round(5.2), at(long, wide / 2, 6.8)]), blend(stoneWorn, "#b98a78", 0.5)),
    fill(polygon([at(0, 0, 0), at(0, 0, eaves), at(0, wide / 2, top), at(0, wide, eaves), at(0, wide, 0)]), wallBright),
    fill(polygon([at(0, 0, 0), at(0, 0, eaves), at(long, 0, eaves), at(long, 0, 0)]), plaster),
    fill(
      polygon([at(0, 0, 0), at(0, 0, 1.1), at(9, 0, 1.5), at(16, 0, 0.8), at(long, 0, 1.6), at(long, 0, 0)]),
      blend(stoneWorn, plaster, 0.4),
    ),
    fill(polygon([at(0, 0, eaves - 0.5), at(0, 0, eaves), at(long, 0, eaves), at(long, 0, eaves - 0.5)]), wallBright),
    fill(windows.map((u) => arch(u, 3.2, 1, 2)).join(""), wallBright),
    fill(windows.map((u) => arch(u, 3.2, 0.66, 1.9)).join(""), stoneDeep),
    fill([1.1, 6.5, 11.5, 16.5, 21.5, 26.9].map((u) => pilaster(u, 0.5)).join(""), blend(plaster, stoneShade, 0.4)),
    fill([0.6, 5.9, 10.9, 15.9, 20.9, 26.4].map((u) => pilaster(u, 0.5)).join(""), blend(plaster, wallBright, 0.55)),
    stroke(polyline([at(0, 0, eaves), at(0, wide / 2, top), at(long, wide / 2, top)]), wallBright, 4),
    // The gable's bell arch, without its bell.
    fill(polygon([at(0, 4.9, 10), at(0, 4.9, 13.2), at(0, 6.5, 14.3), at(0, 8.1, 13.2), at(0, 8.1, 10)]), wallBright),
    fill(
      polygon([
        at(0, 4.9, 10),
        at(0, 4.9, 13.2),
        at(0, 6.5, 14.3),
        at(1.2, 6.5, 14.3),
        at(1.2, 4.9, 13.2),
        at(1.2, 4.9, 10),
      ]),
      plaster,
    ),
  ].join("");
}
