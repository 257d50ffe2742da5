import * as Radix from "@radix-ui/react-dialog";
import { ArrowLeft, ArrowRight, ImageOff, X } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, useId, useState } from "react";

import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useReturnFocus } from "#src/ui/useReturnFocus.ts";
import styles from "./Lightbox.module.css";
import { useSwipe } from "./useSwipe.ts";
import { Button } from "#src/ui/Button/Button.tsx";
import { Uppercase } from "#src/ui/Uppercase/Uppercase.tsx";
import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import { Spinner } from "#src/ui/Spinner/Spinner.tsx";

export interface LightboxProps {
  /** Accessible name of the dialog, such as the gallery's title. */
  label: string;
  items: readonly LightboxItem[];
  /** Index of the current item; `null` closes the lightbox. */
  index: number | null;
  onIndexChange: (index: number | null) => void;
  previousLabel: string;
  nextLabel: string;
  closeLabel: string;
  /** Position text, such as '6 of 22', counted from 1. Announced together with title and place. */
  positionText: (position: number, count: number) => string;
  loadingLabel: string;
  failedText: string;
  retryLabel: string;
}

/**
 * Modal viewer for pictures and films. Buttons, arrow keys and swipes move between items and wrap around; Escape closes
 * it and returns focus.
 */
export function Lightbox({ label, items, index, onIndexChange, positionText, ...labels }: LightboxProps) {
  const { previousLabel, nextLabel, closeLabel, ...mediaLabels } = labels;
  const returnFocus = useReturnFocus();
  const [step, setStep] = useState<-1 | 0 | 1>(0);
  const [readyIndex, setReadyIndex] = useState<number | null>(null);
  const count = items.length;
  const item = index === null ? undefined : items[index];

  function move(by: -1 | 1) {
    if (index === null || count < 2) return;
    setStep(by);
    onIndexChange(wrapIndex(index, by, count));
  }

  function close() {
    setStep(0);
    setReadyIndex(null);
    onIndexChange(null);
  }

  function handleKeyDown(event: KeyboardEvent) {
    // A focused video uses the arrow keys to seek, and combinations with modifiers belong to the browser.
    if (event.target instanceof HTMLVideoElement || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    move(event.key === "ArrowLeft" ? -1 : 1);
  }

  const swipe = useSwipe(move);
  if (index === null || !item) return null;
  return (
    <Radix.Root open onOpenChange={close}>
      <Radix.Portal>
        <Radix.Overlay className={styles.ground}>
          <Radix.Content className={styles.box} onKeyDown={handleKeyDown} {...swipe} {...returnFocus}>
            <Radix.Title asChild>
              <VisuallyHidden>{label}</VisuallyHidden>
            </Radix.Title>
            <Radix.Description asChild>
              <VisuallyHidden role="status">
                {`${positionText(index + 1, count)}: ${item.title}, ${item.place}`}
              </VisuallyHidden>
            </Radix.Description>
            <div className={styles.top}>
              <span className={styles.count} aria-hidden>
                {`${String(index + 1).padStart(2, "0")} / ${String(count).padStart(2, "0")}`}
              </span>
              <Radix.Close className={styles.button} aria-label={closeLabel}>
                <X className={styles.icon} aria-hidden />
              </Radix.Close>
            </div>
            <div className={styles.stage}>
              <LightboxMedia
                {...mediaLabels}
                key={index}
                item={item}
                step={step}
                onReady={() => setReadyIndex(index)}
              />
            </div>
            {count > 1 && (
              <div className={styles.nav}>
                <button type="button" className={styles.turn} aria-label={previousLabel} onClick={() => move(-1)}>
                  <ArrowLeft className={styles.icon} aria-hidden />
                </button>
                <button type="button" className={styles.turn} aria-label={nextLabel} onClick={() => move(1)}>
                  <ArrowRight className={styles.icon} aria-hidden />
                </button>
              </div>
            )}
            {readyIndex === index && (
              <LightboxNeighbours items={[items[wrapIndex(index, -1, count)], items[wrapIndex(index, 1, count)]]} />
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

function wrapIndex(index: number, by: -1 | 1, count: number): number {
  return (index + by + count) % count;
}

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
function LightboxMedia({ item, step, onReady, loadingLabel, failedText, retryLabel }: LightboxMediaProps) {
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
            <ImageOff className={styles.failedIcon} aria-hidden />
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
function LightboxNeighbours({ items }: { items: readonly (LightboxItem | undefined)[] }) {
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
