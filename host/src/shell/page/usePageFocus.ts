import { removeBasePath } from '@portal/shared/base-path';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageChange } from './usePageChange';

export const PAGE_ID = 'page';

/**
 * Tells whether the user pressed a key or a pointer while the next page was loading: the address is that page's
 * already, and the page before it still shows.
 */
function useInputWhileLoading(): () => boolean {
  const { pathname } = useLocation();
  const target = useRef<string | null>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    shown.current = pathname;
  }, [pathname]);
  useEffect(() => {
    const onInput = () => {
      const { pathname: next } = globalThis.location;
      target.current = removeBasePath(next) === shown.current ? null : next;
    };
    document.addEventListener('keydown', onInput, true);
    document.addEventListener('pointerdown', onInput, true);
    return () => {
      document.removeEventListener('keydown', onInput, true);
      document.removeEventListener('pointerdown', onInput, true);
    };
  }, []);
  return () => target.current === globalThis.location.pathname;
}

/** An element that the keyboard can reach has the focus, outside the page. */
const isFocusElsewhere = (page: HTMLElement): boolean =>
  document.activeElement !== null &&
  document.activeElement !== document.body &&
  !page.contains(document.activeElement);

/**
 * After a move the keyboard and the screen reader continue at the new page's heading, unless the page set the focus
 * itself, or the user went on elsewhere while the page was loading.
 */
export function usePageFocus(): void {
  const hasInputWhileLoading = useInputWhileLoading();
  usePageChange(() => {
    const page = document.getElementById(PAGE_ID);
    if (!page || (page.contains(document.activeElement) && document.activeElement !== page)) return;
    if (hasInputWhileLoading() && isFocusElsewhere(page)) return;
    const target = page.querySelector('h1') ?? page;
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  });
}
