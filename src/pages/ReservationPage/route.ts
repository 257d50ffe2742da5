import { pageRoute } from "#src/pages/pageRoute.tsx";

export const reservationRoute = pageRoute({
  name: "reservation",
  section: "reservation",
  namespaces: ["pages", "reservation", "booking", "fares", "request", "services"],
  loadComponent: async () => (await import("./ReservationPage.tsx")).ReservationPage,
});
