import words from './nationality-words.json';

const wordsByCode: Readonly<Record<string, readonly string[] | undefined>> = words;

/**
 * What the people of a country are called, in every language of the portal: "British Briton English …" of GB. Arabic and
 * Hindi words are there where they are no form of the country's name, which finds it already. Empty for a country without
 * such words.
 */
export const getNationalityWords = (code: string): string => (wordsByCode[code] ?? []).join(' ');
