import { ChevronDown } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";

import { Flag, type FlagCountry } from "#src/ui/Flag/Flag.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./LanguageSwitch.module.css";

/**
 * `bar` is for the top bar: all languages on desktops, a dropdown below; `menu` is a row of cells for the mobile menu.
 */
export const LANGUAGE_SWITCH_VARIANTS = ["bar", "menu"] as const;
export type LanguageSwitchVariant = (typeof LANGUAGE_SWITCH_VARIANTS)[number];

/** A language, with the address of the page in it. */
export interface LanguageOption {
  /** BCP 47 tag, for `lang` and `hreflang`. */
  language: string;
  /** Two-letter code shown beside the flag. */
  code: string;
  /** Name of the language in that language. */
  name: string;
  flag: FlagCountry;
  /** URL of the current page in that language. */
  href: string;
  current: boolean;
}

export interface LanguageSwitchProps {
  /** Accessible name of the navigation. */
  label: string;
  /** Accessible name of the dropdown button; it states the current language. */
  currentLabel: string;
  options: readonly LanguageOption[];
  variant?: LanguageSwitchVariant;
  Link?: LinkComponent;
}

/** Links to the current page in the other languages. */
export function LanguageSwitch({ label, currentLabel, options, variant = "bar", Link = "a" }: LanguageSwitchProps) {
  if (variant === "menu") {
    return (
      <nav aria-label={label}>
        <LanguageList look="cells" options={options} Link={Link} />
      </nav>
    );
  }
  return (
    <nav className={styles.bar} aria-label={label}>
      <div className={styles.wide}>
        <LanguageList look="codes" options={options} Link={Link} />
      </div>
      <div className={styles.narrow}>
        <LanguageDisclosure label={currentLabel} flag={options.find(({ current }) => current)?.flag}>
          <LanguageList look="panel" options={options} Link={Link} />
        </LanguageDisclosure>
      </div>
    </nav>
  );
}

interface LanguageListProps {
  look: "codes" | "panel" | "cells";
  options: readonly LanguageOption[];
  Link: LinkComponent;
}

function LanguageList({ look, options, Link }: LanguageListProps) {
  return (
    <ul className={styles[look]}>
      {options.map(({ language, code, name, flag, href, current }) => (
        <li className={styles[`${look}Item`]} key={language}>
          <Link
            className={styles[`${look}Link`]}
            href={href}
            hrefLang={language}
            lang={language}
            aria-current={current || undefined}
          >
            <Flag country={flag} />
            {look === "codes" ? (
              <>
                <span className={styles.code}>{code}</span> <VisuallyHidden>{name}</VisuallyHidden>
              </>
            ) : (
              <span>{name}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface LanguageDisclosureProps {
  label: string;
  flag: FlagCountry | undefined;
  children: ReactNode;
}

/**
 * Dropdown built on `<details>`, so that it works without scripts. With scripts it also closes on a choice, on Escape,
 * and when the pointer or focus leaves it.
 */
function LanguageDisclosure({ label, flag, children }: LanguageDisclosureProps) {
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
