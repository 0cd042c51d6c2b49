import { useMemo } from 'react';
import { useI18n, useMessages, type MessageSource } from '@portal/shared/i18n';

/** A look-up list's name in the reader's language. */
export type GetName = (name: string) => string;

/**
 * Makes the hook that returns it. The English name of a look-up entry is the id of its translations, so that
 * servers, files and forms share one name. A name without a translation stays as it is. English readers load
 * nothing.
 */
export function createUseNames(others: NonNullable<MessageSource['others']>): () => GetName {
  const source: MessageSource = { en: {}, others };
  return function useNames() {
    const i18n = useI18n();
    const t = useMessages();
    void i18n.add(source);
    return useMemo(() => (name: string) => (i18n.has(name) ? t(name) : name), [i18n, t]);
  };
}
