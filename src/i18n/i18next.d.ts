import type booking from "./messages/tr/booking.json";
import type pages from "./messages/tr/pages.json";
import type shell from "./messages/tr/shell.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: false;
    resources: { shell: typeof shell; booking: typeof booking; pages: typeof pages };
  }
}
