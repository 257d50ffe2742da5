import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPicture } from "#src/content/pageData/pictures.ts";
import { Footer } from "#src/ui/Footer/Footer.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { siteIn } from "#stories/fixtures/shell.tsx";
import { translatorOf } from "#stories/fixtures/messages.ts";

const NOTHING = { heading: "", links: [] };

const NOTHING_NAMED = { label: "", links: [] };

const meta = {
  id: "ui-footer",
  title: "Components/Navigation/Footer",
  component: Footer,
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid:
        "Only the end of every page. For an offer to call or write within a page, use a `ContactBanner` or a `ContactList`.",
      keyboard: { Tab: "goes through its links, column by column" },
      parts: [
        "Four columns: about, contact, services, social media",
        "All pages",
        "That the browser translates the page, in the languages of further guests",
        "Copyright, sources of live data, legal pages",
      ],
      content: {
        do: [
          "Head a column with one word: “Contact”, “Services”",
          "Name the sources as their terms ask: “Rates and weather:”",
        ],
        dont: ["Repeat the offer here: the banner above has made it", "List a network where nobody answers"],
      },
      messages: ["shell:footer.about.heading", "shell:footer.site", "shell:footer.legal", "shell:footer.sources"],
    }),
  },
  args: {
    about: { heading: "", text: "", licence: { image: loadPicture("licence", "en"), caption: "" } },
    contact: { ...NOTHING, address: "" },
    services: NOTHING,
    social: NOTHING,
    site: { ...NOTHING_NAMED, id: "site" },
    otherLanguages: [],
    legal: NOTHING_NAMED,
    copyright: "",
    sources: NOTHING_NAMED,
  },
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    const { contact, address, social, about, services, otherLanguages, licence, year } = siteIn(globals);
    return (
      <Footer
        about={{
          heading: t("shell:footer.about.heading"),
          text: about,
          licence: { image: licence, caption: t("shell:footer.about.licence") },
        }}
        contact={{
          heading: t("shell:nav.contact"),
          address,
          links: [
            { href: `tel:${contact.phone.e164}`, text: contact.phone.display },
            ...contact.emails.map((email) => ({ href: `mailto:${email}`, text: email })),
          ],
        }}
        services={{
          heading: t("shell:nav.services"),
          links: services.map(({ slug, label }) => ({ href: `#${slug}`, text: label })),
        }}
        social={{
          heading: t("shell:footer.social"),
          links: [
            { brand: "facebook", text: "Facebook", href: social.facebook ?? "#" },
            { brand: "instagram", text: "Instagram", href: social.instagram ?? "#" },
            { brand: "whatsapp", text: "WhatsApp", href: `https://wa.me/${contact.whatsapp}` },
          ],
        }}
        site={{
          id: args.site.id,
          label: t("shell:footer.site"),
          links: (["home", "services", "tours", "blog", "contact", "faq", "gallery", "reservation"] as const).map(
            (id) => ({
              href: `#${id}`,
              text: t(`shell:nav.${id}`),
            }),
          ),
        }}
        otherLanguages={otherLanguages}
        legal={{
          label: t("shell:footer.legal"),
          links: (["privacy", "terms"] as const).map((id) => ({ href: `#${id}`, text: t(`shell:footer.${id}`) })),
        }}
        copyright={t("shell:footer.copyright", { year, name: contact.name })}
        sources={{
          label: t("shell:footer.sources"),
          links: [{ href: "https://open-meteo.com/", text: "Open-Meteo" }],
        }}
      />
    );
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four columns on desktops; on phones about and contact take a whole row each, services and social share one. */
export const Default: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("contentinfo")).toBeVisible();
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(4);
    await expect(canvas.getByRole("img", { name: siteIn(globals).licence.alt })).toBeInTheDocument();
    await expect(canvas.getByRole("navigation", { name: t("shell:footer.legal") })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getAllByRole("link")[0]).toHaveFocus();
    canvas.getAllByRole("link")[0]?.blur();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
