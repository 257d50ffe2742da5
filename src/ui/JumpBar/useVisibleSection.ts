import { useEffect, useState } from "react";

/** Everything above a line at 30 % of the viewport height, where people read, no matter how far it has scrolled out. */
const READ = "1000000px 0px -70% 0px";

/**
 * Scroll spy: the id of the section being read, or of the first one before any is reached. Ids without an element are
 * ignored.
 */
export function useVisibleSection(ids: readonly string[]): string | undefined {
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
