import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { useLightbox } from "./useLightbox.ts";
import { hrefOf, lightboxItemOf, type ViewerItem } from "./viewerItem.ts";

/**
 * The lightbox of a list of pictures and films, with its words: `lightbox` to render, `open` to be told which is wanted, `handlers` for
 * what holds the links that open it. `label` names it. Ids are unique on a page: Back and Forward find by them what was open.
 */
export function useViewer(label: string, items: readonly ViewerItem[]) {
  const { t } = useTranslation("gallery");
  const { Lightbox, index, setIndex, handlers } = useLightbox(
    items.map((item) => ({ id: item.id, href: hrefOf(item) })),
  );
  const lightbox = Lightbox && (
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
  return { lightbox, open: setIndex, handlers };
}
