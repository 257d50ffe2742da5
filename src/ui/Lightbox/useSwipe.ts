import { useRef, type DragEvent, type PointerEvent, type TouchEvent } from "react";

/** Minimum distance of a swipe, in CSS pixels. */
const SWIPE_PX = 50;
/** Height of a video's native controls at its lower edge, in CSS pixels; touches there are left to the controls. */
const CONTROLS_PX = 80;
/** Pinch zoom from which a touch pans the page instead. */
const ZOOM_THRESHOLD = 1.05;
/** Mouse drags that start here select text or press buttons. */
const NOT_DRAGGABLE = "figcaption, button";

interface Point {
  clientX: number;
  clientY: number;
}

/**
 * Event handlers that detect horizontal swipes by touch, pen or mouse: `onSwipe(1)` after a swipe towards the start,
 * `-1` towards the end. Multi-touch, a zoomed page and mostly vertical gestures are ignored.
 */
export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const start = useRef<Point | null>(null);

  function begin(point: Point | undefined, target: EventTarget) {
    start.current = point && !isOnControls(target, point.clientY) ? point : null;
  }

  function finish(point: Point | undefined) {
    const from = start.current;
    start.current = null;
    if (!from || !point) return;
    const deltaX = point.clientX - from.clientX;
    const deltaY = point.clientY - from.clientY;
    if (Math.abs(deltaX) > SWIPE_PX && Math.abs(deltaX) > Math.abs(deltaY)) onSwipe(deltaX < 0 ? 1 : -1);
  }

  function cancel() {
    start.current = null;
  }

  return {
    // Touch events rather than pointer events, because they report the number of touches: a second one cancels the
    // swipe.
    onTouchStart({ touches, target }: TouchEvent) {
      begin(touches.length === 1 && !isZoomed() ? pointOf(touches[0]) : undefined, target);
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      finish(pointOf(changedTouches[0]));
    },
    onTouchCancel: cancel,
    onPointerDown(event: PointerEvent) {
      const { pointerType, button, target } = event;
      if (pointerType === "touch") return;
      const isDrag = button === 0 && target instanceof Element && !target.closest(NOT_DRAGGABLE);
      begin(isDrag ? pointOf(event) : undefined, target);
    },
    onPointerUp(event: PointerEvent) {
      if (event.pointerType !== "touch") finish(pointOf(event));
    },
    onPointerCancel(event: PointerEvent) {
      if (event.pointerType !== "touch") cancel();
    },
    onDragStart(event: DragEvent) {
      // Prevents the native drag of the image, which would cancel the pointer.
      if (event.target instanceof HTMLImageElement) event.preventDefault();
    },
  };
}

/** Copies the coordinates: browsers may reuse the event object. */
function pointOf(point: Point | undefined): Point | undefined {
  return point && { clientX: point.clientX, clientY: point.clientY };
}

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > ZOOM_THRESHOLD;
}

function isOnControls(target: EventTarget, y: number): boolean {
  return target instanceof HTMLVideoElement && y > target.getBoundingClientRect().bottom - CONTROLS_PX;
}
