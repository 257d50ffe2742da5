import { type Drawing, fill, place, stroke } from "#illustrations/kit/drawing.ts";
import { polygon } from "#illustrations/kit/path.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";

/** Bronze in the low sun. */
const [BRIGHT, BRONZE, DARK, DEEP] = ["#f4bd6c", "#a2643e", "#583438", "#33223a"];

/** He stands in turban and long coat, one hand on the lion's mane, the other at his sash over the yatagan. */
function pasha(): Drawing {
  return (
    fill("M-3.6-2H0L-.2 0H-4.6ZM2.6-2H6L6.8 0H2.4Z", DEEP) +
    fill("M-5.8-1.4L-5-13Q-6-20-4.4-24L-1.2-26H2.4L5.4-24Q7.4-19 6.4-13L8.6-1.4Z", BRONZE) +
    fill("M-2.4-13L-2.8-1.6H4.8L3.6-13L2.4-25H-1Z", DARK) +
    fill("M-.6-25L-1-13L-.8-1.6H.8L.6-13L1-25Z", BRONZE) +
    fill("M-5.8-1.4L-5-13Q-6-20-4.4-24L-1.4-25.8Q-2.8-20-2.4-13L-3-1.4Z", BRIGHT) +
    fill("M5.4-24Q7.4-19 6.4-13L8.6-1.4H5.2Q4.8-12 3.2-25.4Z", DEEP) +
    fill("M-2.4-15.4H3.8V-13H-2.5Z", BRIGHT) +
    fill("M1-15.4H3.8V-13H1Z", BRONZE) +
    stroke("M0-13L7-7.6", DEEP, 0.8) +
    fill("M5.4-24Q9.6-20 8.8-16.4L3.2-13.6L2.6-15.4L6-17.6L4.6-20.4Z", DARK) +
    fill("M-4.2-24.2Q-8-21-11-16.2L-9.2-14.6L-4.2-18.6Z", BRIGHT) +
    fill("M-11-16.2L-9.2-14.6L-4.2-18.6L-4.4-19.8L-8.8-16.8Z", BRONZE) +
    fill("M-1.8-29.4L-2.4-27.8L-1.8-25H2.4V-29.4Z", BRONZE) +
    fill("M-1.8-29.4L-2.4-27.8L-1.8-26H0V-29.4Z", BRIGHT) +
    fill("M-2-27.2Q-2.2-24 .2-23.2Q2.8-24 2.6-28Q.6-26.6-2-27.2Z", DEEP) +
    fill("M-3.6-29.2Q-4.4-32.6.4-32.8Q5.2-32.6 4.4-29.2Q.4-28.2-3.6-29.2Z", DARK) +
    fill("M-3.6-29.2Q-4.4-32.6.4-32.8Q-1.4-31.4-.8-28.7Z", BRIGHT) +
    fill("M-1-32.6Q.4-34.8 2-32.6Z", BRONZE)
  );
}

/** The lion from its side: seated, its head up, looking out to sea; its tail hangs over the edge of the plinth. */
function lion(): Drawing {
  return (
    stroke("M8.4-.6Q10.6 .4 9.6 3.4", BRONZE, 0.9) +
    fill("M9.8 2.6Q8 4.6 9.2 6.4Q11 5 10.4 2.8Z", DEEP) +
    fill("M8.8 0Q10.2-5.6 6.4-9.4Q3.4-12.4 0-13.6L-4.4-9L-4.6 0Z", BRONZE) +
    fill("M8.8 0Q10.2-5.6 6.4-9.4Q5.4-10.4 4.4-11.2Q8-6 5.6 0Z", DARK) +
    fill("M-3.4-9L-3.8-1.4Q-5-1.2-5 0H-1.6L-.6-8Z", DARK) +
    fill("M-6.6-9.6L-6.2-1.6Q-8-1.4-8 0H-4.2L-3-8Z", BRIGHT) +
    fill("M-4.4-1.4L-3.4-9H-3L-4.2 0H-5.4Z", BRONZE) +
    fill("M7.6 0Q9.4-6.4 4.6-7Q.6-6.4 1.4-1.7L-1.4-1.4Q-2.4-.8-2.2 0Z", BRONZE) +
    fill("M4.6-7Q.6-6.4 1.4-1.7L-1.4-1.4Q-2.4-.8-2.2 0H.4L2.8-1.4Q2-5 5.6-6.9Z", BRIGHT) +
    fill(
      "M-3-18.4L-1-17.8L.8-18L1.4-16.6L3-15.6L2.6-13.8L3.6-12L2.4-10.6L2.4-8.6L.4-8.4L-.6-6.6L-2.6-7.4L-4.4-6L-5.4-7.8L-7-8L-6.6-10.4L-6-13.6L-6.2-16.4Z",
      DARK,
    ) +
    fill("M-5.4-11L-6.6-10.4L-7-8L-5.4-7.8L-4.4-6L-3.4-9Z", BRONZE) +
    fill(
      "M-4.4-17.6L-6-16.8L-9.4-14.7Q-10.1-13.9-9.7-13L-8.9-12.5L-8.7-11.5Q-7.2-10.9-5.4-11.4Q-3-13-3.2-15.8Z",
      BRIGHT,
    ) +
    fill("M-8.9-12.5L-6.2-12.9L-8.7-11.5Q-7.2-10.9-5.4-11.4Q-3-13-3.2-15.8Q-4.2-13.4-6.2-12.9Z", BRONZE) +
    fill("M-9.4-14.7Q-10.1-13.9-9.7-13.2L-8.8-13.8ZM-6.8-15.6L-5.4-15.9L-5.8-15.2Z", DEEP) +
    fill("M-3.2-17Q-3.4-19-1.8-18.8Q-.8-17.6-1.8-16.4Z", BRONZE)
  );
}

/** The monument of Hasan Paşa in Çeşme, in decimetres: its plinth with a relief, the Pasha, the lion that he kept seated at his side; its shadow in a tone. */
export function pashaMonument(shade: string): Drawing {
  const shadow = polygon(
    pointsOf([-19, 0, 18, 0, 52, -1.4, 78, -5.6, 92, -7.4, 86, -9, 58, -8.4, 20, -4.6, -12, -2.4]),
  );
  // High enough for both to stand before the wall in shade.
  const plinth =
    fill("M-25 0V-3H22V0Z", "#dcb798") +
    fill("M-25 0V-3H-16V0Z", "#fff4d8") +
    fill("M-22-3V-6H19V-3Z", "#d0a88c") +
    fill("M-22-3V-6H-14.6V-3Z", "#fff0cc") +
    fill("M-19-6V-27H16V-6Z", "#dcb697") +
    fill("M-19-6V-27H-13V-6Z", "#fff1d0") +
    fill("M-20.6-27V-29H17.6V-27Z", "#ecd0ac") +
    fill("M-20.6-27V-29H-13.6V-27Z", "#fff8e4") +
    fill("M-19-27H16V-26H-19Z", "#a57c74") +
    fill("M-9-11V-22H12V-11Z", "#9a6a68") +
    fill("M-5-14Q2-11.8 9-14.4L7.2-12H-3.2Z", "#ecd0ac") +
    fill("M-2-14.8V-20L2-14.8ZM2.8-14.8V-20.6L6.4-15Z", "#ecd0ac");
  return fill(shadow, shade, 0.75) + plinth + place(pasha(), 5, -29) + place(lion(), -7.7, -29);
}
