import { useRef, type DragEvent, type PointerEvent, type TouchEvent } from "react";

/** A finger must go further than this, in CSS pixels. */
const SWIPE_PX = 50;
/** The height of a film's own controls at its lower edge, in CSS pixels; a finger there moves the film. */
const CONTROLS_PX = 80;
/** A screen at least this much enlarged is being looked around in. */
const ZOOMED = 1.05;
/** What a mouse does there is something else: words are marked, buttons are pressed. */
const NOT_DRAGGED = "figcaption, button";

interface Spot {
  clientX: number;
  clientY: number;
}

/**
 * Handlers for an element that a finger, a pen or a mouse turns over: `onSwipe(1)` after a swipe towards the start, `-1`
 * towards the end. Two fingers, an enlarged screen and what goes more up or down than aside turn nothing.
 */
export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const start = useRef<Spot | null>(null);

  function begin(spot: Spot | undefined, target: EventTarget) {
    start.current = spot && !isOnControls(target, spot.clientY) ? spot : null;
  }

  function finish(spot: Spot | undefined) {
    const from = start.current;
    start.current = null;
    if (!from || !spot) return;
    const aside = spot.clientX - from.clientX;
    const down = spot.clientY - from.clientY;
    if (Math.abs(aside) > SWIPE_PX && Math.abs(aside) > Math.abs(down)) onSwipe(aside < 0 ? 1 : -1);
  }

  function cancel() {
    start.current = null;
  }

  return {
    // Fingers by touch events: they say how many there are, and the second one ends the swipe.
    onTouchStart({ touches, target }: TouchEvent) {
      begin(touches.length === 1 && !isZoomed() ? spotOf(touches[0]) : undefined, target);
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      finish(spotOf(changedTouches[0]));
    },
    onTouchCancel: cancel,
    onPointerDown(event: PointerEvent) {
      const { pointerType, button, target } = event;
      if (pointerType === "touch") return;
      const isDrag = button === 0 && target instanceof Element && !target.closest(NOT_DRAGGED);
      begin(isDrag ? spotOf(event) : undefined, target);
    },
    onPointerUp(event: PointerEvent) {
      if (event.pointerType !== "touch") finish(spotOf(event));
    },
    onPointerCancel(event: PointerEvent) {
      if (event.pointerType !== "touch") cancel();
    },
    onDragStart(event: DragEvent) {
      // Otherwise the browser takes the picture itself along, and the pointer with it.
      if (event.target instanceof HTMLImageElement) event.preventDefault();
    },
  };
}

/** The coordinates alone: a browser may use an event's object again. */
function spotOf(spot: Spot | undefined): Spot | undefined {
  return spot && { clientX: spot.clientX, clientY: spot.clientY };
}

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > ZOOMED;
}

function isOnControls(target: EventTarget, y: number): boolean {
  return target instanceof HTMLVideoElement && y > target.getBoundingClientRect().bottom - CONTROLS_PX;
}
