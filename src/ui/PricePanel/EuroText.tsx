import styles from "./EuroText.module.css";

/**
 * Formatted amount whose euro sign is smaller than the figures, wherever a price is set in the display face. Screen readers do not
 * announce it as a superscript.
 */
export function EuroText({ text }: { text: string }) {
  return (
    <span translate="no">
      {text.split(/(\s?€)/).map((part, index) =>
        part.includes("€") ? (
          <sup key={index} className={styles.sign} role="presentation">
            {part}
          </sup>
        ) : (
          part
        ),
      )}
    </span>
  );
}
