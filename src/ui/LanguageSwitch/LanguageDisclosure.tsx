import { ChevronDown } from "lucide-react";
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";

import { Flag, type FlagCountry } from "#src/ui/Flag/Flag.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./LanguageSwitch.module.css";

interface LanguageDisclosureProps {
  label: string;
  flag: FlagCountry | undefined;
  children: ReactNode;
}

/**
 * Dropdown built on `<details>`, so that it works without scripts. With scripts it also closes on a choice, on Escape,
 * and when the pointer or focus leaves it.
 */
export function LanguageDisclosure({ label, flag, children }: LanguageDisclosureProps) {
  const disclosure = useRef<HTMLDetailsElement>(null);

  const close = () => disclosure.current?.removeAttribute("open");

  useEffect(() => {
    const closeOnOutsidePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !disclosure.current?.contains(target)) close();
    };
    document.addEventListener("pointerdown", closeOnOutsidePress);
    return () => document.removeEventListener("pointerdown", closeOnOutsidePress);
  }, []);

  function handleKeyDown({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
    if (key !== "Escape" || !currentTarget.open) return;
    close();
    currentTarget.querySelector("summary")?.focus();
  }

  function handleClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest("a")) close();
  }

  // Ignore blur without a new target: Safari takes focus from a link while it is being clicked.
  function handleBlur({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    <details
      className={styles.disclosure}
      ref={disclosure}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
      onBlur={handleBlur}
    >
      <summary className={styles.summary}>
        {flag && <Flag country={flag} />}
        <VisuallyHidden>{label}</VisuallyHidden>
        <ChevronDown className={styles.chevron} aria-hidden />
      </summary>
      {children}
    </details>
  );
}
