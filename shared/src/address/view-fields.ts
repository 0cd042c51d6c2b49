import { isoDate, limits, uuid } from '@portal/shared/contract';
import * as v from 'valibot';
import type { ViewField } from './define-view';
import { toPage } from './parameters';

type Options = Pick<ViewField<unknown>, 'name' | 'isFilter' | 'keepsPage'>;

/** The page of a list. An invalid one counts as the first. */
export const definePage = (): ViewField<number> => ({
  first: limits.page.first,
  read: toPage,
  write: String,
});

/** The number of rows on a page; the first choice is the default. */
export const defineSize = (choices: readonly number[]): ViewField<number> => {
  const first = choices[0] ?? limits.page.limit;
  return {
    first,
    read: (text) => choices.find((choice) => String(choice) === text) ?? first,
    write: String,
  };
};

/** The words that the rows are searched by. */
export const defineSearch = (): ViewField<string> => ({
  first: '',
  read: (text) => (text ?? '').slice(0, limits.search.max),
  write: (text) => text,
  isFilter: true,
});

/** One of several values; the first is the default. */
export function defineChoice<const Value extends string>(
  choices: readonly Value[],
  options?: Options,
): ViewField<Value> {
  const first = choices[0] as Value;
  return {
    first,
    read: (text) => choices.find((choice) => choice === text) ?? first,
    write: (value) => value,
    ...options,
  };
}

/** Whether something applies. */
export const defineFlag = (options?: Options): ViewField<boolean> => ({
  first: false,
  read: (text) => text === 'true',
  write: String,
  ...options,
});

/** A text that has a form of its own; one without it counts as none. */
export const defineText = (isValid: (text: string) => boolean, options?: Options): ViewField<string> => ({
  first: '',
  read: (text) => (text && isValid(text) ? text : ''),
  write: (text) => text,
  ...options,
});

/** A calendar day, `YYYY-MM-DD`, or nothing. */
export const defineDay = (options?: Options): ViewField<string> => defineText(isDay, options);

/** The id of a record, or nothing. */
export const defineId = (options?: Options): ViewField<string> =>
  defineText((text) => v.is(uuid, text), options);

/** Whether a text is a day of the calendar, `YYYY-MM-DD`, as the server reads it. */
export const isDay = (text: string): boolean => v.is(isoDate, text);
