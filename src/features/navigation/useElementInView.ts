import { useEffect, useState } from "react";

/** Full sight counts like the first glimpse: what had no size and has some now is looked at again. */
const THRESHOLD = [0, 1];

/**
 * Whether the element with this id shows in the window, `margin` CSS pixels at the lower edge not counted, and holds what `holding` selects
 * where that is given. It is looked for again whenever `page` changes; a page without it has it out of view.
 */
export function useElementInView(id: string, page: string, margin: number, holding?: string): boolean {
  const [inView, setInView] = useState(false);

  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(Boolean(entries.at(-1)?.isIntersecting && (!holding || element.querySelector(holding)))),
      { rootMargin: `0px 0px -${margin}px`, threshold: THRESHOLD },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setInView(false);
    };
  }, [id, page, margin, holding]);

  return inView;
}
