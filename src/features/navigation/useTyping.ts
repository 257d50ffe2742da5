import { useEffect, useState } from "react";

const CONTROLS = "input, select, textarea";

/** Whether a form control has focus, so that a phone's keyboard may be open. */
export function useTyping(): boolean {
  const [typing, setTyping] = useState(false);

  useEffect(() => {
    const update = () => setTyping(document.activeElement?.matches(CONTROLS) ?? false);
    // During `focusout` the element that loses focus is still the active element.
    const updateSoon = () => setTimeout(update);
    update();
    document.addEventListener("focusin", update);
    document.addEventListener("focusout", updateSoon);
    return () => {
      document.removeEventListener("focusin", update);
      document.removeEventListener("focusout", updateSoon);
    };
  }, []);

  return typing;
}
