import type { ParseKeys, TFunction } from "i18next";

import type blog from "./messages/tr/blog.json";
import type booking from "./messages/tr/booking.json";
import type contact from "./messages/tr/contact.json";
import type fares from "./messages/tr/fares.json";
import type faq from "./messages/tr/faq.json";
import type fleet from "./messages/tr/fleet.json";
import type gallery from "./messages/tr/gallery.json";
import type legal from "./messages/tr/legal.json";
import type newsletter from "./messages/tr/newsletter.json";
import type offline from "./messages/tr/offline.json";
import type pages from "./messages/tr/pages.json";
import type prices from "./messages/tr/prices.json";
import type request from "./messages/tr/request.json";
import type reservation from "./messages/tr/reservation.json";
import type services from "./messages/tr/services.json";
import type shell from "./messages/tr/shell.json";
import type tour from "./messages/tr/tour.json";
import type tours from "./messages/tr/tours.json";
import type { Namespace } from "./namespaces.ts";

/**
 * Types of the messages in each namespace, taken from the Turkish files. A test checks that every language has the same
 * keys.
 */
export interface Messages {
  blog: typeof blog;
  booking: typeof booking;
  contact: typeof contact;
  fares: typeof fares;
  faq: typeof faq;
  fleet: typeof fleet;
  gallery: typeof gallery;
  legal: typeof legal;
  newsletter: typeof newsletter;
  offline: typeof offline;
  pages: typeof pages;
  prices: typeof prices;
  request: typeof request;
  reservation: typeof reservation;
  services: typeof services;
  shell: typeof shell;
  tour: typeof tour;
  tours: typeof tours;
}

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
    resources: Messages;
    returnNull: false;
  }
}

/** Translation function for these namespaces. Keys of the first one need no namespace prefix. */
export type Translate<Namespaces extends Namespace | readonly [Namespace, ...Namespace[]]> = TFunction<Namespaces>;

type PrefixedKey<Namespaces extends Namespace> = { [Name in Namespaces]: `${Name}:${ParseKeys<Name>}` }[Namespaces];

/**
 * Translation function for keys with a namespace prefix, such as `fares:about`. Every `t` of a list that
 * has these namespaces is assignable to it, such as that of `useTranslation(["fares"])`.
 */
export type TranslatePrefixed<Namespaces extends Namespace> = (
  ...args: [key: PrefixedKey<Namespaces>] | [key: PrefixedKey<Namespaces>, values: { [name: string]: string | number }]
) => string;
