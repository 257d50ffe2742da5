import { BUSINESS } from "#content/business.ts";
import { CITIES } from "#content/cities.ts";
import type { Language } from "#src/domain/language.ts";
import type { City } from "./contentSchema.ts";
import type { Cities, ContactData } from "./pageDataTypes.ts";

/** The two cities whose weather is shown. */
export function loadCities(language: Language): Cities {
  const [here, other] = CITIES;
  const named = ({ id, name }: City) => ({ id, name: name[language] });
  return [named(here), named(other)];
}

/** Contact details of the operator. */
export function loadContact(): ContactData {
  const { name, shortName, phone, whatsapp, telegram, emails } = BUSINESS;
  return { name, shortName, phone, whatsapp, emails, ...(telegram && { telegram }) };
}
