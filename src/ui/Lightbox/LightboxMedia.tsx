import { ImageOff } from "lucide-react";
import { useId, useState, type CSSProperties } from "react";

import { Button } from "#src/ui/Button/Button.tsx";
import { Capitals } from "#src/ui/Capitals/Capitals.tsx";
import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import { Spinner } from "#src/ui/Spinner/Spinner.tsx";
import styles from "./LightboxMedia.module.css";

interface Captioned {
  title: string;
  place: string;
}

export interface LightboxPicture extends Captioned {
  kind: "picture";
  image: PictureImage;
}

export interface LightboxFilm extends Captioned {
  kind: "film";
  /** Address of the mp4 file. It is shown without sound and over and over, so it must need neither sound nor an end. */
  src: string;
  /** Address of the still that stands until it plays. */
  poster: string;
  /** Size of the film, in pixels; it fixes the proportions before the film has come. */
  width: number;
  height: number;
  /** What is seen in it, for who cannot see it. */
  alt: string;
}

export type LightboxItem = LightboxPicture | LightboxFilm;

export interface LightboxMediaProps {
  item: LightboxItem;
  /** From where it slides in: -1 and 1 from the sides, 0 not at all. */
  step: -1 | 0 | 1;
  onReady: () => void;
  loadingLabel: string;
  failedText: string;
  retryLabel: string;
}

/** One picture or film on its mat, with title and place below. */
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
            // A browser that does not let a film start by itself may hold it back until it is played: it is ready for that.
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
          <Capitals>{item.title}</Capitals>
        </span>
        <span className={styles.place}>
          <Capitals>{item.place}</Capitals>
        </span>
      </figcaption>
    </figure>
  );
}

/** The pictures before and after the one on show, fetched once that has come, so that they never delay it. */
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

/** It plays at once, since who opens it wants to see it; for who wants things still it waits to be played. */
function Film({ film: { src, poster, width, height, title, alt } }: { film: LightboxFilm }) {
  const altId = useId();
  const [isStill] = useState(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
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
        autoPlay={!isStill}
        controls
        loop
        muted
        playsInline
      />
      {/* A film has no words of its own for who cannot see it. Hidden, they are read as its description alone. */}
      <p id={altId} hidden>
        {alt}
      </p>
    </>
  );
}
