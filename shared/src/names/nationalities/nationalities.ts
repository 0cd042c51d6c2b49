import { listCountries, toEnglishName } from '../countries/countries';
import words from '../countries/nationality-words.json';

function createRegionNamer(locale: string): (code: string) => string {
  const regions = new Intl.DisplayNames([locale], { type: 'region' });
  return (code) => regions.of(code) ?? code;
}

/** The countries in the reader's language and order, each with what its people are called: "British Briton English". */
export function listNationalities(locale: string): { country: string; people: string }[] {
  const nameRegion = createRegionNamer(locale);
  const people = new Map(Object.entries(words).map(([code, names]) => [nameRegion(code), names.join(' ')]));
  return listCountries(locale).map((country) => ({ country, people: people.get(country) ?? '' }));
}

/**
 * The English name of a country that was typed by its name or by what its people are called, as it is stored: "United
 * Kingdom" of "British". Anything else stays as it was typed.
 */
export function readNationality(typed: string, locale: string): string {
  const name = toEnglishName(typed, locale);
  const word = name.toLocaleLowerCase();
  const found = Object.entries(words).find(([, names]) =>
    names.some((one) => one.toLocaleLowerCase() === word),
  );
  return found ? createRegionNamer('en')(found[0]) : name;
}
