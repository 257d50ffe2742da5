import { useEffect } from "react";

/**
 * Keeps the screen awake while `isActive`, where the browser can. It gives the lock up whenever the page is out of sight, so it is
 * asked again once the page is back. A refusal is silent: the phone then dims as it always does.
 */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    // Browsers have it over https only, and some not at all, whatever the types say.
    const wakeLock = (navigator as Partial<Pick<Navigator, "wakeLock">>).wakeLock;
    if (!isActive || !wakeLock) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;

    async function keepAwake() {
      if (document.visibilityState !== "visible") return;
      try {
        const granted = await wakeLock?.request("screen");
        if (isOver) await granted?.release();
        else lock = granted;
      } catch {
        lock = undefined;
      }
    }

    void keepAwake();
    document.addEventListener("visibilitychange", keepAwake);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", keepAwake);
      lock?.release().catch(() => {});
    };
  }, [isActive]);
}
