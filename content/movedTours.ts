/** Tours whose slug another one took over: the old one, and the one that has its page now. */
export const MOVED_TOURS: Readonly<Record<string, string>> = { "standart-tekne-turu": "efes-turu" };
