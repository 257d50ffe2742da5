import type { Language } from "#src/domain/language.ts";
import type { City } from "#src/content/schema/places.ts";
import type { Library } from "#src/content/read/libraryTypes.ts";
import type { Cities, ContactData } from "./pageDataTypes.ts";

/** The two cities whose weather is shown. */
export function loadCities({ cities }: Library, language: Language): Cities {
  const [here, other] = cities;
  const named = ({ id, name }: City) => ({ id, name: name[language] });
  return [named(here), named(other)];
}

/** Contact details of the operator. */
export function loadContact({ business }: Library): ContactData {
  const { name, shortName, phone, whatsapp, telegram, emails } = business;
  return { name, shortName, phone, whatsapp, emails, ...(telegram && { telegram }) };
}
