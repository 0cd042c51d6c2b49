import { useMemo } from 'react';
import { useI18n, useMessages, type MessageSource } from '@portal/shared/i18n';

/** A look-up list's name as its reader calls it. */
export type GetName = (name: string) => string;

/**
 * The hook that gives it. What a list calls something in English is the id of its translations, so that servers, files and forms
 * keep one name; a name without a translation stays as it is. English readers load nothing.
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
