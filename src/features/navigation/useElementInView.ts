import { useEffect, useState } from "react";

/**
 * Whether the element with this id shows in the window, `margin` CSS pixels at the lower edge not counted. It is looked for
 * again whenever `page` changes; a page without it has it out of view.
 */
export function useElementInView(id: string, page: string, margin: number): boolean {
  const [inView, setInView] = useState(false);

  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: `0px 0px -${margin}px`,
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setInView(false);
    };
  }, [id, page, margin]);

  return inView;
}
