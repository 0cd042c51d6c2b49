import { useSyncExternalStore } from 'react';

let badge = '';
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The prefix of the document's title on every page, such as `(3)`. */
export function setTitleBadge(text: string): void {
  badge = text;
  listeners.forEach((listener) => listener());
}

export const useTitleBadge = (): string => useSyncExternalStore(subscribe, () => badge);
