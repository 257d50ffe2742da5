import { useRef, type TouchEvent } from "react";

/** A finger must go further than this, in CSS pixels. */
const SWIPE_PX = 50;
/** The height of a film's own controls at its lower edge, in CSS pixels; a finger there moves the film. */
const CONTROLS_PX = 80;
/** A screen at least this much enlarged is being looked around in. */
const ZOOMED = 1.05;

/**
 * Handlers for an element that a finger turns over: `onSwipe(1)` after a swipe towards the start, `-1` towards the end. Two
 * fingers, an enlarged screen and what goes more up or down than aside turn nothing.
 */
export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches, target }: TouchEvent) {
      const touch = touches.length === 1 && !isZoomed() ? touches[0] : undefined;
      start.current = touch && !isOnControls(target, touch.clientY) ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const aside = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(aside) > SWIPE_PX && Math.abs(aside) > Math.abs(down)) onSwipe(aside < 0 ? 1 : -1);
    },
    onTouchCancel() {
      start.current = null;
    },
  };
}

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > ZOOMED;
}

function isOnControls(target: EventTarget, y: number): boolean {
  return target instanceof HTMLVideoElement && y > target.getBoundingClientRect().bottom - CONTROLS_PX;
}
