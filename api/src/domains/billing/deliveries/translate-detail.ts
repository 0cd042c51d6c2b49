import { say, translateText, type Text } from '../../../language/say';

/**
 * A stored sentence of a delivery in the reader's language: nobody reads along when it is written. What a provider
 * wrote stays as it is.
 */
export function translateDetail(text: string): string {
  const [, status] = /^The provider answered (\d{3})\.$/.exec(text) ?? [];
  if (status !== undefined) return say('The provider answered {status}.', { status });
  const [, field] = /^This code is of another document: (\w+)\.$/.exec(text) ?? [];
  if (field !== undefined) return say('This code is of another document: {field}.', { field });
  return translateText(text as Text);
}
