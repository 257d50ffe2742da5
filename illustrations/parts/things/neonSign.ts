import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { box, disc, type Path } from "#illustrations/kit/path.ts";

const [PINK, CYAN, AMBER, VIOLET] = ["#ff5c9e", "#4fd6e2", "#ffb65c", "#b47cff"] as const;

/** A bent tube of light with its own glow. */
function tube(path: Path, colour: string): Drawing {
  return stroke(path, colour, 15, 0.22) + stroke(path, colour, 8, 0.55) + stroke(path, "#fff0f6", 3.4);
}

/** A cocktail glass in neon on a round board, 180 across. */
export function neonCocktail(): Drawing {
  return (
    fill(disc(0, 0, 90), "#1c1238") +
    tube(disc(0, 0, 80), CYAN) +
    tube("M-48-40H48L0 10ZM0 10V54M-26 56H26", PINK) +
    tube("M12-16L38-66", AMBER) +
    tube(disc(-16, -24, 9), AMBER)
  );
}

/** Three waves in neon on a board, 180 across. */
export function neonWaves(): Drawing {
  const wave = (dy: number) => `M-66 ${dy}q16-28 33 0t33 0t33 0t33 0`;
  return (
    fill(box(-90, -66, 180, 126), "#1c1238") + tube(wave(-30), VIOLET) + tube(wave(0), PINK) + tube(wave(30), CYAN)
  );
}
