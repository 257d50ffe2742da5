import { reasonFrom } from "#src/content/read/reasons.ts";
import { wordsOf, type Sentence } from "#src/content/messages/sentences.ts";

/** Error that the owner can correct: only its sentence is shown, without a stack. */
export class UserError extends Error {
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(wordsOf(sentence, "en"));
    this.sentence = sentence;
  }
}

/** What any error says. */
export function reasonOf(error: unknown): Sentence {
  if (error instanceof UserError) return error.sentence;
  return reasonFrom(error instanceof Error ? error.message : String(error));
}
