import { ArrowRight } from "lucide-react";
import { Fragment, type ReactNode } from "react";

interface ChatMessageProps {
  /** The name of the chat. */
  chat: string;
  text: string;
  /** Accessible name of the section. */
  label: string;
}

/** Addresses and phone numbers, which a chat app turns into links. */
const LINK = /(https?:\/\/\S+|\+\d{8,15}(?!\d)|[^\s@]+@[^\s@]+\.\w+)/u;

/** A message as the operator's phone shows it: the notification, truncated to two lines, and the chat. It is in Turkish. */
export function ChatMessage({ chat, text, label }: ChatMessageProps) {
  const [headline = ""] = text.split("\n");
  return (
    <section className="lab-chat-phone" aria-label={label}>
      {/* Hidden from screen readers, because the message repeats its text. */}
      <div className="lab-chat-notice" aria-hidden>
        <span className="lab-chat-chat">{chat}</span>
        <span className="lab-chat-preview" lang="tr">
          {withArrowIcons(headline)}
        </span>
      </div>
      <p className="lab-chat-bubble" lang="tr">
        {text.split(LINK).map((part, index) =>
          LINK.test(part) ? (
            <a key={index} className="lab-chat-link" href={hrefOf(part)} target="_blank" rel="noopener">
              {part}
            </a>
          ) : (
            <Fragment key={index}>{withArrowIcons(part)}</Fragment>
          ),
        )}
      </p>
    </section>
  );
}

/** Replaces arrows by an icon, because the site's fonts, unlike a chat app's, have no arrow. */
function withArrowIcons(text: string): ReactNode[] {
  return text.split(/(→)/).map((part, index) =>
    part === "→" ? (
      <span className="lab-chat-arrow" key={index}>
        {part}
        <ArrowRight aria-hidden />
      </span>
    ) : (
      part
    ),
  );
}

function hrefOf(text: string): string {
  if (text.startsWith("http")) return text;
  return text.includes("@") ? `mailto:${text}` : `tel:${text}`;
}
