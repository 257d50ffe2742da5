import { ImageOff } from "lucide-react";
import { useId, useState, type CSSProperties } from "react";

import { Button } from "#src/ui/Button/Button.tsx";
import { Uppercase } from "#src/ui/Uppercase/Uppercase.tsx";
import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import { Spinner } from "#src/ui/Spinner/Spinner.tsx";
import styles from "./LightboxMedia.module.css";

interface Captioned {
  title: string;
  place: string;
}

/** A picture of the lightbox. */
export interface LightboxPicture extends Captioned {
  kind: "picture";
  image: PictureImage;
}

/** A film of the lightbox. */
export interface LightboxFilm extends Captioned {
  kind: "film";
  /** URL of the mp4 file. It plays muted and looped, so it must not depend on sound or an ending. */
  src: string;
  /** URL of the poster frame. */
  poster: string;
  /** Intrinsic size in pixels; fixes the aspect ratio before the film has loaded. */
  width: number;
  height: number;
  /** Text alternative for the film. */
  alt: string;
}

/** What the lightbox can show. */
export type LightboxItem = LightboxPicture | LightboxFilm;

export interface LightboxMediaProps {
  item: LightboxItem;
  /** Side it slides in from: -1 is the start, 1 the end, 0 does not animate. */
  step: -1 | 0 | 1;
  onReady: () => void;
  loadingLabel: string;
  failedText: string;
  retryLabel: string;
}

/** Picture or film in a paper mat, with its caption, loading and error states. */
export function LightboxMedia({ item, step, onReady, loadingLabel, failedText, retryLabel }: LightboxMediaProps) {
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const { width, height } = item.kind === "film" ? item : item.image;

  function handleReady() {
    setState("ready");
    onReady();
  }

  return (
    <figure
      className={styles.mat}
      data-state={state}
      style={{ "--ratio": width / height, "--step": step } as CSSProperties}
    >
      <div className={styles.frame}>
        {state === "failed" ? (
          <div className={styles.failed} role="alert">
            <ImageOff className={styles.icon} aria-hidden />
            <p>{failedText}</p>
            <Button variant="line" onClick={() => setState("loading")}>
              {retryLabel}
            </Button>
          </div>
        ) : (
          <div
            className={styles.media}
            onLoadCapture={handleReady}
            // Browsers that block autoplay may suspend loading until playback: the video is ready for that.
            onSuspendCapture={handleReady}
            onLoadedMetadataCapture={handleReady}
            onErrorCapture={() => setState("failed")}
          >
            <Media item={item} />
          </div>
        )}
        {state === "loading" && (
          <div className={styles.loading}>
            <Spinner size="part" label={loadingLabel} text={loadingLabel} />
          </div>
        )}
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.title}>
          <Uppercase>{item.title}</Uppercase>
        </span>
        <span className={styles.place} translate="no">
          <Uppercase>{item.place}</Uppercase>
        </span>
      </figcaption>
    </figure>
  );
}

/** Preloads the neighbouring pictures. Render it once the current one has loaded, so that they never delay it. */
export function LightboxNeighbours({ items }: { items: readonly (LightboxItem | undefined)[] }) {
  return (
    <div hidden>
      {[...new Set(items)].map(
        (item) =>
          item?.kind === "picture" && (
            <Picture key={item.image.name} image={{ ...item.image, alt: "" }} sizes={SIZES} priority />
          ),
      )}
    </div>
  );
}

const SIZES = "(min-width: 76rem) 72rem, 100vw";

function Media({ item }: { item: LightboxItem }) {
  if (item.kind === "picture") return <Picture className={styles.picture} image={item.image} sizes={SIZES} priority />;
  return <Film film={item} />;
}

/** Autoplays, because the visitor asked for it, unless reduced motion is preferred. */
function Film({ film: { src, poster, width, height, title, alt } }: { film: LightboxFilm }) {
  const altId = useId();
  const [prefersReducedMotion] = useState(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  return (
    <>
      <video
        className={styles.film}
        src={src}
        poster={poster}
        width={width}
        height={height}
        aria-label={title}
        aria-describedby={altId}
        preload="metadata"
        autoPlay={!prefersReducedMotion}
        controls
        loop
        muted
        playsInline
      />
      {/* A video has no alternative text attribute. A hidden paragraph is read as its description only. */}
      <p id={altId} hidden>
        {alt}
      </p>
    </>
  );
}
