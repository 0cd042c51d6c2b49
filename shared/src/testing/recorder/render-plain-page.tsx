import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CountryCode } from '../../contract/entities/country';
import type { RemoteDefinition } from '../../remote';
import { renderRoutes } from '../portal';
import { recorderTokens, settledUserId } from './platform';
import { createPlainPortal, useRecorder } from './useRecorder';

interface Options {
  readonly country?: CountryCode;
  readonly isSignedIn?: boolean;
  /** Who is signed in: the agent with everything by default. */
  readonly userId?: string;
}

/** Opens a page of a remote on a platform that knows section 7 and announces nothing. */
export function renderPlainPage(
  remote: RemoteDefinition,
  path: string,
  { country = 'ae', isSignedIn = true, userId = settledUserId }: Options = {},
) {
  const recorder = useRecorder(country);
  const portal = createPlainPortal();
  portal.country.set(country);
  const failures: string[] = [];
  portal.events.on('notice:raised', ({ notice }) => {
    if (notice.tone === 'destructive') failures.push(`${notice.title}: ${notice.description ?? ''}`);
  });
  if (isSignedIn) portal.session.start({ ...recorderTokens(userId), userId });
  const page = renderRoutes([...remote.routes, { path: '*', element: null }], path, { portal, remote });
  return {
    ...page,
    user: userEvent.setup(),
    calls: recorder.calls,
    /** Nothing was refused and nothing failed, once the page makes no more calls. */
    async expectPlain(): Promise<void> {
      let before = -1;
      await waitFor(
        () => {
          const now = recorder.calls.length;
          const isQuiet = now === before;
          before = now;
          if (!isQuiet) throw new Error('The page still calls');
        },
        { interval: 150 },
      );
      expect({ refused: recorder.refused, failures }).toEqual({ refused: [], failures: [] });
    },
  };
}
