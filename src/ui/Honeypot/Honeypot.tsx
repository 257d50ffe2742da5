import styles from "./Honeypot.module.css";

/** A field of a form that nobody sees or reaches: what is filled in there was filled in by a machine. Its name is `website`. */
export function Honeypot() {
  return (
    <div className={styles.trap} aria-hidden>
      <input name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
