export { findCountryCode, listCountries, toEnglishName, toLocalName } from './countries';
export { useNationalityWords } from './useNationalityWords';
