import { useLastPage, type SetView } from '@portal/shared/address';

interface PagedList {
  /** The page that the address requests. */
  readonly page: number;
  /** The server's answer for exactly this page, or undefined while there is none. */
  readonly answer: Parameters<typeof useLastPage>[0]['answer'];
  readonly setView: SetView<{ readonly page: number }>;
}

/**
 * An address beyond the last page leads to the last one.
 * @returns turns to a page, and to its top
 */
export function usePageTurn({ page, answer, setView }: PagedList): (page: number) => void {
  useLastPage({ page, answer, goTo: (last) => setView({ page: last }, 'replace') });
  return (next) => {
    setView({ page: next });
    window.scrollTo({ top: 0 });
  };
}
