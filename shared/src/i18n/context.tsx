import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Direction } from '../contract/locales';
import type { I18n, MessageValues } from './i18n';

export type Translate<Id extends string> = (id: Id, values?: MessageValues) => string;

interface Messages {
  i18n: I18n;
  translate: Translate<string>;
  direction: Direction;
}

/** A new object with each version of the messages. */
const MessagesContext = createContext<Messages | null>(null);

/** Provides the messages. It alone subscribes to them: a page has hundreds of components that read them. */
export function MessagesProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const snapshot = () => i18n.version;
  const version = useSyncExternalStore(i18n.subscribe, snapshot, snapshot);
  const messages = useMemo(() => {
    void version;
    return {
      i18n,
      translate: (id: string, values?: MessageValues) => i18n.t(id, values),
      direction: i18n.direction,
    };
  }, [i18n, version]);
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

function useMessagesContext(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('MessagesProvider is missing above this component');
  return messages;
}

export const useI18n = (): I18n => useMessagesContext().i18n;

/** `t(id, values)`, renewed when the language changes. `Id` narrows it to one package's catalogue. */
export const useMessages = <Id extends string = string>(): Translate<Id> => useMessagesContext().translate;

export const useDirection = (): Direction => useMessagesContext().direction;
