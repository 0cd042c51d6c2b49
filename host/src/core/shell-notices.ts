import { useSyncExternalStore, type ReactElement } from 'react';

let notices: readonly ReactElement[] = [];
const listeners = new Set<() => void>();
const read = () => notices;
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function set(next: readonly ReactElement[]): void {
  notices = next;
  listeners.forEach((listener) => listener());
}

const listOthers = (name: string | null) => notices.filter(({ key }) => key !== name);

/** @param name the key of a shown notice */
export const hideShellNotice = (name: string): void => set(listOthers(name));

/** Shows what loads after the first view among the shell's banners, on every page. Its key is its name. */
export const showShellNotice = (notice: ReactElement): void => set([...listOthers(notice.key), notice]);

export const useShellNotices = (): readonly ReactElement[] => useSyncExternalStore(subscribe, read, read);
