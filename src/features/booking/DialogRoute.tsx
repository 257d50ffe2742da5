import { Uppercase } from "#src/ui/Uppercase/Uppercase.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./DialogRoute.module.css";

/** The route of a request, in the title bar of its dialog. */
export function DialogRoute({ from, to }: { from: string; to: string }) {
  return (
    <>
      <span translate="no">
        <Uppercase>{from}</Uppercase>
      </span>
      <VisuallyHidden> – </VisuallyHidden>
      <span className={styles.to} translate="no">
        <Uppercase>{to}</Uppercase>
      </span>
    </>
  );
}
