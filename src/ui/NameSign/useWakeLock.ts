import { useEffect } from "react";

/**
 * Holds a screen wake lock while `isActive`, where supported. Browsers release it when the page is hidden, so it is
 * requested again when the page becomes visible. A denied request is ignored: the screen then dims as usual.
 */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    // Only available over https and not in every browser, despite the types.
    const wakeLock = (navigator as Partial<Pick<Navigator, "wakeLock">>).wakeLock;
    if (!isActive || !wakeLock) return;
    let lock: WakeLockSentinel | undefined;
    let isReleased = false;

    async function keepAwake() {
      if (document.visibilityState !== "visible") return;
      try {
        const granted = await wakeLock?.request("screen");
        if (isReleased) await granted?.release();
        else lock = granted;
      } catch {
        lock = undefined;
      }
    }

    void keepAwake();
    document.addEventListener("visibilitychange", keepAwake);
    return () => {
      isReleased = true;
      document.removeEventListener("visibilitychange", keepAwake);
      lock?.release().catch(() => {});
    };
  }, [isActive]);
}
