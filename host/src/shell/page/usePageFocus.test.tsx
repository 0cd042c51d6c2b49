import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ComponentType } from 'react';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { PAGE_ID, usePageFocus } from './usePageFocus';

function Shell() {
  usePageFocus();
  return (
    <>
      <button type="button">Search</button>
      <main id={PAGE_ID} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

/** Opens a page whose code comes later, by its link. The address changes at once, the page before it stays. */
async function openSlowPage() {
  let resolveCode = () => {};
  const SlowPage = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        resolveCode = () => resolve({ default: () => <h1>Trips</h1> });
      }),
  );
  window.history.replaceState(null, '', '/');
  const router = createBrowserRouter([
    {
      element: <Shell />,
      children: [
        { path: '/', element: <Link to="/trips">To the trips</Link> },
        { path: '/trips', element: <SlowPage /> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('link', { name: 'To the trips' }));
  expect(window.location.pathname).toBe('/trips');
  return {
    user,
    showPage: async () => {
      await act(async () => resolveCode());
      return screen.findByRole('heading', { name: 'Trips' });
    },
  };
}

test('the heading of the next page takes the focus', async () => {
  const { showPage } = await openSlowPage();
  expect(await showPage()).toHaveFocus();
});

test('a user who went on elsewhere while the page was loading keeps the focus', async () => {
  const { user, showPage } = await openSlowPage();
  const search = screen.getByRole('button', { name: 'Search' });
  await user.click(search);
  await showPage();
  expect(search).toHaveFocus();
});
