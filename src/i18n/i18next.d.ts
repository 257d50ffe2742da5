import type blog from "./messages/tr/blog.json";
import type booking from "./messages/tr/booking.json";
import type contact from "./messages/tr/contact.json";
import type faq from "./messages/tr/faq.json";
import type gallery from "./messages/tr/gallery.json";
import type offline from "./messages/tr/offline.json";
import type pages from "./messages/tr/pages.json";
import type prices from "./messages/tr/prices.json";
import type request from "./messages/tr/request.json";
import type services from "./messages/tr/services.json";
import type shell from "./messages/tr/shell.json";
import type tours from "./messages/tr/tours.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: false;
    resources: {
      blog: typeof blog;
      booking: typeof booking;
      contact: typeof contact;
      faq: typeof faq;
      gallery: typeof gallery;
      offline: typeof offline;
      pages: typeof pages;
      prices: typeof prices;
      request: typeof request;
      services: typeof services;
      shell: typeof shell;
      tours: typeof tours;
    };
  }
}
