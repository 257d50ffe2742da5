/** Redirects of tours: the old slug, and the slug of the tour that has its page now. */
export const MOVED_TOURS: Readonly<Record<string, string>> = { "standart-tekne-turu": "efes-turu" };
