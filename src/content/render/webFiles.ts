import { escapeHtml } from "#src/domain/escapeHtml.ts";
import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { feedPath, manifestPath, pathOf, ROADS_PATH, SECTIONS, type Section } from "#src/i18n/paths.ts";
import type { Library } from "#src/content/read/libraryTypes.ts";
import { startOf } from "#src/content/pageData/postDate.ts";
import { roadsFromAirport } from "#src/content/pageData/prices.ts";
import { absoluteLinks } from "./markdown.ts";

/**
 * Generates the files that are not pages: sitemap, robots.txt, llms.txt, the roads of a map, feeds and manifests. Paths
 * are relative to the site's folder; `siteUrl` is the origin of absolute URLs.
 */
export function webFiles(library: Library, siteUrl: string): { file: string; text: string }[] {
  return [
    { file: "sitemap.xml", text: sitemap(library, siteUrl) },
    { file: "robots.txt", text: robots(siteUrl) },
    { file: "llms.txt", text: llms(library, siteUrl) },
    { file: ROADS_PATH.slice(1), text: JSON.stringify(roadsFromAirport(library)) },
    ...LANGUAGES.flatMap((language) => [
      { file: feedPath(language).slice(1), text: feed(library, siteUrl, language) },
      { file: manifestPath(language).slice(1), text: manifest(library, language) },
    ]),
  ];
}

/**
 * Sitemap of all canonical URLs. Alternates are in the pages only, so that the two never disagree, and only articles
 * have a `lastmod`, because only they have a true date.
 */
function sitemap({ services, tours, posts }: Library, siteUrl: string): string {
  const urls = LANGUAGES.flatMap((language) => [
    ...(Object.keys(SECTIONS) as Section[]).map((section) => ({ path: pathOf(language, section) })),
    ...services.map(({ slug }) => ({ path: pathOf(language, "services", slug) })),
    ...tours.map(({ slug }) => ({ path: pathOf(language, "tours", slug) })),
    ...posts.map(({ slug, published }) => ({ path: pathOf(language, "blog", slug), lastmod: published })),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls
  .map(({ path, ...day }) => {
    const lastmod = "lastmod" in day ? `<lastmod>${day.lastmod}</lastmod>` : "";
    return `<url><loc>${siteUrl}${path}</loc>${lastmod}</url>`;
  })
  .join("\n")}
</urlset>
`;
}

function robots(siteUrl: string): string {
  return `User-agent: *
Allow: /
Disallow: /api/
Disallow: /_data/

Sitemap: ${siteUrl}/sitemap.xml
`;
}

/** Atom feed of the articles in a language (RFC 4287), newest first. */
function feed(library: Library, siteUrl: string, language: Language): string {
  const posts = library.posts.toSorted((one, other) => (one.published < other.published ? 1 : -1));
  const { title, description } = library.heads.blog[language];
  const self = siteUrl + feedPath(language);
  const host = new URL(siteUrl).hostname;
  const entries = posts.map((post) => {
    const { title: heading, excerpt, html } = post.text[language];
    const url = siteUrl + pathOf(language, "blog", post.slug);
    return `<entry>
<id>tag:${host},${post.published}:${post.id}.${language}</id>
<title>${escapeHtml(heading)}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${startOf(post.published)}</published>
<updated>${startOf(post.published)}</updated>
<author><name>${escapeHtml(library.authors[post.author][language])}</name></author>
<summary>${escapeHtml(excerpt)}</summary>
<content type="html">${escapeHtml(absoluteLinks(html, siteUrl))}</content>
</entry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${self}</id>
<title>${escapeHtml(title)}</title>
<subtitle>${escapeHtml(description)}</subtitle>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${siteUrl}${pathOf(language, "blog")}"/>
<updated>${startOf(posts[0]?.published ?? "1970-01-01")}</updated>
${entries.join("\n")}
</feed>
`;
}

/** Summary of the site for language models: https://llmstxt.org. */
function llms(library: Library, siteUrl: string): string {
  const { services, tours, posts, business, heads, sections: names } = library;
  const link = (section: Section, title: string, says: string, slug?: string) =>
    `- [${title}](${siteUrl}${pathOf("en", section, slug)}): ${says}`;
  const sections = ["prices", "reservation", "contact", "faq", "gallery"] as const;
  return `# ${business.name}

> ${heads.home.en.description}

The same pages stand in Turkish under ${siteUrl}/tr, in English under ${siteUrl}/en and in Russian under ${siteUrl}/ru. Fares are in
euros and per vehicle; that of a transfer is for one way, and the way back costs the same. A booking is a request until the operator
confirms it, and nothing is paid online.

## Pages

${sections.map((section) => link(section, names[section].en, heads[section].en.description)).join("\n")}

## Services

${services.map(({ slug, text }) => link("services", text.en.title, text.en.shortDescription, slug)).join("\n")}

## Tours

${tours.map(({ slug, text }) => link("tours", text.en.title, text.en.description, slug)).join("\n")}

## Articles

${posts.map(({ slug, text }) => link("blog", text.en.title, text.en.excerpt, slug)).join("\n")}
`;
}

/** Web app manifest. */
function manifest({ business, heads, sections }: Library, language: Language): string {
  const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
    src: `/icons/${file}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    id: "/",
    name: business.name,
    short_name: business.shortName,
    description: heads.home[language].description,
    lang: language,
    dir: "ltr",
    start_url: pathOf(language, "home"),
    scope: "/",
    display: "standalone",
    categories: ["travel"],
    background_color: business.themeColours.page,
    theme_color: business.themeColours.day,
    icons: [
      icon("icon-192.png", 192, "any"),
      icon("icon-512.png", 512, "any"),
      icon("icon-maskable-512.png", 512, "maskable"),
    ],
    shortcuts: (["reservation", "prices"] as const).map((section) => ({
      name: sections[section][language],
      url: pathOf(language, section),
      icons: [icon("icon-192.png", 192, "any")],
    })),
  });
}
