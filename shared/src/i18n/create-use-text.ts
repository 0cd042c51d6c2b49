import { useI18n, useMessages, type Translate } from './context';
import type { MessageSource } from './message-source';

/**
 * Makes the hook `t(id, values)` for messages that load with the part of a page that uses them, and not with
 * a remote's entry. `Id` adds ids of messages that are loaded already.
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
