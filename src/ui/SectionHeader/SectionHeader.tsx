import styles from "./SectionHeader.module.css";

export interface SectionHeaderProps {
  title: string;
  lead?: string | undefined;
  /** Id of the heading, so that it can label the section. */
  id?: string;
  className?: string | undefined;
}

/** Section heading with a lead beside it on the same baseline, or below it where there is no room. */
export function SectionHeader({ title, lead, id, className }: SectionHeaderProps) {
  return (
    <div className={className ? `${styles.head} ${className}` : styles.head}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
