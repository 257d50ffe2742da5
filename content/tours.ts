import type { TourFacts } from "#src/content/entities.ts";

/** Every tour, in the order in which the list shows them. Titles and texts are in `content/tours/{slug}`. */
export const TOURS: readonly TourFacts[] = [
  {
    id: 1,
    slug: "bodrum-city-tour",
    days: 1,
    images: ["tour-bodrum-city-tour", "stop-bodrum-castle", "stop-windmills"],
    stops: ["stop-bodrum-castle", "stop-windmills"],
    map: ["airport", "bodrum", "gümbet"],
  },
  {
    id: 2,
    slug: "efes-turu",
    days: 1,
    images: ["tour-efes-turu", "boat-anchorage", "boat-table"],
    stops: [],
    price: 35,
    video: { src: "/film/boat-tour.mp4", poster: "boat-film-poster", seconds: 8 },
  },
  {
    id: 3,
    slug: "izmir-seferihisar-sigacik-alacati-cesme",
    days: 2,
    images: [
      "tour-izmir-seferihisar-sigacik-alacati-cesme",
      "stop-seferihisar",
      "stop-sigacik",
      "stop-alacati",
      "stop-cesme",
      "stop-izmir",
    ],
    stops: ["stop-seferihisar", "stop-sigacik", "stop-alacati", "stop-cesme", "stop-izmir"],
    map: ["bodrum", "cesme/alacatı", "izmir"],
  },
  {
    id: 4,
    slug: "denizli-pamukkale-turu",
    days: 1,
    images: ["tour-denizli-pamukkale-turu", "stop-pamukkale", "stop-hierapolis", "stop-antique-pool"],
    stops: ["stop-pamukkale", "stop-hierapolis", "stop-antique-pool"],
    map: ["bodrum", "pamukkale"],
  },
  {
    id: 5,
    slug: "likya-fethiye-turu",
    days: 2,
    images: ["tour-likya-fethiye-turu", "stop-oludeniz", "stop-kayakoy", "stop-amyntas"],
    stops: ["stop-oludeniz", "stop-kayakoy", "stop-amyntas"],
    map: ["bodrum", "fethiye"],
  },
  {
    id: 6,
    slug: "private-tour-to-dalyan",
    days: 2,
    images: ["tour-private-tour-to-dalyan", "stop-ephesus", "stop-virgin-mary", "stop-sirince", "stop-kusadasi"],
    stops: ["stop-ephesus", "stop-virgin-mary", "stop-sirince", "stop-kusadasi"],
    map: ["bodrum", "kusadasıhotels"],
  },
  {
    id: 7,
    slug: "ozel-yat-turu",
    days: 1,
    images: ["tour-ozel-yat-turu", "yacht-cove", "yacht-evening"],
    stops: [],
  },
];
