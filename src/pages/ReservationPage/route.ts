import { pageRoute } from "#src/pages/pageRoute.tsx";

export const reservationRoute = pageRoute({
  name: "reservation",
  section: "reservation",
  namespaces: ["pages", "booking", "fares", "request", "services"],
  loadComponent: async () => (await import("./ReservationPage.tsx")).ReservationPage,
});
