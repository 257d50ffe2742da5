/** A legal text, in Turkish: the language in which it applies on every page. */
export interface LegalText {
  sections: readonly LegalSection[];
}

export interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
}
