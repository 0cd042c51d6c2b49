import { loadPhoneLibrary } from './library';
import { homeCountries } from './phoneText';

/** The calling code that a number in E.164 begins with, such as `+971`. Empty when it is not known. */
export async function findCallingCode(number: string): Promise<string> {
  const home = homeCountries.find(({ callingCode }) => number.startsWith(`+${callingCode}`));
  if (home) return `+${home.callingCode}`;
  const parsed = (await loadPhoneLibrary())?.parsePhoneNumberFromString(number);
  return parsed ? `+${parsed.countryCallingCode}` : '';
}
