import type { ReactNode } from "react";

import { BrandIcon, type BrandName } from "#src/ui/BrandIcon/BrandIcon.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import { Picture, type PictureImage } from "#src/ui/Picture/Picture.tsx";
import styles from "./Footer.module.css";

/** A link of the footer. */
export interface FooterLink {
  href: string;
  text: string;
}

export interface FooterProps {
  about: {
    heading: string;
    text: string;
    /** Square, at least 128 px wide: it is displayed at 64. */
    licence: { image: PictureImage; caption: string };
  };
  contact: {
    heading: string;
    address: string;
    links: readonly FooterLink[];
  };
  services: { heading: string; links: readonly FooterLink[] };
  social: { heading: string; links: readonly (FooterLink & { brand: BrandName })[] };
  /** Site map. Without scripts the menu button links here by `id`. */
  site: { id: string; label: string; links: readonly FooterLink[] };
  /** What readers of further languages are told, each in their own: that their browser translates the page. */
  otherLanguages: readonly { language: string; text: string }[];
  legal: { label: string; links: readonly FooterLink[] };
  copyright: string;
  /** Attribution of the live data, as its terms require. */
  sources: { label: string; links: readonly FooterLink[] };
  /** A `ThemeChoice`. */
  themeChoice?: ReactNode;
  /** Link component for the site's own pages. */
  Link?: LinkComponent;
}

/** Page footer: about, contact, services, social media, site map and legal links. */
export function Footer({
  about,
  contact,
  services,
  social,
  site,
  otherLanguages,
  legal,
  copyright,
  sources,
  themeChoice,
  Link = "a",
}: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <Column heading={about.heading}>
            <p className={styles.text}>{about.text}</p>
            <figure className={styles.licence}>
              <Picture className={styles.frame} image={about.licence.image} sizes="4rem" />
              <figcaption>{about.licence.caption}</figcaption>
            </figure>
          </Column>
          <Column heading={contact.heading}>
            <address className={styles.address} translate="no">
              <span className={styles.place}>{contact.address}</span>
              {contact.links.map(({ href, text }) => (
                <a className={styles.link} href={href} key={href}>
                  {text}
                </a>
              ))}
            </address>
          </Column>
          <Column heading={services.heading}>
            <ul role="list">
              {services.links.map(({ href, text }) => (
                <li key={text}>
                  <Link className={styles.link} href={href}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </Column>
          <Column heading={social.heading}>
            <ul role="list">
              {social.links.map(({ href, text, brand }) => (
                <li key={brand}>
                  <a className={styles.link} href={href}>
                    <BrandIcon brand={brand} />
                    <span>{text}</span>
                  </a>
                </li>
              ))}
            </ul>
          </Column>
        </div>
        <nav className={styles.site} id={site.id} aria-label={site.label}>
          {site.links.map(({ href, text }) => (
            <Link className={styles.link} href={href} key={href}>
              {text}
            </Link>
          ))}
        </nav>
        {otherLanguages.length > 0 && (
          <p className={styles.languages} translate="no">
            {otherLanguages.map(({ language, text }) => (
              <span key={language} lang={language} dir="auto">
                {text}
              </span>
            ))}
          </p>
        )}
        <div className={styles.end}>
          <span>{copyright}</span>
          <nav className={styles.legal} aria-label={legal.label}>
            {legal.links.map(({ href, text }) => (
              <Link className={styles.legalLink} href={href} key={href}>
                {text}
              </Link>
            ))}
          </nav>
          <p className={styles.sources}>
            <span>{sources.label}</span>
            <span className={styles.sourceLinks}>
              {sources.links.map(({ href, text }) => (
                <a className={styles.legalLink} href={href} key={href}>
                  {text}
                </a>
              ))}
            </span>
          </p>
          {/* Last, because it is rendered only after hydration, so that nothing shifts. */}
          {themeChoice && <div className={styles.theme}>{themeChoice}</div>}
        </div>
      </div>
    </footer>
  );
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.column}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  );
}
