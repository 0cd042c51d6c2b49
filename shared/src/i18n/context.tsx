import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { I18n, MessageValues } from './i18n';

const I18nContext = createContext<I18n | null>(null);

export function MessagesProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('MessagesProvider is missing above this component');
  return i18n;
}

export type Translate<Id extends string> = (id: Id, values?: MessageValues) => string;

/** `t(id, values)`, renewed when the language changes. `Id` narrows it to one package's catalogue. */
export function useMessages<Id extends string = string>(): Translate<Id> {
  const i18n = useI18n();
  const snapshot = () => i18n.version;
  const version = useSyncExternalStore(i18n.subscribe, snapshot, snapshot);
  return useMemo(() => {
    void version;
    return (id: Id, values?: MessageValues) => i18n.t(id, values);
  }, [i18n, version]);
}

export function useDirection(): 'ltr' | 'rtl' {
  const i18n = useI18n();
  const direction = () => i18n.direction;
  return useSyncExternalStore(i18n.subscribe, direction, direction);
}
