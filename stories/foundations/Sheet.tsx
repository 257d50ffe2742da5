import { Check, Copy } from "lucide-react";
import { useState, type ReactNode } from "react";

import "./foundations.css";

/** A page of foundations. Its own text is English in every language, because it names tokens. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="foundations-sheet" lang="en">
      {children}
    </div>
  );
}

/** A section of the page, with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="foundations-part">
      <h2 className="foundations-heading">{title}</h2>
      {children}
    </section>
  );
}

/** A token with its value and purpose, and a sample below them. */
export function Entry({ name, token, value, use, children }: EntryProps) {
  return (
    <li className="foundations-entry">
      <p className="foundations-caption">
        {token ? <CopyText text={`var(${token})`}>{name}</CopyText> : <code className="foundations-name">{name}</code>}
        {value && <span className="foundations-value"> {value}</span>}
        {use && <span className="foundations-use"> {use}</span>}
      </p>
      {children}
    </li>
  );
}

/** A button that copies a text: a reference for a style sheet (`var(--space-4)`), or a value. */
export function CopyText({ text, children }: { text: string; children: string }) {
  const [isCopied, setCopied] = useState(false);
  const Icon = isCopied ? Check : Copy;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <button
      className="foundations-copy"
      type="button"
      aria-label={`${isCopied ? "Copied" : "Copy"} ${text}`}
      onClick={copy}
    >
      <code className="foundations-name">{children}</code>
      <Icon className="foundations-icon" strokeWidth={1.75} aria-hidden />
    </button>
  );
}

interface EntryProps {
  name: string;
  /** The custom property to copy; omitted if the entry has none. */
  token?: string;
  value?: string | undefined;
  use?: string | undefined;
  children?: ReactNode;
}

/** A list of entries: stacked, or in columns if they are small. */
export function Entries({ columns = "one", children }: { columns?: "one" | "few" | "many"; children: ReactNode }) {
  return (
    <ul className="foundations-entries" data-columns={columns} role="list">
      {children}
    </ul>
  );
}
