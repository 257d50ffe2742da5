import { FAQ } from "#content/faq.ts";

/** Ids of the first question of each group, which are expanded initially. */
export const FIRST_QUESTIONS = FAQ.filter(
  ({ group }, index) => FAQ.findIndex((each) => each.group === group) === index,
).map(({ id }) => id);
