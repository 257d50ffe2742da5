import type { ReactNode } from "react";

import "./foundations.css";

/** A page of foundations. Its own words are English, whatever language is on show: they name tokens. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="foundations-sheet" lang="en">
      {children}
    </div>
  );
}

/** A part of such a page, with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="foundations-part">
      <h2 className="foundations-heading">{title}</h2>
      {children}
    </section>
  );
}

/** A token, what it comes to, what it is for, and below them something to look at. */
export function Entry({ name, value, use, children }: EntryProps) {
  return (
    <li className="foundations-entry">
      <p className="foundations-caption">
        <code className="foundations-name">{name}</code>
        {value && <span className="foundations-value"> {value}</span>}
        {use && <span className="foundations-use"> {use}</span>}
      </p>
      {children}
    </li>
  );
}

interface EntryProps {
  name: string;
  value?: string | undefined;
  use?: string | undefined;
  children?: ReactNode;
}

/** The list that entries stand in: below each other, or side by side where they are small. */
export function Entries({ columns = "one", children }: { columns?: "one" | "many"; children: ReactNode }) {
  return (
    <ul className="foundations-entries" data-columns={columns} role="list">
      {children}
    </ul>
  );
}
