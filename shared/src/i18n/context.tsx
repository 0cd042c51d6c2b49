import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Direction } from '../contract/locales';
import type { I18n, MessageValues } from './i18n';

export type Translate<Id extends string> = (id: Id, values?: MessageValues) => string;

/** What components show of the messages. A new object with each version of them. */
interface ShownMessages {
  translate: Translate<string>;
  direction: Direction;
}

const I18nContext = createContext<I18n | null>(null);
const ShownContext = createContext<ShownMessages | null>(null);

/** Provides the messages. It alone subscribes to them: a page has hundreds of components that read them. */
export function MessagesProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const snapshot = () => i18n.version;
  const version = useSyncExternalStore(i18n.subscribe, snapshot, snapshot);
  const shown = useMemo(() => {
    void version;
    return {
      translate: (id: string, values?: MessageValues) => i18n.t(id, values),
      direction: i18n.direction,
    };
  }, [i18n, version]);
  return (
    <I18nContext value={i18n}>
      <ShownContext value={shown}>{children}</ShownContext>
    </I18nContext>
  );
}

function requireProvider<Value>(value: Value | null): Value {
  if (!value) throw new Error('MessagesProvider is missing above this component');
  return value;
}

export const useI18n = (): I18n => requireProvider(useContext(I18nContext));

/** `t(id, values)`, renewed when the language changes. `Id` narrows it to one package's catalogue. */
export const useMessages = <Id extends string = string>(): Translate<Id> =>
  requireProvider(useContext(ShownContext)).translate;

export const useDirection = (): Direction => requireProvider(useContext(ShownContext)).direction;
