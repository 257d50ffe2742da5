import { expect, test } from "vitest";

import { cameraOf, frameOf, metreAt, ribbon } from "#content/illustrations/kit/camera.ts";

const camera = cameraOf({ horizon: 500, centre: 800, eye: 1.7, focal: 1600 });

test("a point at eye level is on the horizon", () => {
  expect(camera([3, 12, 1.7])[1]).toBe(500);
  expect(camera([-40, 900, 1.7])[1]).toBe(500);
});

test("lines along the view direction meet at the centre of the horizon", () => {
  const [x, y] = camera([2, 1e9, 0]);
  expect(x).toBeCloseTo(800);
  expect(y).toBeCloseTo(500);
});

test("an object at twice the distance is half as large", () => {
  expect(metreAt(camera, [0, 10, 0])).toBeCloseTo(2 * metreAt(camera, [0, 20, 0]));
});

test("a rotated frame keeps distances on the ground", () => {
  const ahead = frameOf(camera, { right: 1, away: 10, heading: 0 });
  expect(ahead([5, 0, 0])).toEqual(camera([1, 15, 0]));
  const sideways = frameOf(camera, { right: 1, away: 10, heading: 90 });
  const [x, y] = sideways([5, 0, 0]);
  const [expectedX, expectedY] = camera([6, 10, 0]);
  expect(x).toBeCloseTo(expectedX);
  expect(y).toBeCloseTo(expectedY);
});

test("points behind the eye are not drawn", () => {
  expect(camera([1, -5, 0]).every(Number.isFinite)).toBe(true);
});

test("a ribbon follows one side and returns along the other", () => {
  const points = ribbon(camera, { along: [0, 1], across: [5, 9] });
  expect(points).toEqual([camera([0, 5, 0]), camera([1, 5, 0]), camera([1, 9, 0]), camera([0, 9, 0])]);
});
