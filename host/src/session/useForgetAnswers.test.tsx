import { PortalProvider } from '@portal/shared/portal';
import { createTestPortal } from '@portal/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import useSWR, { SWRConfig } from 'swr';
import { useForgetAnswers } from './useForgetAnswers';

test('an agent who logs in again at once gets an answer of the new session', async () => {
  const portal = createTestPortal();
  let reads = 0;
  function Page() {
    const { data } = useSWR('ae users.me', async () => `Answer ${(reads += 1)}`);
    return <p>{data ?? 'Loading'}</p>;
  }
  function Portal({ isSignedIn }: { isSignedIn: boolean }) {
    useForgetAnswers();
    return isSignedIn ? <Page /> : <p>Log in</p>;
  }
  const view = (isSignedIn: boolean) => (
    <PortalProvider portal={portal}>
      <MemoryRouter>
        <SWRConfig value={{ provider: () => new Map() }}>
          <Portal isSignedIn={isSignedIn} />
        </SWRConfig>
      </MemoryRouter>
    </PortalProvider>
  );
  const { rerender } = render(view(true));
  expect(await screen.findByText('Answer 1')).toBeVisible();
  rerender(view(false));
  await act(async () => {
    portal.events.emit('session:ended', { reason: 'other-tab' });
    portal.events.emit('session:started', { userId: 'user-1' });
  });
  rerender(view(true));
  expect(await screen.findByText('Answer 2')).toBeVisible();
});
