import { Check, Search } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";

import { type DialCountry, searchCountries } from "./searchCountries.ts";
import styles from "./DialList.module.css";
import { flagPicture, loadFlags } from "./flagPictures.ts";

/** Labels of the list that its search field and its empty state need. */
export interface DialListLabels {
  /** Accessible name of the search field. */
  searchLabel: string;
  searchPlaceholder: string;
  noResult: string;
}

export interface DialListProps extends DialListLabels {
  /** Accessible name of the list. */
  label: string;
  countries: readonly DialCountry[];
  value: string;
  onChoose: (code: string) => void;
  /** Which of the two gets the focus when the list opens. */
  focusOn: "search" | "list";
  focusRef: RefObject<HTMLElement | null>;
}

/**
 * A search field above a list box. Arrow keys move the active option in both; letters typed in the list go to the search field. It is
 * part of the form's code, so that it also works in a tab that was open during a deployment. Base UI's combobox would add 23 KB, and
 * cmdk cannot distinguish the selected option from the active one.
 */
export function DialList({
  label,
  countries,
  value,
  onChoose,
  focusOn,
  focusRef,
  searchLabel,
  searchPlaceholder,
  noResult,
}: DialListProps) {
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState("");
  const [activeCode, setActiveCode] = useState(value);
  const found = searchCountries(countries, typed);
  const active = found.find(({ code }) => code === activeCode) ?? found[0];
  const optionId = (code: string) => `${id}-${code}`;

  useLayoutEffect(() => {
    focusRef.current = focusOn === "search" ? search.current : list.current;
  }, [focusOn, focusRef]);

  useLayoutEffect(() => {
    if (active) document.getElementById(`${id}-${active.code}`)?.scrollIntoView({ block: "nearest" });
  }, [active, id]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const isOnList = event.currentTarget === list.current;
    const index = active ? found.indexOf(active) : -1;
    const targets: Partial<Record<string, number>> = {
      ArrowDown: (index + 1) % found.length,
      ArrowUp: (index - 1 + found.length) % found.length,
      Home: 0,
      End: found.length - 1,
    };
    const target = targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      const next = found[target];
      if (next) setActiveCode(next.code);
    } else if (event.key === "Enter" || (isOnList && event.key === " ")) {
      event.preventDefault();
      if (active) onChoose(active.code);
    } else if (isOnList && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      search.current?.focus();
    }
  };

  return (
    <div className={styles.body}>
      <div className={styles.search}>
        <Search className={styles.icon} aria-hidden />
        <input
          ref={search}
          className={styles.field}
          role="combobox"
          aria-label={searchLabel}
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={active && optionId(active.code)}
          placeholder={searchPlaceholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActiveCode("");
          }}
          onKeyDown={handleKeyDown}
        />
      </div>
      <ul
        ref={list}
        id={`${id}-list`}
        className={styles.list}
        role="listbox"
        aria-label={label}
        aria-activedescendant={active && optionId(active.code)}
        // An empty list has no option that could show the focus.
        tabIndex={active ? 0 : -1}
        onKeyDown={handleKeyDown}
      >
        {found.map((country) => (
          <li
            key={country.code}
            id={optionId(country.code)}
            className={styles.option}
            role="option"
            aria-selected={country.code === value}
            data-active={country === active || undefined}
            onClick={() => onChoose(country.code)}
          >
            <CountryFlag code={country.code} />
            <span className={styles.name}>{country.name}</span>
            <span className={styles.code} translate="no">
              {country.dialCode}
            </span>
            {country.code === value && <Check className={styles.check} aria-hidden />}
          </li>
        ))}
      </ul>
      <p className={styles.none} role="status">
        {found.length === 0 && noResult}
      </p>
    </div>
  );
}

/** Props of `CountryFlag`. */
export interface CountryFlagProps {
  /** ISO 3166-1 code in capital letters, such as `TR`. */
  code: string;
}

/** A country's flag, with a placeholder of the same size until it has loaded. Decorative: the code or name is next to it. */
export function CountryFlag({ code }: CountryFlagProps) {
  const [, setLoaded] = useState(false);
  const picture = flagPicture(code);
  const isMissing = !picture;

  useEffect(() => {
    if (!isMissing) return;
    let isShown = true;
    void loadFlags().then(() => {
      if (isShown) setLoaded(true);
    });
    return () => {
      isShown = false;
    };
  }, [isMissing]);

  return (
    <span className={styles.flag}>
      {picture && <img className={styles.picture} src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt="" />}
    </span>
  );
}
