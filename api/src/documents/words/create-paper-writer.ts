import type { Country } from '@portal/shared/contract';

import {
  formatDateTime,
  formatDay,
  formatExactTime,
  formatKilometres,
  formatSecondDay,
  formatSecondTime,
} from '../format';
import { readFirst, readSecond, type Fact, type PaperText } from '../paper';
import { translateWord, type PaperWord, type SecondLanguage, type WordValues } from './paper-words';

const arabicSeparators = { ', ': '، ', '; ': '؛ ', ': ': ': ', ' ': ' ' } as const;

type Where = Pick<Country, 'timeZone'>;

/** Values of a text, of which some have a translation of their own. */
type Values = Readonly<Record<string, number | PaperText>>;

/** Writes the texts of one document, in English or in English and a second language. */
export interface PaperWriter {
  readonly second: SecondLanguage | null;
  word(word: PaperWord, values?: Values): PaperText;
  /** Puts texts after one another. Arabic has its own comma and semicolon. */
  join(parts: readonly PaperText[], separator: keyof typeof arabicSeparators): PaperText;
  /** `14 Mar 2026` */
  day(at: Date | string): PaperText;
  /** `14 Mar 2026, 14:30` */
  dateTime(at: Date | string): PaperText;
  /** `14 Mar 2026, 14:30:05` */
  exactTime(at: Date | string): PaperText;
  kilometres(count: number): PaperText;
  /** Facts by their labels, without those that have no value. */
  facts(facts: readonly (readonly [PaperWord, PaperText | null | undefined])[]): Fact[];
}

const readValues = (values: Values, read: (text: PaperText) => string): WordValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : read(value)]),
  );

/**
 * The writer of a document. Its times are those of the country.
 * @param second the language next to English, as it was when the document was issued; none for English alone
 */
export function createPaperWriter(country: Where, second: SecondLanguage | undefined | null): PaperWriter {
  const both = (text: string, translate: (language: SecondLanguage) => string): PaperText =>
    second ? { text, second: translate(second) } : text;
  const word: PaperWriter['word'] = (id, values = {}) =>
    both(translateWord('en', id, readValues(values, readFirst)), (language) =>
      translateWord(language, id, readValues(values, readSecond)),
    );
  return {
    second: second ?? null,
    word,
    join: (parts, separator) =>
      both(parts.map(readFirst).join(separator), (language) =>
        parts.map(readSecond).join(language === 'ar' ? arabicSeparators[separator] : separator),
      ),
    day: (at) => both(formatDay(at, country), (language) => formatSecondDay(at, country, language)),
    dateTime: (at) =>
      both(formatDateTime(at, country), (language) => formatSecondTime(at, country, language, 'minute')),
    exactTime: (at) =>
      both(formatExactTime(at, country), (language) => formatSecondTime(at, country, language, 'second')),
    kilometres: (count) =>
      both(formatKilometres(count), (language) =>
        translateWord(language, '{count} km', { count: new Intl.NumberFormat('en').format(count) }),
      ),
    facts: (facts) => facts.flatMap(([label, value]) => (value ? [{ label: word(label), value }] : [])),
  };
}
