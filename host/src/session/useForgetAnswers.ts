import { useEvent } from '@portal/shared/portal';
import { useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { isAuthenticatedPath } from '../core/access';

/** The id of the call that reads the company. Importing the endpoint itself would add its schemas to every first load. */
const COMPANY_QUERY = 'company.get';

/**
 * Forgets earlier answers: one agent's answers must not be shown to the next, nor "no company" to an agent
 * who just registered theirs.
 */
export function useForgetAnswers(): void {
  const { mutate } = useSWRConfig();
  const { pathname } = useLocation();
  const forget = (matches: (key: unknown) => boolean) =>
    void mutate(matches, undefined, { revalidate: false });
  useEvent('session:ended', () => forget(() => true));
  // An agent who logs in again at once must not get a request of the session before: SWR keeps one for two seconds,
  // and drops its answer because it was forgotten. Reading again removes it.
  useEvent('session:started', () => void mutate(() => true, undefined));
  useEvent('company:changed', () => {
    // Behind an open gate the company is read again without taking the page away.
    if (isAuthenticatedPath(pathname)) return;
    forget((key) => typeof key === 'string' && key.includes(COMPANY_QUERY));
  });
}
