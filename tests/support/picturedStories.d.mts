/** A line of a built Storybook's index.json. */
export interface IndexEntry {
  type: string;
  id: string;
  /** Where the sidebar shows it: `Components/Actions/Button`. */
  title: string;
  /** `States` */
  name: string;
  importPath: string;
  tags: string[];
}

export function picturedStories(index: { entries: Record<string, IndexEntry> }): IndexEntry[];
