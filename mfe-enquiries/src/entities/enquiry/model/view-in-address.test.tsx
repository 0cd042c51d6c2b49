import { useAddressView } from '@portal/shared/address';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { enquiriesView } from './view-state';

function View() {
  const [view, setView] = useAddressView(enquiriesView);
  return (
    <>
      <p>{`${view.status} ${view.location} ${view.page}`}</p>
      <button type="button" onClick={() => setView({ status: 'NEW' })}>
        new
      </button>
      <button type="button" onClick={() => setView({ location: 'Dubai' })}>
        place
      </button>
    </>
  );
}

/** A page whose router stays busy with each change of the address until released. */
function open(address: string) {
  const waiting: (() => void)[] = [];
  let isBusy = false;
  const loader = () => (isBusy ? new Promise<null>((resolve) => waiting.push(() => resolve(null))) : null);
  const router = createMemoryRouter([{ path: '*', element: <View />, loader, HydrateFallback: () => null }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return {
    router,
    user: userEvent.setup(),
    hold: () => (isBusy = true),
    letGo: () => act(async () => waiting.splice(0).forEach((resolve) => resolve())),
  };
}

test('a change while the router is busy builds on the previous change', async () => {
  const { router, user, hold, letGo } = open('/enquiries?page=3');
  await screen.findByText('all all 3');
  hold();
  await user.click(screen.getByRole('button', { name: 'new' }));
  expect(screen.getByText('all all 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'place' }));
  await letGo();
  expect(await screen.findByText('NEW Dubai 1')).toBeVisible();
  expect(router.state.location.search).toBe('?status=new&location=Dubai');
});

test('after going back, the next change builds on the address', async () => {
  const { router, user } = open('/enquiries');
  await user.click(await screen.findByRole('button', { name: 'new' }));
  await screen.findByText('NEW all 1');
  await act(() => router.navigate(-1));
  await screen.findByText('all all 1');
  await user.click(screen.getByRole('button', { name: 'place' }));
  expect(await screen.findByText('all Dubai 1')).toBeVisible();
});
