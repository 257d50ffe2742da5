import { Postmark, type PostmarkProps } from "#src/ui/Postmark/Postmark.tsx";
import styles from "./Cancellation.module.css";

export type CancellationProps = Omit<PostmarkProps, "className">;

/** Five lines of a machine that cancels stamps, one every 15 units. */
const WAVES = [12, 27, 42, 57, 72].map((y) => `M0 ${y}${"q16-12 32 0t32 0".repeat(4)}`).join("");

/** Decorative postmark with the wavy lines that run on from it, as on a posted letter. */
export function Cancellation(props: CancellationProps) {
  return (
    <div className={styles.cancellation}>
      <Postmark className={styles.mark} {...props} />
      <svg className={styles.waves} viewBox="0 0 256 84" aria-hidden>
        <path d={WAVES} />
      </svg>
    </div>
  );
}
