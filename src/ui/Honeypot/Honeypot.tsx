import styles from "./Honeypot.module.css";

/** Honeypot field named `website`, hidden from people: a value in it was filled in by a bot. */
export function Honeypot() {
  return (
    <div className={styles.trap} aria-hidden>
      <input name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
