import { usePageChange } from './use-page-change';

export const PAGE_ID = 'page';

/** After a move the keyboard and the screen reader continue at the new page's heading, unless the page set the focus itself. */
export function usePageFocus(): void {
  usePageChange(() => {
    const page = document.getElementById(PAGE_ID);
    if (!page || (page.contains(document.activeElement) && document.activeElement !== page)) return;
    const target = page.querySelector('h1') ?? page;
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  });
}
