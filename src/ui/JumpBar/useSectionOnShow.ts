import { useEffect, useState } from "react";

/** All that is above a line at three tenths of the window's height, where the eye reads, however far up it was scrolled. */
const READ = "1000000px 0px -70% 0px";

/** Id of the section that is being read; the first one's until another comes. Sections that are not on the page are passed over. */
export function useSectionOnShow(ids: readonly string[]): string | undefined {
  const [onShow, setOnShow] = useState(ids[0]);
  const key = ids.join(" ");
  useEffect(() => {
    const all = key.split(" ");
    const begun = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) begun.add(target.id);
          else begun.delete(target.id);
        }
        setOnShow(all.findLast((id) => begun.has(id)) ?? all[0]);
      },
      { rootMargin: READ },
    );
    for (const id of all) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return onShow;
}
