import { type Drawing, fill, place, stroke, turned } from "#illustrations/kit/drawing.ts";

const SOLE = "M2-100Q36-100 40-54Q40-22 28 10Q30 58 24 82Q0 110-24 82Q-30 58-27 10Q-42-20-36-62Q-28-100 2-100Z";

/** A handmade leather sandal from above, toe up, 200 long: thick sole, a thong that forks, a strap round the heel. */
export function sandal({ leather = "#c98546", strap = "#8f4e2a" }: { leather?: string; strap?: string } = {}): Drawing {
  return (
    place(fill(SOLE, "#4a2c2c", 0.45), 9, 6) +
    fill(SOLE, "#6b3a26") +
    place(fill(SOLE, leather), -2, -2, 0.93) +
    fill(
      "M-24-46Q-14-84 4-88Q24-84 26-52Q4-66-24-46ZM-16 78Q-20 62-14 52Q0 44 14 52Q18 66 14 80Q0 94-16 78Z",
      "#e2ab6c",
      0.8,
    ) +
    stroke("M-4-64Q-2-40 2-26", strap, 11) +
    stroke("M2-28Q-20-20-31 12M2-28Q24-20 32 8", strap, 15) +
    stroke("M2-30Q-20-24-31 6", "#d99a5c", 4, 0.8) +
    stroke("M-29 44Q0 26 28 44", strap, 15) +
    stroke("M-26 40Q0 22 24 40", "#d99a5c", 4, 0.8) +
    fill("M18 28H34V48H18Z", "#d8b25a") +
    fill("M23 33H30V43H23Z", strap)
  );
}

/** A pair of them side by side, slightly apart at the toes: 190 wide. */
export function sandals(colours: Parameters<typeof sandal>[0] = {}): Drawing {
  return place(turned(sandal(colours), -7), -50, 0, 1, -1) + place(turned(sandal(colours), 7), 50, 0);
}
