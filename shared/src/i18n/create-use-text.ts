import { useI18n, useMessages, type Translate } from './context';
import type { MessageSource } from './message-source';

/**
 * The hook `t(id, values)` of words that come with the part of a page that uses them, and are no part of a remote's entry. `Id` widens it to
 * words that are there already.
 */
export function createUseText<
  Id extends string = never,
  English extends MessageSource['en'] = MessageSource['en'],
>(en: English, others: MessageSource['others']): () => Translate<Id | (keyof English & string)> {
  const source: MessageSource = { en, others };
  return function useText() {
    void useI18n().add(source);
    return useMessages();
  };
}
