/** A node of structured data. */
export type Node = { readonly "@type"?: string } & Readonly<Record<string, unknown>>;

export interface Graph {
  readonly "@context"?: string;
  readonly "@graph"?: readonly Node[];
}

/** Required and optional properties of a type. */
interface Shape {
  needs: readonly string[];
  may?: readonly string[];
}

/**
 * The types that the site uses, as schema.org defines them. Required is what search engines need to show it
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery), or, if they need nothing, what identifies a thing
 * of the type.
 */
const SHAPES: Readonly<Record<string, Shape>> = {
  AdministrativeArea: { needs: ["name"] },
  Answer: { needs: ["text"] },
  BlogPosting: {
    needs: ["headline", "image", "datePublished", "author", "publisher", "url"],
    may: [
      "description",
      "mainEntityOfPage",
      "dateModified",
      "inLanguage",
      "articleSection",
      "keywords",
      "wordCount",
      "timeRequired",
    ],
  },
  BreadcrumbList: { needs: ["itemListElement"] },
  ContactPage: { needs: ["name", "url", "mainEntity"], may: ["inLanguage"] },
  FAQPage: { needs: ["mainEntity"], may: ["url", "inLanguage"] },
  ImageGallery: { needs: ["name", "url", "image"], may: ["inLanguage"] },
  ImageObject: { needs: ["contentUrl"], may: ["name", "description", "contentLocation"] },
  ItemList: { needs: ["itemListElement"], may: ["name", "numberOfItems"] },
  ListItem: { needs: ["position"], may: ["name", "item", "url"] },
  Offer: { needs: ["price", "priceCurrency"], may: ["name", "availability", "url"] },
  OfferCatalog: { needs: ["name", "itemListElement"], may: ["url", "numberOfItems"] },
  OpeningHoursSpecification: { needs: ["dayOfWeek", "opens", "closes"] },
  Organization: { needs: ["name"], may: ["parentOrganization"] },
  Place: { needs: ["name"] },
  PostalAddress: { needs: ["addressLocality", "addressCountry"], may: ["addressRegion"] },
  Question: { needs: ["name", "acceptedAnswer"] },
  TaxiService: {
    needs: ["name", "provider", "areaServed"],
    may: ["description", "serviceType", "url", "image", "offers"],
  },
  TouristAttraction: { needs: ["name"], may: ["description"] },
  TouristTrip: { needs: ["name", "provider"], may: ["description", "url", "image", "itinerary", "offers"] },
  TravelAgency: {
    needs: ["name", "url", "telephone", "address"],
    may: ["description", "logo", "image", "email", "areaServed", "openingHoursSpecification", "sameAs"],
  },
  VideoObject: {
    needs: ["name", "thumbnailUrl", "uploadDate"],
    may: ["description", "contentUrl", "duration", "inLanguage"],
  },
  WebSite: { needs: ["name", "url"], may: ["inLanguage", "publisher"] },
};

/** Types that a page must contain, by path without language. Every page but the home page also needs breadcrumbs. */
const REQUIRED_TYPES: readonly [path: RegExp, types: readonly string[]][] = [
  [/^$/, ["TravelAgency", "WebSite"]],
  [/^services$/, ["ItemList"]],
  [/^services\/.+$/, ["TaxiService", "TravelAgency"]],
  [/^tours$/, ["ItemList"]],
  [/^tours\/.+$/, ["TouristTrip", "TravelAgency"]],
  [/^blog\/.+$/, ["BlogPosting", "TravelAgency"]],
  [/^prices$/, ["OfferCatalog"]],
  [/^contact$/, ["ContactPage", "TravelAgency"]],
  [/^faq$/, ["FAQPage"]],
  [/^gallery$/, ["ImageGallery"]],
];

const ADDRESS = /^https?:\/\/[^\s/]+\/\S*$/;
const MOMENT =
  /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:Z|[+-]\d\d:\d\d))?$/;
