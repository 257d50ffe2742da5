/** Something that the person at the terminal can put right: its message is all that is shown. */
export class Refusal extends Error {}
