import { startTransition, useState } from "react";

import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Lightbox } from "#src/ui/Lightbox/Lightbox.tsx";
import { useCloseOnBack } from "#src/ui/useCloseOnBack.ts";
import { lightboxItemOf, type ViewerItem } from "./viewerItem.ts";

/**
 * Lightbox for a list of pictures and films. Returns the element to render as `lightbox`, and `open`, which takes the index of an item.
 * `label` is its accessible name. Back closes it.
 */
export function useLightbox(label: string, items: readonly ViewerItem[]) {
  const { t } = useTranslation("gallery");
  const [index, setIndex] = useState<number | null>(null);
  useCloseOnBack(index !== null, () => setIndex(null));

  // Opening a dialog takes a slow phone more than a frame. In a transition, the pressed state paints first.
  const open = (next: number) => startTransition(() => setIndex(next));
  const lightbox = (
    <Lightbox
      label={label}
      items={items.map(lightboxItemOf)}
      index={index}
      onIndexChange={setIndex}
      previousLabel={t("viewer.previous")}
      nextLabel={t("viewer.next")}
      closeLabel={t("viewer.close")}
      positionText={(position, total) => t("viewer.position", { position, total })}
      loadingLabel={t("viewer.loading")}
      failedText={t("viewer.failed")}
      retryLabel={t("viewer.retry")}
    />
  );
  return { lightbox, open };
}
