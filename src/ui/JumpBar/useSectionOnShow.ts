import { useEffect, useState } from "react";

/** A line at three tenths of the window's height: the section that crosses it is the one that is being read. */
const READING_LINE = "-30% 0px -70% 0px";

/** Id of the section on show; the first one's until another comes. Sections that are not on the page are passed over. */
export function useSectionOnShow(ids: readonly string[]): string | undefined {
  const [onShow, setOnShow] = useState(ids[0]);
  const key = ids.join(" ");
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const crossing = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (crossing) setOnShow(crossing.target.id);
      },
      { rootMargin: READING_LINE },
    );
    for (const id of key.split(" ")) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return onShow;
}
