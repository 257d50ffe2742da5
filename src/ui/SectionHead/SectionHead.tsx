import styles from "./SectionHead.module.css";

export interface SectionHeadProps {
  title: string;
  lead?: string | undefined;
  /** Id of the heading, for the section that it names. */
  id?: string;
  className?: string | undefined;
}

/** Title left, one sentence right, on one baseline; below each other where there is no room. */
export function SectionHead({ title, lead, id, className }: SectionHeadProps) {
  return (
    <div className={className ? `${styles.head} ${className}` : styles.head}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