const DURATION = /^PT\d+[HMS]$/;
const HOUR = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Formats of values by property name; other properties accept any text or number. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  "@id": ADDRESS,
  url: ADDRESS,
  item: ADDRESS,
  image: ADDRESS,
  logo: ADDRESS,
  sameAs: ADDRESS,
  contentUrl: ADDRESS,
  thumbnailUrl: ADDRESS,
  mainEntityOfPage: ADDRESS,
  availability: /^https:\/\/schema\.org\/InStock$/,
  datePublished: MOMENT,
  dateModified: MOMENT,
  uploadDate: MOMENT,
  duration: DURATION,
  timeRequired: DURATION,
  opens: HOUR,
  closes: HOUR,
  dayOfWeek: /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/,
  telephone: /^\+\d{8,15}$/,
  inLanguage: /^(?:tr|en|ru)$/,
  priceCurrency: /^[A-Z]{3}$/,
  price: /^[1-9]\d*(?:\.\d\d)?$/,
  position: /^[1-9]\d*$/,
};

/** The structured data of a page. Throws if they are not valid JSON. */
export function graphsOf(html: string): Graph[] {
  return [...html.matchAll(/<script[^>]*type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json) as Graph,
  );
}

/** Types that are missing in a page's structured data, one sentence each. `path` includes the language. */
export function subjectFaults(path: string, graphs: readonly Graph[]): string[] {
  const defined = graphs.flatMap((graph) => (graph["@graph"] ?? []).map((thing) => thing["@type"]));
  const [, , ...below] = path.split("/");
  const page = below.join("/");
  const types = REQUIRED_TYPES.find(([pattern]) => pattern.test(page))?.[1] ?? [];
  return [...types, ...(page === "" ? [] : ["BreadcrumbList"])]
    .filter((type) => !defined.includes(type))
    .map((type) => `${path} tells of no ${type}.`);
}

/** Faults of structured data, one sentence each. */
export function graphFaults(graph: Graph): string[] {
  const things = graph["@graph"] ?? [];
  const nodes = nodesIn(things);
  const defined = new Set(nodes.filter((node) => node["@type"] !== undefined).map((node) => node["@id"]));
  return [
    ...(graph["@context"] === "https://schema.org"
      ? []
      : ["its structured data do not say that they are schema.org's."]),
    ...(things.length > 0 ? [] : ["its structured data say nothing."]),
    ...things.flatMap((thing) => nodeFaults(thing)),
    ...nodes
      .filter((node) => "@id" in node && !defined.has(node["@id"]))
      .map((node) => `${String(node["@id"])} is referenced but not defined.`),
  ];
}

/** All nodes, including nested ones. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  const within = Object.values(value).flatMap((one: unknown) => nodesIn(one));
  return Array.isArray(value) ? within : [value as Node, ...within];
}

function nodeFaults(node: Node): string[] {
  const { "@type": type, ...properties } = node;
  // A reference to a node elsewhere, by its id alone.
  if (type === undefined) return "@id" in node ? valueFaults("a reference", properties) : ["a thing has no type."];
  const shape = SHAPES[type];
  if (!shape) return [`${type} is no type that this site uses.`];
  const known = new Set(["@id", ...shape.needs, ...(shape.may ?? [])]);
  const names = Object.keys(properties);
  return [
    ...shape.needs.filter((name) => !names.includes(name)).map((name) => `${type} has no ${name}.`),
    ...names
      .filter((name) => !known.has(name))
      .map((name) => `${type} has ${name}, which is none of its properties here.`),
    ...valueFaults(type, properties),
  ];
}

function valueFaults(type: string, properties: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(properties).flatMap(([name, value]) => {
    const values = Array.isArray(value) ? value : [value];
    if (values.length === 0) return [`${name} of ${type} is empty.`];
    return values.flatMap((one: unknown, index) => {
      if (typeof one === "object" && one !== null) {
        const place = (one as Node)["position"];
        const isOutOfTurn = place !== undefined && place !== index + 1;
        return [
          ...(isOutOfTurn ? [`${name} of ${type} has place ${String(place)} at ${index + 1}.`] : []),
          ...nodeFaults(one as Node),
        ];
      }
      const text = typeof one === "string" || typeof one === "number" ? String(one) : "";
      const looks = FORMATS[name] ?? /\S/;
      return looks.test(text) ? [] : [`${name} of ${type} is "${text}".`];
    });
  });
}
