import {
  ArrowLeftRight,
  ArrowRight,
  Bot,
  CircleQuestionMark,
  Mail,
  Repeat,
  TriangleAlert,
  User,
  type LucideIcon,
} from "lucide-react";
import { Fragment, type ReactNode } from "react";

import type { MessageButton } from "#src/domain/messageButtons.ts";
import type { SentMessage } from "./operatorMessage.ts";

interface ChatMessageProps {
  /** The name of the chat. */
  chat: string;
  message: SentMessage;
  /** Accessible name of the section. */
  label: string;
}

/** Characters that the site's fonts, unlike a phone's, do not have. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  "→": ArrowRight,
  "↔": ArrowLeftRight,
  "❓": CircleQuestionMark,
  "⚠️": TriangleAlert,
  "✉️": Mail,
  "🤖": Bot,
  "🔁": Repeat,
  "👤": User,
};
const ICON_CHARACTER = new RegExp(`(${Object.keys(ICONS).join("|")})`, "u");

/** Addresses and phone numbers, which a chat app turns into links. */
const LINK = /(https?:\/\/\S+|\+\d{8,15}(?!\d)|[^\s@]+@[^\s@]+\.\w+)/u;

/**
 * A message as the operator's phone shows it: the notification, truncated to four lines, and the chat with the message
 * and its buttons. The lines that the chat folds are shown whole, as a quotation. It is in Turkish.
 */
export function ChatMessage({ chat, message, label }: ChatMessageProps) {
  const { text, folded, drafts, draftLinks, buttons } = message;
  const [notification = ""] = text.split("\n\n");
  const foldEnd = folded === null ? 0 : folded.offset + folded.length;
  return (
    <section className="lab-chat-phone" aria-label={label}>
      {/* Hidden from screen readers, because the message repeats its text. */}
      <div className="lab-chat-notice" aria-hidden>
        <span className="lab-chat-chat">{chat}</span>
        <span className="lab-chat-preview" lang="tr">
          {withIcons(notification)}
        </span>
      </div>
      <p className="lab-chat-bubble" lang="tr">
        {folded !== null && (
          <>
            {withLinks(text.slice(0, folded.offset))}
            <span className="lab-chat-folded">
              {withLinks(text.slice(folded.offset, drafts?.offset ?? foldEnd))}
              {drafts && withDraftLinks(text.slice(drafts.offset, foldEnd), draftLinks)}
            </span>
          </>
        )}
        {withLinks(text.slice(foldEnd))}
      </p>
      {buttons.length > 0 && (
        <ul className="lab-chat-buttons" lang="tr">
          {buttons.map((row, index) => (
            <li className="lab-chat-row" key={index}>
              {row.map(({ text: name, url }) => (
                <a className="lab-chat-button" key={name} href={url} target="_blank" rel="noopener">
                  {name}
                </a>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The line of the drafts, each of which is a link. */
function withDraftLinks(line: string, links: readonly MessageButton[]): ReactNode[] {
  return line.split(/(: | · )/u).map((part, index) => {
    const link = links.find(({ text }) => text === part);
    return link ? (
      <a key={index} className="lab-chat-link" href={link.url} target="_blank" rel="noopener">
        {part}
      </a>
    ) : (
      part
    );
  });
}

function withLinks(text: string): ReactNode[] {
  return text.split(LINK).map((part, index) =>
    LINK.test(part) ? (
      <a key={index} className="lab-chat-link" href={hrefOf(part)} target="_blank" rel="noopener">
        {part}
      </a>
    ) : (
      <Fragment key={index}>{withIcons(part)}</Fragment>
    ),
  );
}

/** Replaces characters by icons. The characters stay in the text for copying and for screen readers. */
function withIcons(text: string): ReactNode[] {
  return text.split(ICON_CHARACTER).map((part, index) => {
    const Icon = ICONS[part];
    return Icon ? (
      <span className="lab-chat-icon" key={index}>
        {part}
        <Icon aria-hidden />
      </span>
    ) : (
      part
    );
  });
}

function hrefOf(text: string): string {
  if (text.startsWith("http")) return text;
  return text.includes("@") ? `mailto:${text}` : `tel:${text}`;
}
